import { useCommand } from '../../client/useCommand.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const CANCELLED = {
  done: {
    message: 'Agendamento cancelado',
    detail: 'O agendamento foi cancelado com sucesso!',
  },
  refused: 'Erro ao cancelar',
};

/** @param now ISO instant */
export const canCancel = (row: AppointmentRow, now: string): boolean =>
  ['scheduled', 'in_progress'].includes(statusAt(row, now));

export function CancelDialog({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const { run, failure } = useCommand('appointment.withdraw', CANCELLED);
  const zone = useZone();
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
      A sessão de {formatMoment(row.startAt, zone)}
      {row.psychologistName && ` com ${row.psychologistName}`} será cancelada e o horário fica
      livre.
    </ConfirmDialog>
  );
}
