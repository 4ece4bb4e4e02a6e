import { SyncPanel } from '../../features/sync/SyncPanel.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { commandEditors } from '../editors.ts';

/** What needs the person and what only this device has, with the forms and dialogs where it goes on. */
export default function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { open } = useDialogs();
  return <SyncPanel onClose={onClose} editors={commandEditors} onOpen={open} />;
}
