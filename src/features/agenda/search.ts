import { useMemo } from 'react';
import * as v from 'valibot';
import { useZone } from '../../client/useZone.ts';
import { weekOf } from '../../domain/time/days.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { readAddress, useAddress } from '../../ui/address/address.ts';
import { useNarrow } from '../../ui/useMediaQuery.ts';
import { type Preferences, usePreference } from './preferences.ts';
import { useNow } from '../../ui/useNow.ts';

export type AgendaView = 'semana' | 'dia';

/** What the agenda shows, as it stands in the address. Absent: today, in the view that suits the screen. */
const agendaAddress = v.object({
  visao: v.optional(v.picklist(['semana', 'dia'])),
  dia: v.optional(v.pipe(v.string(), v.isoDate())),
  /** One psychologist's sessions only; for administrators. */
  psicologo: v.optional(v.string()),
});

export const validateAgendaSearch = readAddress(agendaAddress);

const VIEWS: Readonly<Record<Preferences['calendarView'], AgendaView | undefined>> = {
  month: undefined,
  week: 'semana',
  day: 'dia',
};

/** The day and view in sight, and a way to change them. */
export function useAgendaSearch() {
  const { state: search, change } = useAddress(agendaAddress, { step: true });
  const narrow = useNarrow();
  const today = wallClock(useNow(), useZone()).day;
  const [remembered, remember] = usePreference('calendarView');
  const view = search.visao ?? VIEWS[remembered] ?? (narrow ? 'dia' : 'semana');
  const day = search.dia ?? today;
  const days = useMemo(() => (view === 'semana' ? weekOf(day) : [day]), [view, day]);
  return {
    view,
    /** Chosen by the person: it is the view of the next visit, too. */
    choose: (visao: AgendaView) => {
      remember(visao === 'semana' ? 'week' : 'day');
      change({ visao });
    },
    day,
    today,
    days,
    psychologistId: search.psicologo,
    change,
  };
}
