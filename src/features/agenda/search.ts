import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useZone } from '../../client/useZone.ts';
import { weekOf } from '../../domain/time/days.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useNarrow } from '../../ui/useMediaQuery.ts';
import { useNow } from '../../ui/useNow.ts';

export type AgendaView = 'semana' | 'dia';

/** What the agenda shows, as it stands in the address. Absent: today, in the view that suits the screen. */
export interface AgendaSearch {
  readonly visao?: AgendaView;
  readonly dia?: string;
  /** One psychologist's sessions only; for administrators. */
  readonly psicologo?: string;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value));

export function validateAgendaSearch(search: Record<string, unknown>): AgendaSearch {
  const { visao, dia, psicologo } = search;
  return {
    ...(visao === 'semana' || visao === 'dia' ? { visao } : {}),
    ...(isDay(dia) ? { dia } : {}),
    ...(typeof psicologo === 'string' ? { psicologo } : {}),
  };
}

type Change = { readonly [K in keyof AgendaSearch]?: AgendaSearch[K] | undefined };

/** The day and view in sight, and a way to change them. */
export function useAgendaSearch() {
  const search = validateAgendaSearch(useSearch({ strict: false }));
  const narrow = useNarrow();
  const navigate = useNavigate();
  const today = wallClock(useNow(), useZone()).day;
  const view: AgendaView = search.visao ?? (narrow ? 'dia' : 'semana');
  const day = search.dia ?? today;
  const days = useMemo(() => (view === 'semana' ? weekOf(day) : [day]), [view, day]);
  const change = useCallback(
    (changes: Change) =>
      void navigate({
        to: '.',
        search: ((former: object) => ({ ...former, ...changes })) as never,
        resetScroll: false,
      }),
    [navigate],
  );
  return {
    view,
    day,
    today,
    days,
    psychologistId: search.psicologo,
    change,
  };
}
