import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole } from '../../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { formatDay, formatSpan, weekdayName } from '../../../domain/time/format.ts';
import { holidayOf } from '../../../domain/time/holidays.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { sessionState } from '../../../pieces/sessions/state.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useSessionsOf } from './useSessions.ts';

const Sheet = styled('section')(
  memoTheme(({ theme }) => ({
    display: 'none',
    '@media print': { display: 'block' },
    '& table': { width: '100%', borderCollapse: 'collapse', marginBottom: theme.spacing(2) },
    '& caption, & th, & td': { textAlign: 'start', padding: theme.spacing(0.5, 1) },
    '& caption': { ...theme.typography.subtitle2, paddingInline: 0, breakAfter: 'avoid' },
    '& th, & td': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& th': { fontWeight: 600 },
    '& .time': { width: '9rem', whiteSpace: 'nowrap' },
    '& .status': { width: '11rem' },
  })),
);

const captionOf = (day: string): string => {
  const holiday = holidayOf(day);
  return `${weekdayName(day)}, ${formatDay(day)}${holiday ? ` (${holiday.name})` : ''}`;
};

/**
 * The sessions of some days on paper, and nothing else of them.
 * @param onReady all that the device has of them is drawn
 */
export function AgendaSheet({ days, onReady }: { days: readonly string[]; onReady?: () => void }) {
  const sessions = useSessionsOf(days);
  const zone = useZone();
  const isReady = sessions !== null;
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  if (!sessions) return null;
  return (
    <Sheet aria-label="Agenda impressa" data-sheet>
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          rows={sessions.rows.filter(({ startAt }) => wallClock(startAt, zone).day === day)}
        />
      ))}
      {!isWhole(sessions.known) && <p>Algumas sessões ainda não chegaram a este aparelho.</p>}
    </Sheet>
  );
}

function Day({ day, rows }: { day: string; rows: readonly AppointmentRow[] }) {
  const { role } = useActor();
  const zone = useZone();
  const now = useNow();
  const isClinic = role === 'administrator';
  return (
    <table>
      <caption>{captionOf(day)}</caption>
      {rows.length === 0 ? (
        <tbody>
          <tr>
            <td>Nenhuma sessão neste dia.</td>
          </tr>
        </tbody>
      ) : (
        <>
          <thead>
            <tr>
              <th className="time">Horário</th>
              <th>Paciente</th>
              {isClinic && <th>Psicólogo</th>}
              <th className="status">Status</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="time num">{formatSpan(row, zone)}</td>
                <td>{sessionName(row)}</td>
                {isClinic && <td>{row.psychologistName}</td>}
                <td className="status">{sessionState(row, now).label}</td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  );
}
