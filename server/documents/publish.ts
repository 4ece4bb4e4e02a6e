import { sql } from 'kysely';
import type { Tx } from '../db/tenant.ts';
import type { Published } from '../sync/feed.ts';

/** Carries `WakeMessage`s between instances. */
export const WAKE_CHANNEL = 'sereno_changes';

/** PostgreSQL takes up to 8,000 bytes; a longer list wakes the whole tenant. */
const PAYLOAD_AUDIENCES = 60;

/** Says that something changed for some audiences of a tenant; `null` for all. */
export interface WakeMessage {
  readonly tenantId: string;
  readonly audiences: readonly string[] | null;
}

const recordset = (documents: readonly Published[]): string =>
  JSON.stringify(
    documents.flatMap(({ entity, id, v, hotAt, versions }) =>
      versions.map(({ audience, body }) => ({ entity, doc_id: id, v, hot_at: hotAt, audience, body })),
    ),
  );

/** Leaves tombstones where an audience no longer sees a document. Returns those audiences. */
async function bury(tx: Tx, tenantId: string, documents: readonly Published[]): Promise<string[]> {
  const kept = JSON.stringify(
    documents.map(({ entity, id, v, versions }) => ({
      entity,
      doc_id: id,
      v,
      audiences: versions.map(({ audience }) => audience),
    })),
  );
  const { rows } = await sql<{ audience: string }>`
    update feed set v = x.v, body = null, hot_at = null
    from json_to_recordset(${kept}::text::json) as x(entity text, doc_id uuid, v bigint, audiences text[])
    where feed.tenant_id = ${tenantId} and feed.entity = x.entity and feed.doc_id = x.doc_id
      and feed.body is not null and not feed.audience = any(x.audiences)
    returning feed.audience
  `.execute(tx);
  return rows.map(({ audience }) => audience);
}

async function upsert(tx: Tx, tenantId: string, documents: readonly Published[]): Promise<void> {
  await sql`
    insert into feed (tenant_id, entity, doc_id, audience, v, hot_at, body)
    select ${tenantId}::uuid, x.entity, x.doc_id, x.audience, x.v, x.hot_at, x.body
    from json_to_recordset(${recordset(documents)}::text::json)
      as x(entity text, doc_id uuid, audience text, v bigint, hot_at bigint, body text)
    on conflict (tenant_id, entity, doc_id, audience)
      do update set v = excluded.v, hot_at = excluded.hot_at, body = excluded.body
  `.execute(tx);
}

async function wake(tx: Tx, message: WakeMessage): Promise<void> {
  await sql`select pg_notify(${WAKE_CHANNEL}, ${JSON.stringify(message)})`.execute(tx);
}

/** Writes the feed rows of documents, and wakes their readers once the transaction commits. */
export async function publishDocuments(
  tx: Tx,
  tenantId: string,
  documents: readonly Published[],
): Promise<void> {
  const known = documents.filter(({ isNew }) => !isNew);
  const lost = known.length > 0 ? await bury(tx, tenantId, known) : [];
  if (documents.some(({ versions }) => versions.length > 0)) await upsert(tx, tenantId, documents);
  const seen = documents.flatMap(({ versions }) => versions.map(({ audience }) => audience));
  const audiences = [...new Set<string>([...lost, ...seen])];
  const isShort = audiences.length <= PAYLOAD_AUDIENCES;
  if (audiences.length > 0) await wake(tx, { tenantId, audiences: isShort ? audiences : null });
}
