import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { statusAt } from '../../domain/appointments/appointment.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import { formatSpan } from '../../domain/time/format.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { useNow } from '../../ui/useNow.ts';

export const SessionRow = memo(function SessionRow({ session }: { session: AppointmentRow }) {
  const zone = useZone();
  const { label, tone } = statusLabels[statusAt(session, useNow())];
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={`/app/sessoes/${session.id}`}
        sx={{ borderRadius: 0, flexWrap: 'wrap', columnGap: 2 }}
      >
        <Typography
          component="span"
          className="num"
          sx={{ width: { xs: 1, sm: 116 }, fontWeight: 600 }}
        >
          {formatSpan(session, zone)}
        </Typography>
        <ListItemText
          primary={
            <>
              {session.patientName ?? session.title ?? 'Paciente'}
              <SyncMark mark={session.mark} />
            </>
          }
        />
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </ListItemButton>
    </ListItem>
  );
});
