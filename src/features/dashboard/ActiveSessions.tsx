import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { useMobile } from '../../ui/useMediaQuery.ts';
import { useOngoing } from './useOngoing.ts';

const SHOWN = 3;
const SHOWN_MOBILE = 2;

/** The sessions that run right now, each a way to its screen. */
export function ActiveSessions() {
  const mobile = useMobile();
  const zone = useZone();
  const { role } = useActor();
  const sessions = useOngoing();
  const shown = sessions.slice(0, mobile ? SHOWN_MOBILE : SHOWN);
  const more = sessions.length - shown.length;
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="active-sessions">
      <Divider />
      <Typography
        variant="subtitle2"
        component="h2"
        id="active-sessions"
        sx={{ paddingInline: 3, paddingTop: 2, color: 'text.secondary' }}
      >
        Sessão em andamento
      </Typography>
      <List dense aria-labelledby="active-sessions" sx={{ paddingInline: 1 }}>
        {shown.map((session) => (
          <ListItem key={session.id} disablePadding>
            <ListItemButton component={Link} to={`/app/sessoes/${session.id}`}>
              <ListItemText
                primary={sessionName(session)}
                secondary={[
                  formatSpan(session, zone),
                  ...(role === 'administrator' ? [session.psychologistName ?? ''] : []),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
        {more > 0 && (
          <ListItem>
            <ListItemText secondary={`+${more} mais sessões`} />
          </ListItem>
        )}
      </List>
    </section>
  );
}
