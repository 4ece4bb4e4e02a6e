import {
  freeLengths,
  freeSpans,
  type FreeTimes,
  freeTimesIdOf,
} from '../../../../src/domain/availability/free.ts';
import { WEEKS_AHEAD_MAX } from '../../../../src/domain/users/user.ts';
import { bookableSlots, type Finder, readAgenda } from '../availability/public.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import { findDocuments, loadDocuments } from '../../../engine/documents/load.ts';
import type { WriteParts } from '../../../kernel/parts.ts';

const DAY_MS = 86_400_000;
/** No horizon lies farther, a day of 25 hours included. */
const FARTHEST_MS = (WEEKS_AHEAD_MAX * 7 + 3) * DAY_MS;

export interface Whose {
  readonly tenantId: string;
  readonly psychologistId: string;
}

/** What patients may book from now on. @param now ISO */
async function found(tx: Tx, whose: Whose, now: string): Promise<FreeTimes> {
  const find: Finder = (entity, asked) => findDocuments(tx, whose.tenantId, entity, asked);
  const to = new Date(Date.parse(now) + FARTHEST_MS).toISOString();
  const agenda = await readAgenda(find, whose, { from: now, to }, now);
  return {
    id: freeTimesIdOf(whose.psychologistId),
    psychologistId: whose.psychologistId,
    until: agenda.horizon || null,
    lengths: [...freeLengths(bookableSlots(agenda))],
  };
}

/** Whether both say the same of what has not begun. */
const isSame = (stored: FreeTimes, next: FreeTimes, now: string): boolean =>
  stored.until === next.until &&
  JSON.stringify(freeSpans(stored, now)) === JSON.stringify(freeSpans(next, now));

async function isCurrent(tx: Tx, whose: Whose, now: string): Promise<boolean> {
  const next = await found(tx, whose, now);
  const [stored] = await loadDocuments(tx, whose.tenantId, [['freeTimes', next.id]]);
  return stored !== undefined && isSame(stored.document as FreeTimes, next, now);
}

/**
 * Brings a psychologist's free times up to date. The practice is made to wait for nothing where they are.
 * @param now milliseconds since 1970
 */
export async function refreshFreeTimes(
  parts: WriteParts,
  whose: Whose,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const { tenantId } = whose;
  if (await withTenant(parts.db, tenantId, (tx) => isCurrent(tx, whose, at))) return;
  await changeDocuments(parts, tenantId, async ({ tx, documents, load }) => {
    // Anew under the tenant's lock: what was found without it may be over.
    const next = await found(tx, whose, at);
    await load([['freeTimes', next.id]]);
    documents.put('freeTimes', next);
  });
}
