import type { Handover } from '../../../../../src/domain/handovers/handover.ts';
import type { ServerChange } from '../../../../engine/documents/change.ts';

const HOUR_MS = 3_600_000;

/** How often waits are looked at. */
export const LOOK_MS = HOUR_MS;
/** A longer gap between two looks is an outage or a clock that jumped; neither is waited for. */
const BELIEVED_MS = 6 * HOUR_MS;

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/**
 * Moves the ends of all waits by the time that nobody saw pass, so that no clock shortens them.
 * @param now milliseconds since 1970
 */
export async function keepWaits(
  { tx, documents, find }: ServerChange,
  tenantId: string,
  now: number,
): Promise<readonly Handover[]> {
  const { waits_checked_at: before } = await tx
    .selectFrom('tenants')
    .select('waits_checked_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('tenants')
    .set({ waits_checked_at: new Date(now).toISOString() })
    .where('id', '=', tenantId)
    .execute();
  const waiting = await find('handovers', { equal: { status: 'waiting' } });
  const gap = before === null ? 0 : now - Date.parse(before);
  if (gap >= 0 && gap <= BELIEVED_MS) return waiting;
  const moved = waiting.map((one) => ({ ...one, dueAt: one.dueAt && later(one.dueAt, gap) }));
  for (const one of moved) documents.put('handovers', one);
  return moved;
}
