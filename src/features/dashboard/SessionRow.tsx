import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { repairDialog } from '../../ui/dialogs/repair.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { sessionName } from '../../pieces/sessions/words.ts';

const repairing = (key: string) => (former: object) => ({ ...former, ...repairDialog(key) });

export const SessionRow = memo(function SessionRow({ session }: { session: AppointmentRow }) {
  const zone = useZone();
  const { repair } = session;
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={repair === null ? `/app/sessoes/${session.id}` : '.'}
        search={(repair === null ? {} : repairing(repair)) as never}
        sx={{ borderRadius: 0, flexWrap: 'wrap', columnGap: 2 }}
      >
        <Typography
          component="span"
          className="num"
          sx={{ width: { xs: 1, sm: 116 }, fontWeight: 600 }}
        >
          {formatSpan(session, zone)}
        </Typography>
        <ListItemText primary={sessionName(session)} />
        <SessionStatus session={session} />
      </ListItemButton>
    </ListItem>
  );
});
