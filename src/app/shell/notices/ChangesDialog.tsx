import { SyncPanel } from '../../../features/sync/SyncPanel.tsx';
import { type DialogProps, useDialogs } from '../../../ui/dialogs.tsx';
import { arriving } from '../../../ui/arriving.tsx';
import { commandEditors } from '../../editors.ts';

const WaitingRecordings = arriving(() =>
  import('../../../features/recorder/WaitingRecordings.tsx').then((m) => m.WaitingRecordings),
);

/** What needs the person and what only this device has, with the forms and dialogs where it goes on. */
export default function ChangesDialog({ target, onClose }: Omit<DialogProps, 'at'>) {
  const { open } = useDialogs();
  return (
    <SyncPanel
      repair={target}
      onClose={onClose}
      editors={commandEditors}
      onOpen={open}
      Recordings={WaitingRecordings}
    />
  );
}
