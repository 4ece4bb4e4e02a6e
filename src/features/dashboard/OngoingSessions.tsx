import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { OngoingSession } from '../../data/queries/home/results.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { useNow } from '../../ui/useNow.ts';

/** The sessions that run at this minute, each with the way to its screen. */
export function OngoingSessions() {
  const found = useLive('dashboard.sessions', { now: useNow() });
  const ongoing = found ? shownOf(found).ongoing : [];
  if (ongoing.length === 0) return null;
  return (
    <section aria-labelledby="em-andamento">
      <Typography id="em-andamento" variant="h2" sx={{ marginBottom: 1 }}>
        {ongoing.length === 1 ? 'Sessão em andamento' : 'Sessões em andamento'}
      </Typography>
      {ongoing.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </section>
  );
}

function Session({ session }: { session: OngoingSession }) {
  const zone = useZone();
  const { role } = useActor();
  const facts = [
    formatSpan(session, zone),
    ...(role === 'administrator'
      ? [session.psychologistName ?? '']
      : session.patientId && isWhole(session.totalNotes)
        ? [notesWords(session.totalNotes.whole)]
        : []),
  ].filter((fact) => fact !== '');
  return (
    <Paper
      variant="outlined"
      sx={{ padding: 2, marginBottom: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <div style={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{sessionName(session)}</Typography>
        <Typography className="num" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </div>
      <Button variant="contained" component={Link} to={`/app/sessoes/${session.id}`}>
        Acessar Sessão
      </Button>
    </Paper>
  );
}

const notesWords = (count: number): string =>
  count === 0 ? 'nenhuma nota' : `${count} ${count === 1 ? 'nota' : 'notas'}`;
