import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type EntityName, missing } from '../../../src/domain/core/documents.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import { unauthorized } from '../../kernel/errors.ts';
import type { Mark } from '../feed/feed-reader.ts';

/**
 * Returns a random number of 48 bits. Marks are only compared for equality.
 * They do not come from the given randomness. Two servers that go on from one copy must not make
 * the same marks.
 */
const newMark = (): number => randomInt(2 ** 48 - 1) + 1;

/** Bytes that were written since they were counted last, and today's day. */
export interface Written {
  readonly day: string;
  readonly bytes: number;
}

interface Taken {
  /** The last of the numbers. */
  readonly seq: number;
  /** Bytes that the practice has had written today. */
  readonly written: number;
}

/**
 * Takes numbers of the sequence and leaves a mark. One statement, because every command waits for
 * it.
 * `v` of the mark may be too low where others wrote meanwhile, never too high.
 */
async function take(
  tx: Tx,
  tenantId: string,
  count: number,
  condition: RawBuilder<unknown>,
  { day, bytes }: Written | { day: null; bytes: 0 } = { day: null, bytes: 0 },
): Promise<Taken | undefined> {
  const mark = newMark();
  const { rows } = await sql<Taken>`
    with marked as (
      insert into history_marks (tenant_id, v, mark)
      select t.id, t.seq, ${mark}::bigint from tenants t where t.id = ${tenantId}
    )
    update tenants set seq = seq + ${count}::bigint, mark = ${mark}::bigint,
      written_on = coalesce(${day}::date, written_on),
      written_bytes = case when ${day}::date is null or written_on = ${day}::date
        then written_bytes else 0 end + ${bytes}::bigint
    where id = ${tenantId} and ${condition} returning seq, written_bytes as written
  `.execute(tx);
  return rows[0];
}

/**
 * Changes the sequence, or only takes the lock.
 * It leaves no mark, since nothing is written with these numbers.
 */
async function move(tx: Tx, tenantId: string, count: number): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    update tenants set seq = seq + ${count}::bigint where id = ${tenantId} returning seq
  `.execute(tx);
  return rows[0]?.seq;
}

/**
 * Takes the tenant's lock and the next `count` numbers of its sequence.
 * The lock is held until the transaction ends, so that commit order is sequence order. A reader of
 * the feed then never misses a row.
 * @param count below 1 gives numbers back, or takes only the lock
 * @returns the last of the numbers
 */
export async function reserve(tx: Tx, tenantId: string, count = 1): Promise<number> {
  const last =
    count > 0 ? (await take(tx, tenantId, count, sql`true`))?.seq : await move(tx, tenantId, count);
  if (last === undefined) throw missing('tenants');
  return last;
}

/**
 * Does the same for a person's commands, and checks the account in the same statement.
 * @throws DomainError 401 where the account was closed, or got another role, since the request was
 * let in
 */
export async function reserveFor(
  tx: Tx,
  { tenantId, userId, role }: Actor,
  count: number,
  written: Written,
): Promise<Taken> {
  const isAdmitted = sql`exists (
    select from users
    where tenant_id = ${tenantId} and id = ${userId} and role = ${role} and is_active
  )`;
  const taken = await take(tx, tenantId, count, isAdmitted, written);
  if (taken === undefined) throw unauthorized();
  return taken;
}

/**
 * Returns those of the documents that no audience of the practice has ever seen, since the feed
 * forgets none, and those that were deleted before the state `v` which a device holds.
 */
export async function readNeverHeld(
  tx: Tx,
  tenantId: string,
  refs: readonly { readonly entity: EntityName; readonly id: string; readonly v?: number }[],
): Promise<readonly { readonly entity: EntityName; readonly id: string }[]> {
  const { rows } = await sql<{ entity: EntityName; id: string }>`
    select x.entity, x.id
    from json_to_recordset(${JSON.stringify(refs)}::text::json) as x(entity text, id uuid, v bigint)
    where not exists (
      select from feed f
      where f.tenant_id = ${tenantId} and f.entity = x.entity and f.doc_id = x.id
        and (f.body is not null or f.v >= coalesce(x.v, 0))
    )
  `.execute(tx);
  return rows;
}

/** Those of the marks that this practice's history bears. */
export async function readKnownMarks(
  tx: Tx,
  tenantId: string,
  marks: readonly number[],
): Promise<ReadonlySet<number>> {
  if (marks.length === 0) return new Set();
  const rows = await tx
    .selectFrom('history_marks')
    .select('mark')
    .where('tenant_id', '=', tenantId)
    .where('mark', 'in', [...marks])
    .execute();
  return new Set(rows.map(({ mark }) => mark));
}

/** Returns the sequence number at the oldest mark that is kept; 0 without any. */
export async function readFirstMarkedV(tx: Tx, tenantId: string): Promise<number> {
  const { first } = await tx
    .selectFrom('history_marks')
    .select((eb) => eb.fn.min<number | null>('v').as('first'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return first ?? 0;
}

/** Marks of the past, newest first: one for each doubling of the distance to the newest. */
export async function readPastMarks(tx: Tx, tenantId: string): Promise<readonly Mark[]> {
  const { rows } = await sql<{ v: number; mark: number }>`
    select distinct on (m.distance) m.v, m.mark from (
      select h.v, h.mark, floor(log(2, greatest(t.seq - h.v, 1)::numeric)) as distance
      from history_marks h, tenants t
      where h.tenant_id = ${tenantId} and t.id = ${tenantId}
    ) m
    order by m.distance, m.v desc
  `.execute(tx);
  return rows.map(({ v, mark }): Mark => [v, mark]);
}
