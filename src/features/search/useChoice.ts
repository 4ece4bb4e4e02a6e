import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import type { Entry } from './entries.ts';
import { keepRecent } from './recents.ts';
import type { Results } from './useGroups.ts';

/** For so long after a choice an Enter counts as the second of a double one. */
export const DOUBLE_MS = 400;

/** The second of a double Enter would press what gets the focus next. */
function ignoreSecondEnter(): void {
  const ignore = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', ignore, true);
  setTimeout(() => removeEventListener('keydown', ignore, true), DOUBLE_MS);
}

const isPlain = (event: KeyboardEvent): boolean =>
  !event.shiftKey && !event.ctrlKey && !event.metaKey;

/** Where a key leads among so many; from the end to the start, and back. */
function placeAfter(key: string, place: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: place >= last ? 0 : place + 1,
    ArrowUp: place <= 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return last < 0 ? undefined : places[key];
}

/** Which entry the keys are at, and the choosing of one: once, and never of what answers an earlier word. */
export function useChoice({ groups, isFresh }: Results, typed: string) {
  const { userId } = useActor();
  const entries = groups.flatMap((group) => group.entries);
  const [at, setAt] = useState({ typed, place: 0 });
  const [awaited, setAwaited] = useState<string | null>(null);
  const isChosen = useRef(false);
  const place = at.typed === typed ? Math.min(at.place, Math.max(0, entries.length - 1)) : 0;
  const active = entries[place];

  const choose = (entry: Entry) => {
    if (isChosen.current) return;
    isChosen.current = true;
    ignoreSecondEnter();
    if (entry.isKept) keepRecent(userId, entry.id);
    entry.act();
  };
  useEffect(() => {
    if (awaited === typed && isFresh && active) choose(active);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event.key, place, entries.length - 1);
    if (to !== undefined && isPlain(event)) {
      event.preventDefault();
      setAt({ typed, place: to });
    }
    if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      if (isFresh && active) choose(active);
      else if (!isFresh) setAwaited(typed);
    }
  };
  return { active, choose, onKeyDown };
}
