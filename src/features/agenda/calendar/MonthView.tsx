import Paper from '@mui/material/Paper';
import { useMemo } from 'react';
import { useZone } from '../../../client/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { formatTime, monthName } from '../../../domain/time/format.ts';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { MonthGrid } from '../../../ui/calendar/MonthGrid.tsx';
import { useAgendaSearch } from '../useAgendaSearch.ts';
import { byDay } from './byDay.ts';

/** A month, with some of each day's sessions. */
export function MonthView({ rows }: { rows: readonly AppointmentRow[] }) {
  const { day, today, change } = useAgendaSearch();
  const zone = useZone();
  const days = useMemo(() => byDay(rows, zone), [rows, zone]);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <MonthGrid
        label={`${monthName(day)} de ${day.slice(0, 4)}`}
        day={day}
        onDay={(dia) => change({ dia })}
        onChoose={(dia) => change({ visao: 'dia', dia })}
        today={today}
        eventsOf={(one) =>
          (days.get(one) ?? []).map((row) => ({
            id: row.id,
            label: `${formatTime(row.startAt, zone)} ${sessionName(row)}`,
          }))
        }
      />
    </Paper>
  );
}
