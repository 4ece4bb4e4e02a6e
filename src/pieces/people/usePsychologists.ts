import type { User } from '../../domain/users/user.ts';
import { shownOf } from '../../data/queries/known.ts';
import { useLive } from '../../client/useLive.ts';

const NONE: readonly User[] = [];

/** Those who can hold sessions, by name, as far as they have arrived: to choose from, not to count. */
export function usePsychologists(): readonly User[] {
  const practice = useLive('practice', {});
  return practice ? shownOf(practice.psychologists) : NONE;
}
