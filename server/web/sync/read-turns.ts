import { Turns } from '../../kernel/db/turns.ts';
import type { InTurn } from '../http/admission.ts';
import { decodeCursor } from '../../engine/feed/cursor.ts';

/** Pages of one person that may wait; a device asks for one at a time. */
const WAITING_MAX = 50;

/** Turns of each practice, for as long as somebody there waits or reads. */
function turnsByPractice(atOnce: number): InTurn {
  const practices = new Map<string, { readonly turns: Turns; users: number }>();
  return async ({ tenantId, userId }, work) => {
    const known = practices.get(tenantId);
    const turns = known?.turns ?? new Turns({ atOnce, perOwner: 1, waitingMax: WAITING_MAX });
    const practice = known ?? { turns, users: 0 };
    practices.set(tenantId, practice);
    practice.users += 1;
    try {
      return await turns.run(userId, work);
    } finally {
      practice.users -= 1;
      if (practice.users === 0) practices.delete(tenantId);
    }
  };
}

const isFullRead = (cursor: string | undefined): boolean =>
  !cursor || decodeCursor(cursor)?.part.phase !== 'live';

/**
 * Lets pages of full reads begin one at a time in each practice, person after person.
 * So others of the practice wait for one page at most, however many devices read everything.
 * Changes are read one page at a time by each person. A cursor of another history makes a full read
 * of them.
 */
export function createReadTurns(): (cursor: string | undefined) => InTurn {
  const full = turnsByPractice(1);
  const live = turnsByPractice(Number.POSITIVE_INFINITY);
  return (cursor) => (isFullRead(cursor) ? full : live);
}
