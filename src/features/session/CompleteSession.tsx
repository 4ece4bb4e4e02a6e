import Button from '@mui/material/Button';
import { messageOf } from '../../client/errors.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import type { AppointmentStatus } from '../../domain/appointments/appointment.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';

const FAILED = 'Erro ao completar agendamento';
const TEXTS = { done: 'Agendamento marcado como concluído!', refused: () => FAILED };

/** The session's status, and the step that ends it. */
export function CompleteSession({
  row,
  status,
}: {
  row: AppointmentRow;
  status: AppointmentStatus;
}) {
  const { send, saving } = useDispatch();
  const tell = useOutcomeToast();
  const toast = useToast();
  const complete = async () => {
    try {
      await tell(await send('appointment.complete', { id: row.id }), TEXTS);
    } catch (error) {
      toast({ message: FAILED, detail: messageOf(error, 'Tente novamente.'), tone: 'error' });
    }
  };
  return (
    <>
      <SessionStatus session={row} />
      {(status === 'in_progress' || status === 'expired') && (
        <Button variant="contained" loading={saving} onClick={() => void complete()}>
          Marcar como concluído
        </Button>
      )}
    </>
  );
}
