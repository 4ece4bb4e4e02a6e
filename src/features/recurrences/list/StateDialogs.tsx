import { useCommand } from '../../../client/commands/useCommand.ts';
import type { RecurrenceRow } from '../../../data/queries/agenda/results.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ActivateDialog } from './ActivateDialog.tsx';
import { DEACTIVATED, DELETED } from '../texts.ts';
import type { Asked } from './useRecurrenceMenu.tsx';
import { patientText, patternText, timeText } from '../words.ts';

/** Asks before a recurrence is ended, put to sleep or woken. */
export function StateDialogs(props: { asked: Asked | null; onClose: () => void }) {
  const { asked, onClose } = props;
  if (asked?.what === 'deactivate') return <DeactivateDialog row={asked.row} onClose={onClose} />;
  if (asked?.what === 'delete') return <DeleteDialog row={asked.row} onClose={onClose} />;
  return asked && <ActivateDialog row={asked.row} onClose={onClose} />;
}

interface RowDialogProps {
  readonly row: RecurrenceRow;
  readonly onClose: () => void;
}

const aboutIt = (row: RecurrenceRow): string =>
  `${patientText(row)} · ${patternText(row)}, ${timeText(row)}.`;

const STAYS = 'As que já passaram e as que têm nota ou pagamento permanecem.';

function DeactivateDialog({ row, onClose }: RowDialogProps) {
  const { run, failure } = useCommand('recurringAppointment.deactivate', DEACTIVATED);
  return (
    <ConfirmDialog
      open
      title="Desativar recorrência?"
      confirmLabel="Desativar"
      onConfirm={async () => (await run({ id: row.id })) !== null}
      failure={failure}
      onClose={onClose}
    >
      <p>{aboutIt(row)}</p>
      As sessões futuras desta recorrência são canceladas, e voltam quando ela for reativada.{' '}
      {STAYS}
    </ConfirmDialog>
  );
}

function DeleteDialog({ row, onClose }: RowDialogProps) {
  const { run, failure } = useCommand('recurringAppointment.delete', DELETED);
  return (
    <ConfirmDialog
      open
      title="Excluir recorrência?"
      confirmLabel="Excluir"
      destructive
      onConfirm={async () => (await run({ id: row.id })) !== null}
      failure={failure}
      onClose={onClose}
    >
      <p>{aboutIt(row)}</p>
      A recorrência é removida e suas sessões futuras são canceladas. {STAYS}
    </ConfirmDialog>
  );
}
