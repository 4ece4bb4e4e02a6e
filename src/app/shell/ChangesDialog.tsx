import { SyncPanel } from '../../features/sync/SyncPanel.tsx';
import { commandEditors } from '../editors.ts';

/** The pending and refused changes, with the forms that can mend them. */
export default function ChangesDialog({ onClose }: { onClose: () => void }) {
  return <SyncPanel onClose={onClose} editors={commandEditors} />;
}
