import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { monthTitle } from '../../../../domain/time/format.ts';
import { MonthGrid } from '../../../../ui/calendar/MonthGrid.tsx';
import { useDialogs } from '../../../../ui/dialogs.tsx';
import { dialogOf } from '../../../../ui/dialogs/repair.ts';
import { useNarrow } from '../../../../ui/useMediaQuery.ts';
import { useAgendaMoves, useAskedDay } from '../../useAgendaSearch.ts';
import { DayPanel } from './DayPanel.tsx';
import { useAgendaDays } from './useAgendaDays.ts';
import type { InSight } from '../useDaysOf.ts';
import { useToday } from '../../../../client/time/useToday.ts';

/** A month, and what the day in sight holds. */
export function MonthView({ of }: { of: InSight }) {
  const { day, rows } = of;
  const asked = useAskedDay();
  const today = useToday();
  const { glance, openDay } = useAgendaMoves();
  const { open } = useDialogs();
  const narrow = useNarrow();
  const days = useAgendaDays(of);
  const inSight = days.get(day);
  const { month, heading, enter, leave } = usePanelFocus(day);
  const openEntry = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (row) open(dialogOf(row, 'sessao'));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 244px' },
      }}
    >
      <Paper ref={month} variant="outlined" sx={{ overflow: 'hidden' }} data-month>
        <MonthGrid
          label={monthTitle(day)}
          day={day}
          from={asked}
          onDay={glance}
          onChoose={(chosen) => {
            glance(chosen);
            // A phone's cells hold dots: what stands in them is gone through in the list.
            if (narrow && chosen === day) enter();
          }}
          today={today}
          chosen={day}
          days={days}
          onMore={openDay}
          {...(narrow ? {} : { onEntry: openEntry })}
        />
      </Paper>
      {inSight && <DayPanel of={inSight} heading={heading} onLeave={leave} />}
    </Box>
  );
}

/** From a day of the grid to its list, and back. */
function usePanelFocus(day: string) {
  const month = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    month,
    heading,
    enter: () => heading.current?.focus(),
    leave: () => month.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus(),
  };
}
