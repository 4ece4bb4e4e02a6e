import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useHours } from '../../client/time/useHours.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatDate } from '../../domain/time/format.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';

const Rows = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 2),
      padding: theme.spacing(1.5, 2),
    },
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& > li > :nth-of-type(2)': { flexGrow: 1, color: theme.vars.palette.text.secondary },
  })),
);

/** Ten sessions at most, that have begun, the newest first. Drawn without the lists' kit, which is more than this whole screen. */
export function RecentAppointments({ rows }: { readonly rows: readonly AppointmentRow[] }) {
  const { zone, span } = useHours();
  return (
    <Paper variant="outlined">
      <Rows aria-label="Agendamentos recentes">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="num">
              {formatDate(row.startAt, zone)}, {span(row)}
            </span>
            <span>{row.psychologistName}</span>
            <SessionStatus session={row} />
          </li>
        ))}
      </Rows>
    </Paper>
  );
}
