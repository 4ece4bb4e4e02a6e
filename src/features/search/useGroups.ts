import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import { SEARCH_MAX } from '../../data/queries/home/quickSearch.ts';
import { formatDay } from '../../domain/time/format.ts';
import { typedDay } from '../../domain/time/typedDay.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { useNow } from '../../ui/useNow.ts';
import {
  type Entry,
  type Group,
  patientEntry,
  type Place,
  placeMatcher,
  sessionEntry,
} from './entries.ts';
import { recentIds } from './recents.ts';

export interface Places {
  readonly screens: readonly Place[];
  readonly actions: readonly Place[];
}

export interface Results {
  readonly groups: readonly Group[];
  /** Whether they answer what is typed now. */
  readonly isFresh: boolean;
  /** Whether something may be missing because it has not arrived yet. */
  readonly isWhole: boolean;
}

const kept = (place: Place): Entry => ({ ...place, isKept: true });
const passing = (place: Place): Entry => ({ ...place, isKept: false });

function useOpeners() {
  const navigate = useNavigate();
  const { open } = useDialogs();
  return useMemo(
    () => ({
      // In the search's own place, so that the way back does not open it again.
      patient: (patientId: string) =>
        void navigate({ to: '/app/pacientes/$patientId', params: { patientId }, replace: true }),
      session: (id: string) => open({ dialogo: 'sessao', alvo: id }),
    }),
    [navigate, open],
  );
}

/** What was opened last and is still there. */
function useRecents({ screens }: Places, now: string): readonly Entry[] {
  const { userId } = useActor();
  const [ids] = useState(() => recentIds(userId));
  const zone = useZone();
  const openers = useOpeners();
  const found = useLive('search.recent', { ids, now });
  const entries = [
    ...screens.map(kept),
    ...(found?.patients ?? []).map((one) => patientEntry(one, zone, openers.patient)),
    ...(found?.sessions ?? []).map((one) => sessionEntry(one, zone, openers.session)),
  ];
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

/** What is found on the device for what was typed, or what offers itself where nothing was. */
export function useGroups(places: Places, typed: string): Results {
  const now = new Date(useNow()).toISOString();
  const zone = useZone();
  const openers = useOpeners();
  const text = typed.slice(0, SEARCH_MAX).trim();
  const day = typedDay(text, wallClock(now, zone).day);
  const answer = useLive('search.find', { text, day, now }, { keepPrevious: true });
  const recents = useRecents(places, now);
  const found = answer && shownOf(answer);
  const isNamed = placeMatcher(text);
  const groups: readonly Group[] = [
    { title: 'Abertos há pouco', entries: text === '' ? recents : [] },
    {
      title: 'Pacientes',
      entries: (found?.patients ?? []).map((one) => patientEntry(one, zone, openers.patient)),
    },
    {
      title: day ? `Sessões em ${formatDay(day)}` : 'Sessões',
      entries: (found?.sessions ?? []).map((one) => sessionEntry(one, zone, openers.session)),
    },
    { title: 'Ações', entries: places.actions.filter(isNamed).map(passing) },
    { title: 'Telas', entries: places.screens.filter(isNamed).map(kept) },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isFresh: found?.text === text,
    isWhole: answer !== undefined && isWhole(answer),
  };
}
