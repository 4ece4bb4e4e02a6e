import { useMemo } from 'react';
import type { User } from '../../domain/users/user.ts';
import { shownOf } from '../../data/queries/kit/known.ts';
import { useLive } from '../../client/live/useLive.ts';

const NONE: readonly User[] = [];

/** Those who can hold sessions, by name, as far as they have arrived: to choose from, not to count. */
export function usePsychologists(): readonly User[] {
  const practice = useLive('practice', {});
  return practice ? shownOf(practice.psychologists) : NONE;
}

/** Those and, after them, who has left: to look back by. */
export function useEveryPsychologist(): readonly Pick<User, 'id' | 'name'>[] {
  const practice = useLive('practice', {});
  return useMemo(
    () =>
      practice
        ? [
            ...shownOf(practice.psychologists),
            ...shownOf(practice.former).map(({ id, name }) => ({ id, name: `${name} (saiu)` })),
          ]
        : NONE,
    [practice],
  );
}
