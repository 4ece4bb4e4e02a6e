import type { Base } from '../../data/base/base.ts';
import type { Outbox, OutboxContents } from '../../data/outbox/outbox.ts';
import { lostByServer, type OutboxRow } from '../../data/outbox/row.ts';
import type { EntityName } from '../../domain/core/documents.ts';

const isAcknowledged = ({ state }: OutboxRow): boolean => state === 'acknowledged';

/** Commands by their key, with how often the server has lost each. */
export type Acknowledged = ReadonlyMap<string, number>;

/** Returns the commands that a read begun now brings with its last page at the latest. */
export const acknowledgedKeys = (rows: readonly OutboxRow[]): Acknowledged =>
  new Map(rows.filter(isAcknowledged).map(({ key, timesLost = 0 }) => [key, timesLost]));

async function versions(base: Base, refs: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<EntityName, string[]>();
  for (const ref of refs) {
    const slash = ref.indexOf('/');
    const entity = ref.slice(0, slash) as EntityName;
    ids.set(entity, [...(ids.get(entity) ?? []), ref.slice(slash + 1)]);
  }
  const found = new Map<string, number>();
  for (const [entity, some] of ids)
    for (const { id, v } of await base.getMany(entity, some)) found.set(`${entity}/${id}`, v);
  return found;
}

/** Removes the acknowledged commands whose effect the base now holds on every document that they touched. */
export async function removeCaughtUp(outbox: Outbox, base: Base): Promise<OutboxContents | null> {
  const rows = (await outbox.rows()).filter(isAcknowledged);
  if (rows.length === 0) return null;
  const held = await versions(base, [...new Set(rows.flatMap(({ touches }) => touches))]);
  const isHeld = ({ ackV, touches }: OutboxRow) =>
    touches.every((ref) => (held.get(ref) ?? -1) >= (ackV ?? Infinity));
  if (!rows.some(isHeld)) return null;
  return outbox.update((contents) => ({
    remove: contents.rows
      .filter((row) => isAcknowledged(row) && isHeld(row))
      .map(({ position }) => position),
  }));
}

/**
 * Ends what a complete read began with: what those commands left is in base, or it is nothing (a
 * deletion, or a document that this person does not see).
 * A later number than the server's own says that its data were set back: the command is sent anew.
 * @param seq the server's sequence as the read ended
 */
export const endAcknowledged = (
  outbox: Outbox,
  keys: Acknowledged,
  seq = Infinity,
): Promise<OutboxContents> =>
  outbox.update(({ rows }) => {
    // One that was lost and acknowledged anew meanwhile is not what the read began with.
    const ended = rows
      .filter(isAcknowledged)
      .filter(({ key, timesLost = 0 }) => keys.get(key) === timesLost);
    const isLost = ({ ackV }: OutboxRow) => (ackV ?? 0) > seq;
    return {
      put: ended.filter(isLost).map((row) => ({ ...lostByServer(row), seq: null })),
      remove: ended.filter((row) => !isLost(row)).map(({ position }) => position),
    };
  });
