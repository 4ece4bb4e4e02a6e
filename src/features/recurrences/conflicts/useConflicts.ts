import { useCallback } from 'react';
import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { QueryArgs } from '../../../data/queries/index.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { presentInstant, useNow } from '../../../ui/useNow.ts';

export type Wanted = QueryArgs<'recurrences.conflicts'>['candidate'];

const NONE: readonly Conflict[] = [];

/** What stands in the way of a recurrence, as far as this device knows; kept current while it is written. */
export function useConflicts(candidate: Wanted): readonly Conflict[] {
  const now = useNow();
  const found = useLive('recurrences.conflicts', { candidate, now }, { keepPrevious: true });
  return candidate && found ? shownOf(found) : NONE;
}

/** The same, asked once: what was typed last is in it. */
export function useAskConflicts() {
  const { device } = useDevice();
  return useCallback(
    async (candidate: Wanted): Promise<readonly Conflict[]> => {
      const now = presentInstant();
      return shownOf(await device.query('recurrences.conflicts', { candidate, now }));
    },
    [device],
  );
}

/** Asks which booked sessions an edit moves. */
export function useAskMoved() {
  const { device } = useDevice();
  return useCallback(
    async (candidate: Wanted) =>
      shownOf(await device.query('recurrences.edited', { candidate, now: presentInstant() })),
    [device],
  );
}

export const isOverlap = ({ type }: Conflict): boolean => type === 'recurring_overlap';

/** Each once; the device's own knowledge first, since it is kept current. */
export const together = (
  known: readonly Conflict[],
  told: readonly Conflict[],
): readonly Conflict[] => {
  const ids = new Set(known.map(({ conflictingItem }) => conflictingItem.id));
  return [...known, ...told.filter(({ conflictingItem }) => !ids.has(conflictingItem.id))];
};
