import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/** Before signing out: what has not left this device. */
export function StillWaiting(props: {
  /** How many changes, and how many recordings. */
  readonly changes: number;
  readonly recordings: number;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}) {
  const { changes, recordings } = props;
  return (
    <ConfirmDialog
      open
      title="Sair agora?"
      confirmLabel="Sair mesmo assim"
      cancelLabel="Ficar"
      onConfirm={props.onLeave}
      onClose={props.onClose}
    >
      {changes > 0 && changesKept(changes)}
      {changes > 0 && recordings > 0 && ' '}
      {recordings > 0 && recordingsKept(recordings)}
    </ConfirmDialog>
  );
}

const changesKept = (count: number): string =>
  count === 1
    ? '1 alteração ainda não chegou à nuvem. Ela fica guardada neste aparelho e segue quando você entrar aqui de novo.'
    : `${count} alterações ainda não chegaram à nuvem. Elas ficam guardadas neste aparelho e seguem quando você entrar aqui de novo.`;

const recordingsKept = (count: number): string =>
  count === 1
    ? '1 gravação está só neste aparelho. Ela fica guardada até você entrar aqui de novo.'
    : `${count} gravações estão só neste aparelho. Elas ficam guardadas até você entrar aqui de novo.`;
