import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatSpan, longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { useNow } from '../../ui/useNow.ts';

/** Who comes next, and when. */
export function NextSession({ session }: { session: AppointmentRow }) {
  const zone = useZone();
  const today = wallClock(useNow(), zone).day;
  const { day } = wallClock(session.startAt, zone);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Próxima sessão"
      sx={{
        padding: 2,
        marginBottom: 3,
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
      }}
    >
      <div style={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Próxima sessão
        </Typography>
        <Typography variant="h3" component="p">
          {sessionName(session)}
        </Typography>
        <Typography className="num">
          {day === today ? 'Hoje' : longDay(day)}, {formatSpan(session, zone)}
        </Typography>
      </div>
      <Button variant="outlined" component={Link} to={`/app/sessoes/${session.id}`}>
        Ver sessão
      </Button>
    </Paper>
  );
}
