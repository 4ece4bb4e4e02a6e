import { useMemo } from 'react';
import { useZone } from '../../client/useZone.ts';
import { weekOf } from '../../domain/time/days.ts';
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

const daysOf: Readonly<Record<AgendaView, (day: string) => readonly string[]>> = {
  mes: (day) => weeksOf(day).flat(),
  semana: weekOf,
  dia: (day) => [day],
};

/** The day and view in sight, and a way to change them. */
export function useAgendaSearch() {
  const { state: search, change } = useAddress(agendaAddress, { step: true });
  const today = wallClock(useNow(), useZone()).day;
  const [remembered, remember] = usePreference('calendarView');
  const view = search.visao ?? REMEMBERED[remembered];
  const day = search.dia ?? today;
  const days = useMemo(() => daysOf[view](day), [view, day]);
  return {
    view,
    /** Chosen by the person: a month or a week is the view of the next visit, too. */
    choose: (visao: AgendaView) => {
      if (visao !== 'dia') remember(visao === 'mes' ? 'month' : 'week');
      change({ visao });
    },
    day,
    today,
    /** Those that the view shows, in order: of a month, all of the weeks that it touches. */
    days,
    psychologistId: search.psicologo,
    change,
  };
}
