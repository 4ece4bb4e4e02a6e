import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatSpan, longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useToday } from '../../client/time/useToday.ts';

/** The next sessions, seven at most, and the way to make room for more. */
export function NextSessions() {
  const found = useLive('dashboard.sessions', { now: useNow() });
  if (found === undefined) return null;
  const { next } = shownOf(found);
  return (
    <section aria-labelledby="proximas-sessoes">
      <Typography id="proximas-sessoes" variant="h2">
        Próximas sessões
      </Typography>
      {!isWhole(found) && <Arriving flush what="As próximas sessões ainda não chegaram todas." />}
      {next.length > 0 && (
        <List dense aria-labelledby="proximas-sessoes">
          {next.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </List>
      )}
      {next.length === 0 && isWhole(found) && (
        <Typography sx={{ color: 'text.secondary', paddingBlock: 1 }}>
          Nenhuma sessão marcada.
        </Typography>
      )}
      <LinkButton to="/app/agenda" sx={{ marginInlineStart: -1 }}>
        Criar disponibilidade
      </LinkButton>
    </section>
  );
}

function Row({ session }: { session: AppointmentRow }) {
  const zone = useZone();
  const { role } = useActor();
  const { day } = wallClock(session.startAt, zone);
  const today = useToday();
  const when = `${day === today ? 'Hoje' : longDay(day)}, ${formatSpan(session, zone)}`;
  const whose = role === 'administrator' && session.psychologistName;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={`/app/sessoes/${session.id}`} sx={{ paddingInline: 1 }}>
        <ListItemText
          primary={sessionName(session)}
          secondary={whose ? `${when} · ${whose}` : when}
          slotProps={{
            secondary: { className: 'num' },
            primary: { sx: { overflowWrap: 'anywhere' } },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
