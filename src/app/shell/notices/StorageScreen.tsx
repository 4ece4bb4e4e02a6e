import { StorageTrouble } from '../../../features/device/StorageTrouble.tsx';
import { useStorageActions } from './useStorageActions.ts';

/** Stands in place of a screen whose store failed. */
export const StorageScreen = () => <StorageTrouble actions={useStorageActions()} />;
