import Button from '@mui/material/Button';
import { useCommand } from '../../client/commands/useCommand.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import type { AppointmentStatus } from '../../domain/appointments/status.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';

const TEXTS = {
  done: 'Agendamento marcado como concluído!',
  refused: 'Erro ao completar agendamento',
};

/** The session's status, and the step that ends it. */
export function CompleteSession({
  row,
  status,
}: {
  row: AppointmentRow;
  status: AppointmentStatus;
}) {
  const { run, saving } = useCommand('appointment.complete', TEXTS, { saysFailure: true });
  return (
    <>
      <SessionStatus session={row} />
      {(status === 'in_progress' || status === 'expired') && (
        <Button variant="contained" loading={saving} onClick={() => void run({ id: row.id })}>
          Marcar como concluído
        </Button>
      )}
    </>
  );
}
