import { useCallback, useMemo } from 'react';
import { useZone } from '../../client/time/useZone.ts';
import { addDays, addMonths, mondayOf, weekOf } from '../../domain/time/days.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useAddressEntry, useAddressNow, useChangeAddress } from '../../ui/address/address.ts';
import { useAskedNow, useChangeAhead, useEntryAhead } from '../../ui/address/ahead.ts';
import { weeksOf } from '../../ui/calendar/month.ts';
import { presentMinute } from '../../ui/useNow.ts';
import { type Preferences, usePreference } from './preferences.ts';
import { agendaAddress, type AgendaView } from './search.ts';
import { useToday } from '../../client/time/useToday.ts';

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
    start: mondayOf,
    days: weekOf,
    move: (day, count) => addDays(day, 7 * count),
  },
  dia: { start: (day) => day, days: (start) => [start], move: addDays },
};

/** The day that so many steps lead to, and the days that a view shows with it: of a month, all of the weeks that it touches. */
export function daysBeside(view: AgendaView, from: string, count: number) {
  const { start, days, move } = SHAPES[view];
  const day = move(from, count);
  return { day, days: days(start(day)) };
}

/** As what the days are shown. */
export function useAgendaView(): AgendaView {
  const [remembered] = usePreference('calendarView');
  return useAddressEntry(agendaAddress, 'visao') ?? REMEMBERED[remembered];
}

/** Ways to change the day and view in sight, the same functions whatever is in sight. */
export function useAgendaMoves() {
  const change = useChangeAddress(agendaAddress, { step: true });
  const now = useAddressNow(agendaAddress);
  const turn = useChangeAhead(agendaAddress, { step: true });
  const zone = useZone();
  const [remembered, remember] = usePreference('calendarView');
  return useMemo(
    () => ({
      /** Chosen by the person: a month or a week is the view of the next visit, too. */
      choose: (visao: AgendaView) => {
        if (visao !== 'dia') remember(visao === 'mes' ? 'month' : 'week');
        change({ visao });
      },
      /** The next month, week or day, or the one before. */
      move: (count: 1 | -1) =>
        turn(({ dia }) => {
          const day = dia ?? wallClock(presentMinute(), zone).day;
          return { dia: SHAPES[now().visao ?? REMEMBERED[remembered]].move(day, count) };
        }),
      toToday: () => turn({ dia: undefined }),
      toDay: (dia: string) => turn({ dia }),
      /** On the way to another one: no step that the back button undoes. */
      glance: (dia: string) => change({ dia }, { step: false }),
      /** A day by the hour. */
      openDay: (dia: string) => change({ visao: 'dia', dia }),
      change,
    }),
    [change, now, turn, zone, remembered, remember],
  );
}

/** Tells the day that is asked for at the moment, perhaps not in sight yet. */
export function useAskedDay(): () => string {
  const asked = useAskedNow(agendaAddress);
  const zone = useZone();
  return useCallback(() => asked().dia ?? wallClock(presentMinute(), zone).day, [asked, zone]);
}

/** What stays the same while a person turns from days to days. */
export function useAgendaFrame() {
  const view = useAgendaView();
  const today = useToday();
  const psychologistId = useAddressEntry(agendaAddress, 'psicologo');
  return { view, today, psychologistId };
}

/** The days that are asked for: those that the view shows, in order, and the one in sight. The same object while they are. */
export function useAskedDays({ view, today, psychologistId }: ReturnType<typeof useAgendaFrame>) {
  const day = useEntryAhead(agendaAddress, 'dia') ?? today;
  const { start, days: daysFrom } = SHAPES[view];
  const first = start(day);
  const days = useMemo(() => daysFrom(first), [daysFrom, first]);
  return useMemo(() => ({ view, day, days, psychologistId }), [view, day, days, psychologistId]);
}
