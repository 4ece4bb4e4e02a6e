import { type RawBuilder, sql } from 'kysely';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import type { Database } from '../../kernel/db/database.ts';
import { type Tx, withTenant } from '../../kernel/db/tenant.ts';
import { readFirstMarkedV, readKnownMarks, readPastMarks } from './history.ts';
import { ALWAYS_HOT } from '../feed/feed.ts';
import type {
  FeedReader,
  FeedRow,
  FeedTransaction,
  Part,
  Reader,
  Window,
} from '../feed/feed-reader.ts';

const inWindow = ({ from, to }: Window) => sql<boolean>`(hot_at = ${ALWAYS_HOT}::bigint
  or hot_at between ${from}::bigint and ${to}::bigint)`;

/** How a part is selected and ordered. Each has an index that starts with tenant and audience. */
function clauses(part: Part): {
  order: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
} {
  const order = part.phase === 'hot' ? sql`hot_at` : sql`v`;
  const direction = part.phase === 'live' ? sql`asc` : sql`desc`;
  const comparison = part.phase === 'live' ? sql`>` : sql`<`;
  const { after } = part;
  const further = after
    ? sql`(${order}, entity, doc_id) ${comparison} (${after[0]}::bigint, ${after[1]}, ${after[2]}::uuid)`
    : sql`true`;
  if (part.phase === 'live') return { order, direction, condition: further };
  const hot = inWindow(part.window);
  const wanted = part.phase === 'hot' ? hot : sql`(hot_at is null or not ${hot})`;
  const condition = sql`${further} and body is not null and v <= ${part.through}::bigint and ${wanted}`;
  return { order, direction, condition };
}

interface PageRow {
  readonly entity: EntityName;
  readonly doc_id: string;
  readonly v: number;
  readonly hot_at: number | null;
  readonly body: string | null;
  readonly cs: number;
  readonly found: number;
}

/** One index range an audience, merged, cut to the page's size; `cs` by key, since a join would go by guesses. */
async function readPart(
  tx: Tx,
  tenantId: string,
  { audiences, userId, clientId }: Reader,
  part: Part,
  { limit, maxBytes }: { limit: number; maxBytes: number },
): Promise<{ rows: FeedRow[]; more: boolean }> {
  const { order, direction, condition } = clauses(part);
  const sorted = sql`order by ${order} ${direction}, entity ${direction}, doc_id ${direction}`;
  const ranges = audiences.map(
    (audience) => sql`(select entity, doc_id, v, hot_at, body from feed
      where tenant_id = ${tenantId} and audience = ${audience} and ${condition}
      ${sorted} limit ${limit + 1})`,
  );
  const { rows } = await sql<PageRow>`
    with merged as (
      select * from (${sql.join(ranges, sql` union all `)}) ranges ${sorted} limit ${limit + 1}
    ), sized as (
      select *, count(*) over () as found, row_number() over (${sorted}) as number,
        sum(coalesce(octet_length(body), 0)) over (${sorted}) - coalesce(octet_length(body), 0) as preceding
      from merged
    )
    select entity, doc_id, v, hot_at, body, found, coalesce((
      select c.cs from client_documents c
      where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.client_id = ${clientId}
        and c.entity = sized.entity and c.doc_id = sized.doc_id
    ), 0) as cs
    from sized
    where number <= ${limit} and preceding < ${maxBytes}
    order by number
  `.execute(tx);
  const found = rows[0]?.found ?? 0;
  return {
    rows: rows.map(({ doc_id: id, hot_at: hotAt, found: _found, ...row }) => ({
      ...row,
      id,
      hotAt,
    })),
    more: found > rows.length,
  };
}

const feedTransaction = (tx: Tx, tenantId: string): FeedTransaction => ({
  async history() {
    return tx
      .selectFrom('tenants')
      .select(['epoch', 'seq', 'mark'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
  },
  knownMarks: (marks) => readKnownMarks(tx, tenantId, marks),
  firstMarkedV: () => readFirstMarkedV(tx, tenantId),
  pastMarks: () => readPastMarks(tx, tenantId),
  async count(audiences) {
    const { count } = await tx
      .selectFrom('feed')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tenant_id', '=', tenantId)
      .where('audience', 'in', [...audiences])
      .where('body', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  },
  page: (reader, part, size) => readPart(tx, tenantId, reader, part, size),
});

/** The feed in a transaction that is open. */
export const feedReaderIn = (tx: Tx): FeedReader => ({
  read: (tenantId, work) => work(feedTransaction(tx, tenantId)),
});

/** The feed of PostgreSQL or the embedded database. */
export const createFeedReader = (database: Database): FeedReader => ({
  read: (tenantId, work) =>
    withTenant(database, tenantId, (tx) => work(feedTransaction(tx, tenantId))),
});
