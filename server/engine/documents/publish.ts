import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { Published } from '../feed/feed.ts';

/** Carries `WakeMessage`s between instances. */
export const WAKE_CHANNEL = 'sereno_changes';

/** PostgreSQL takes up to 8,000 bytes; a longer list wakes the whole tenant. */
const PAYLOAD_AUDIENCES = 60;

/** Says that something changed for some audiences of a tenant; `null` for all. */
export interface WakeMessage {
  readonly tenantId: string;
  readonly audiences: readonly string[] | null;
}

const versionRows = (documents: readonly Published[]): string =>
  JSON.stringify(
    documents.flatMap(({ entity, id, v, hotAt, versions }) =>
      versions.map(({ audience, body }) => ({
        entity,
        doc_id: id,
        v,
        hot_at: hotAt,
        audience,
        body,
      })),
    ),
  );

/** What audiences the documents have left, of those that were there before. */
const keptRows = (documents: readonly Published[]): string =>
  JSON.stringify(
    documents
      .filter(({ isNew }) => !isNew)
      .map(({ entity, id, v, versions }) => ({
        entity,
        doc_id: id,
        v,
        audiences: versions.map(({ audience }) => audience),
      })),
  );

/**
 * Writes the feed rows of documents, tombstones for audiences that lose sight of them included, and wakes the readers
 * once the transaction commits. One statement, because every command waits for it.
 */
export async function publishDocuments(
  tx: Tx,
  tenantId: string,
  documents: readonly Published[],
): Promise<void> {
  await sql`
    with lost as (
      update feed set v = x.v, body = null, hot_at = null
      from json_to_recordset(${keptRows(documents)}::text::json)
        as x(entity text, doc_id uuid, v bigint, audiences text[])
      where feed.tenant_id = ${tenantId} and feed.entity = x.entity and feed.doc_id = x.doc_id
        and feed.body is not null and not feed.audience = any(x.audiences)
      returning feed.audience
    ), seen as (
      insert into feed (tenant_id, entity, doc_id, audience, v, hot_at, body)
      select t.id, x.entity, x.doc_id, x.audience, x.v, x.hot_at, x.body
      from tenants t, json_to_recordset(${versionRows(documents)}::text::json)
        as x(entity text, doc_id uuid, audience text, v bigint, hot_at bigint, body text)
      where t.id = ${tenantId}
      on conflict (tenant_id, entity, doc_id, audience)
        do update set v = excluded.v, hot_at = excluded.hot_at, body = excluded.body
      returning audience
    ), woken as (
      select json_agg(audience) as audiences, count(*) as number
      from (select audience from lost union select audience from seen) both_kinds
    )
    select pg_notify(${WAKE_CHANNEL}, json_build_object(
      'tenantId', ${tenantId}::text,
      'audiences', case when number <= ${PAYLOAD_AUDIENCES} then audiences end
    )::text) from woken where number > 0
  `.execute(tx);
}
