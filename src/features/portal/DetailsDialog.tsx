import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { durationMinutes } from '../../domain/appointments/appointment.ts';
import { formatSpan, longDay } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { portalState } from '../../pieces/sessions/state.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useNow } from '../../ui/useNow.ts';

/** What a patient may know of a session of theirs. */
export function DetailsDialog({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const zone = useZone();
  const { label, tone } = portalState(row, useNow());
  return (
    <AppDialog open title="Sua sessão" maxWidth="xs" onClose={onClose}>
      <Stack component="dl" sx={{ gap: 1.5, margin: 0 }}>
        <Line name="Data">
          {longDay(wallClock(row.startAt, zone).day)} de{' '}
          {wallClock(row.startAt, zone).day.slice(0, 4)}
        </Line>
        <Line name="Horário">
          {formatSpan(row, zone)} ({durationMinutes(row)} min)
        </Line>
        <Line name="Psicólogo">{row.psychologistName ?? 'Não informado'}</Line>
        <Line name="Status">
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </Line>
      </Stack>
    </AppDialog>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ margin: 0 }}>
      {children}
    </Typography>
  </div>
);
