import Button from '@mui/material/Button';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { sessionLine } from '../../../pieces/sessions/words.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { useNow } from '../../../ui/useNow.ts';

/** The patient's next session after this one. */
export function NextFact({ session, patientId }: { session: AppointmentRow; patientId: string }) {
  const zone = useZone();
  const now = useNow();
  const { open } = useDialogs();
  const sessions = useLive('appointments.ofPatient', { patientId });
  if (sessions === undefined) return null;
  const after = session.startAt > now ? session.startAt : now;
  const next = shownOf(sessions).findLast(
    (one) => one.id !== session.id && one.startAt > after && statusAt(one, now) === 'scheduled',
  );
  if (next)
    return (
      <Fact term="Próxima sessão">
        <AppLink to="/app/sessoes/$appointmentId" params={{ appointmentId: next.id }}>
          {sessionLine(next, zone)}
        </AppLink>
      </Fact>
    );
  return (
    <Fact term="Próxima sessão">
      {isWhole(sessions) ? 'Nenhuma marcada.' : 'Nenhuma chegou a este aparelho ainda.'}
      <Button
        size="small"
        sx={{ marginInlineStart: 1 }}
        onClick={() => open({ dialogo: 'agendamento-rapido', alvo: patientId })}
      >
        Agendar
      </Button>
    </Fact>
  );
}
