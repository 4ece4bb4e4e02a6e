import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import type { AppointmentsProps } from './AppointmentsTable.tsx';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { RowMenu } from './RowMenu.tsx';

export function AppointmentCards({ rows, now, zone, onCancel }: AppointmentsProps) {
  return (
    <Stack component="ul" aria-label="Agendamentos" sx={{ gap: 1.5, margin: 0, padding: 0 }}>
      {rows.map((row) => (
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
            <SessionStatus session={row} />
          </Box>
          <RowMenu row={row} now={now} zone={zone} onCancel={onCancel} />
        </Paper>
      ))}
    </Stack>
  );
}
