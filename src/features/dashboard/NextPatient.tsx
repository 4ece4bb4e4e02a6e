import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { shownAddress } from '../../pieces/people/shownAddress.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useHours } from '../../client/time/useHours.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useToday } from '../../client/time/useToday.ts';

/** What the last note on a patient was about, from the feature that holds notes. */
export type LastNoteSlot = ComponentType<{
  readonly session: AppointmentRow;
  readonly patientId: string;
  readonly summaryOnly?: boolean;
}>;

/** Who comes next, when, and what the last note was about. */
export function NextPatient({ LastNote }: { LastNote: LastNoteSlot }) {
  const found = useLive('dashboard.nextPatient', { now: useNow() });
  const { role } = useActor();
  if (found === undefined) return null;
  const next = shownOf(found);
  // Of what has not all arrived, the first that is here need not be the next.
  if (next === null || !isWhole(found))
    return isWhole(found) ? null : <Arriving what="A próxima sessão ainda não chegou." />;
  const { session, patient } = next;
  return (
    <Paper component="section" variant="outlined" aria-label="Próximo paciente" sx={CARD}>
      <Box sx={{ display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Próximo paciente
          </Typography>
          <Typography variant="h3" component="p">
            {sessionName(session)}
          </Typography>
          <When session={session} />
          {patient && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {shownAddress(patient.email)}
            </Typography>
          )}
        </Box>
        <Button variant="outlined" component={Link} to={`/app/sessoes/${session.id}`}>
          Ver sessão
        </Button>
      </Box>
      {role === 'psych' && patient && (
        <Box sx={{ marginTop: 1.5, paddingTop: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="h3">
            Última nota
          </Typography>
          <Suspense fallback={null}>
            <LastNote session={session} patientId={patient.id} summaryOnly />
          </Suspense>
        </Box>
      )}
    </Paper>
  );
}

const CARD = { padding: 2, marginBottom: 2 } as const;

function When({ session }: { session: AppointmentRow }) {
  const { span, zone } = useHours();
  const today = useToday();
  const { day } = wallClock(session.startAt, zone);
  return (
    <Typography className="num">
      {day === today ? 'Hoje' : longDay(day)}, {span(session)}
    </Typography>
  );
}
