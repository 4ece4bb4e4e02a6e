import { sql } from 'kysely';
import type { EventAnswer } from '../../../../src/domain/contract/audit.ts';
import { type EventGroup, eventGroups } from '../../../../src/domain/audit/kinds.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { type Reader, requireVisible } from '../../../engine/reading/reader.ts';
import { administratorsAmong, kindShown } from './shown.ts';

/** Where the next page begins; `null` after the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** @throws DomainError 403 for who does not own the practice */
async function requireOwner(reader: Reader): Promise<void> {
  const { kind } = await requireVisible(reader, 'tenants', reader.actor.tenantId);
  if (kind === 'clinic' && reader.actor.role !== 'administrator')
    throw new DomainError('forbidden', 'Só a administração da clínica vê estes registros.', 403);
}

export interface EventsWanted {
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  readonly group?: EventGroup | undefined;
  readonly limit: number;
}

/**
 * What happened to the accounts and the practice, the newest first.
 * @throws DomainError 403
 */
export async function securityEvents(
  reader: Reader,
  wanted: EventsWanted,
): Promise<Page<EventAnswer>> {
  await requireOwner(reader);
  return pageOf(reader, wanted);
}

/** Reads what was done with the reader's account and patients, and by the account, newest first. */
export const ownEvents = (reader: Reader, wanted: EventsWanted): Promise<Page<EventAnswer>> =>
  pageOf(reader, wanted, reader.actor.userId);

/** @param userId whose alone; everybody's without it */
async function pageOf(
  reader: Reader,
  { before, group, limit }: EventsWanted,
  userId?: string,
): Promise<Page<EventAnswer>> {
  const rows = await reader.tx
    .selectFrom('security_events')
    .selectAll()
    .where('tenant_id', '=', reader.actor.tenantId)
    .$if(userId !== undefined, (all) =>
      all.where((eb) =>
        eb.or([
          eb('subject_id', '=', userId as string),
          eb('actor_id', '=', userId as string),
          // What the administration did with her patients is told to both psychologists.
          sql<boolean>`(details ? 'memberId' and details ->> 'memberId' = ${userId})`,
          sql<boolean>`(details ? 'successorId' and details ->> 'successorId' = ${userId})`,
        ]),
      ),
    )
    .$if(group !== undefined, (all) => all.where('kind', 'in', eventGroups[group as EventGroup]))
    .$if(before !== undefined, (all) => all.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const administrators = await administratorsAmong(
    reader,
    shown.map(({ actor_id }) => actor_id),
  );
  const items = shown.map((row) => ({
    id: row.id,
    at: row.at,
    kind: kindShown(row.kind, administrators.has(row.actor_id ?? '')),
    actorId: row.actor_id,
    subjectId: row.subject_id,
    sessionId: row.session_id,
    clientId: row.client_id,
    network: row.network,
    details: row.details,
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
