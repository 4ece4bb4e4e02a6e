import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statusLabels } from '../../domain/appointments/labels.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import type { AppointmentsProps } from './AppointmentsTable.tsx';
import { shownStatus } from './filters.ts';
import { RowMenu } from './RowMenu.tsx';

export function AppointmentCards({ rows, now, zone, onCancel }: AppointmentsProps) {
  return (
    <Stack component="ul" aria-label="Agendamentos" sx={{ gap: 1.5, margin: 0, padding: 0 }}>
      {rows.map((row) => {
        const { label, tone } = statusLabels[shownStatus(row, now)];
        return (
          <Paper
            key={row.id}
            component="li"
            variant="outlined"
            sx={{ padding: 2, display: 'flex', alignItems: 'flex-start', listStyle: 'none' }}
          >
            <Box sx={{ flexGrow: 1 }}>
              <Typography className="num" sx={{ fontWeight: 600 }}>
                {formatDate(row.startAt, zone)}, {formatSpan(row, zone)}
              </Typography>
              <Typography sx={{ color: 'text.secondary', marginBottom: 0.5 }}>
                {row.psychologistName}
              </Typography>
              <StatusBadge tone={tone}>{label}</StatusBadge>
              <SyncMark mark={row.mark} />
            </Box>
            <RowMenu row={row} now={now} zone={zone} onCancel={onCancel} />
          </Paper>
        );
      })}
    </Stack>
  );
}
