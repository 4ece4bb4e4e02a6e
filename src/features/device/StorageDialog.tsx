import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { type StorageActions, StorageWays } from './StorageWays.tsx';

/** The ways on, from where the app still shows something. */
export const StorageDialog = (props: {
  readonly actions: StorageActions;
  readonly onClose: () => void;
}) => (
  <AppDialog open onClose={props.onClose} title="Dados deste aparelho">
    <StorageWays actions={props.actions} />
  </AppDialog>
);
