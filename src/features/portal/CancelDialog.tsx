import { useCommand } from '../../client/commands/useCommand.ts';
import { useHours } from '../../client/time/useHours.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { statusAt } from '../../domain/appointments/state.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const CANCELLED = {
  done: {
    message: 'Agendamento cancelado',
    detail: 'O agendamento foi cancelado com sucesso!',
  },
  refused: 'Erro ao cancelar',
  failed: 'Não foi possível cancelar o agendamento. Tente novamente.',
};

/** @param now ISO instant */
export const canCancel = (row: AppointmentRow, now: string): boolean =>
  ['scheduled', 'in_progress'].includes(statusAt(row, now));

export function CancelDialog({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const { run, failure } = useCommand('appointment.withdraw', CANCELLED);
  const { moment } = useHours();
  return (
    <ConfirmDialog
      open
      title="Cancelar agendamento?"
      confirmLabel="Cancelar agendamento"
      cancelLabel="Manter"
      destructive
      onConfirm={async () => (await run({ id: row.id })) !== null}
      failure={failure}
      onClose={onClose}
    >
      A sessão de {moment(row.startAt)}
      {row.psychologistName && ` com ${row.psychologistName}`} será cancelada e o horário fica
      livre.
    </ConfirmDialog>
  );
}
