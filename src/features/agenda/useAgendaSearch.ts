import { useMemo } from 'react';
import { useZone } from '../../client/useZone.ts';
import { addDays, addMonths, weekdayIndex, weekOf } from '../../domain/time/days.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useAddress } from '../../ui/address/address.ts';
import { weeksOf } from '../../ui/calendar/month.ts';
import { useNow } from '../../ui/useNow.ts';
import { type Preferences, usePreference } from './preferences.ts';
import { agendaAddress, type AgendaView } from './search.ts';

const REMEMBERED: Readonly<Record<Preferences['calendarView'], AgendaView>> = {
  month: 'mes',
  week: 'semana',
};

interface Shape {
  /** The day by which a stretch of days is known. */
  readonly start: (day: string) => string;
  readonly days: (start: string) => readonly string[];
  /** The day in sight, so many stretches on. */
  readonly move: (day: string, count: number) => string;
}

const SHAPES: Readonly<Record<AgendaView, Shape>> = {
  mes: {
    start: (day) => `${day.slice(0, 7)}-01`,
    days: (start) => weeksOf(start).flat(),
    move: addMonths,
  },
  semana: {
    start: (day) => addDays(day, -weekdayIndex(day)),
    days: weekOf,
    move: (day, count) => addDays(day, 7 * count),
  },
  dia: { start: (day) => day, days: (start) => [start], move: addDays },
};

/** The day and view in sight, and a way to change them. */
export function useAgendaSearch() {
  const { state: search, change } = useAddress(agendaAddress, { step: true });
  const today = wallClock(useNow(), useZone()).day;
  const [remembered, remember] = usePreference('calendarView');
  const view = search.visao ?? REMEMBERED[remembered];
  const day = search.dia ?? today;
  const { start, days: daysFrom, move } = SHAPES[view];
  const first = start(day);
  const days = useMemo(() => daysFrom(first), [daysFrom, first]);
  return {
    view,
    /** Chosen by the person: a month or a week is the view of the next visit, too. */
    choose: (visao: AgendaView) => {
      if (visao !== 'dia') remember(visao === 'mes' ? 'month' : 'week');
      change({ visao });
    },
    day,
    today,
    /** Those that the view shows, in order: of a month, all of the weeks that it touches. The same array while they are. */
    days,
    psychologistId: search.psicologo,
    /** The next month, week or day, or the one before. */
    move: (count: 1 | -1) => change({ dia: move(day, count) }),
    toToday: () => change({ dia: undefined }),
    toDay: (dia: string) => change({ dia }),
    /** On the way to another one: no step that the back button undoes. */
    glance: (dia: string) => change({ dia }, { step: false }),
    /** A day by the hour. */
    openDay: (dia: string) => change({ visao: 'dia', dia }),
    change,
  };
}
