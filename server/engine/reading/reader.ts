import { sql } from 'kysely';
import { audiencesOf } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type Documents, type EntityName, missing } from '../../../src/domain/core/documents.ts';
import type { Database } from '../../kernel/db/database.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';

/** One person's eyes in one transaction: rows and fields exactly as the feed holds them for that person. */
export interface Reader {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly audiences: readonly string[];
  /** ISO */
  readonly now: string;
  /** False where the disk is full: nothing is noted of what is read, and the log tells of it. */
  readonly isNoted: boolean;
}

/** @param now milliseconds since 1970 */
export const readerIn = (tx: Tx, actor: Actor, now: number, isNoted = true): Reader => ({
  tx,
  actor,
  audiences: audiencesOf({ id: actor.userId, role: actor.role }),
  now: new Date(now).toISOString(),
  isNoted,
});

/** @param now milliseconds since 1970 */
export const withReader = <T>(
  db: Database,
  actor: Actor,
  now: number,
  work: (reader: Reader) => Promise<T>,
): Promise<T> => withTenant(db, actor.tenantId, (tx) => work(readerIn(tx, actor, now)));

/** What the reader may see of the documents, by id. The others are missing. */
export async function readVisible<E extends EntityName>(
  { tx, actor, audiences }: Reader,
  entity: E,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Documents[E]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('feed')
    .select(['doc_id', 'body'])
    .where('tenant_id', '=', actor.tenantId)
    .where('entity', '=', entity)
    .where('doc_id', 'in', [...new Set(ids)])
    .where('audience', 'in', [...audiences])
    .where('body', 'is not', null)
    .execute();
  return new Map(rows.map(({ doc_id, body }) => [doc_id, JSON.parse(body ?? '') as Documents[E]]));
}

/** The rows' documents in the order of the rows, without those that are missing. */
export async function readInOrder<E extends EntityName>(
  reader: Reader,
  entity: E,
  rows: readonly { readonly id: string }[],
): Promise<Documents[E][]> {
  const ids = rows.map(({ id }) => id);
  const found = await readVisible(reader, entity, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The patients whom the documents name, by id. */
export const patientsOf = (
  reader: Reader,
  documents: Iterable<{ readonly patientId: string | null }>,
) =>
  readVisible(
    reader,
    'patients',
    [...documents].flatMap(({ patientId }) => patientId ?? []),
  );

/** The psychologists whom the documents name, by id. */
export const psychologistsOf = (
  reader: Reader,
  documents: Iterable<{ readonly psychologistId: string }>,
) =>
  readVisible(
    reader,
    'users',
    [...documents].map(({ psychologistId }) => psychologistId),
  );

/** @throws DomainError 404 where the document is missing or not the reader's to see, which look the same */
export async function requireVisible<E extends EntityName>(
  reader: Reader,
  entity: E,
  id: string,
): Promise<Documents[E]> {
  const found = (await readVisible(reader, entity, [id])).get(id);
  if (!found) throw missing(entity);
  return found;
}

/**
 * SQL that holds for the rows of a table whose document the reader may see. A scalar subquery, because `exists` becomes
 * a join whose order PostgreSQL guesses wrong where it has no statistics yet. It names the practice itself, and not by the
 * table's column: where practices are spread, one machine alone is asked then.
 */
export const isVisibleRow = ({ audiences, actor }: Reader, entity: EntityName, table: string) =>
  sql<boolean>`coalesce((
    select true from feed
    where feed.tenant_id = ${actor.tenantId}
      and feed.entity = ${entity}
      and feed.doc_id = ${sql.ref(`${table}.id`)}
      and feed.audience in (${sql.join(audiences)})
      and feed.body is not null
    limit 1
  ), false)`;
