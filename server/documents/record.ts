import { sql } from 'kysely';
import type { Actor } from '../../src/domain/core/command.ts';
import { type Ref, refKey } from '../../src/domain/core/documents.ts';
import type { Tx } from '../db/tenant.ts';
import type {
  ClientPlace,
  CommandRecord,
  CommandTransaction,
  NoteVersion,
  Receipt,
} from '../sync/store.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

/** See `CommandTransaction.progress`. */
export async function readProgress(
  tx: Tx,
  { tenantId, userId }: Actor,
  key: string = NIL,
  clientId: string = NIL,
): ReturnType<CommandTransaction['progress']> {
  const { rows } = await sql<{
    fingerprint: string | null;
    result: string | null;
    last_seq: number | null;
  }>`
    select r.fingerprint, r.result, (
      select c.last_seq from clients c
      where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.id = ${clientId}
    ) as last_seq
    from (select 1) one left join receipts r
      on r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.key = ${key}
  `.execute(tx);
  const [row] = rows;
  const receipt =
    row?.fingerprint && row.result
      ? { fingerprint: row.fingerprint, outcome: JSON.parse(row.result) as Receipt['outcome'] }
      : undefined;
  return { receipt, lastSeq: row?.last_seq ?? 0 };
}

/** See `CommandTransaction.refusedCreations`. */
export async function readRefusedCreations(
  tx: Tx,
  { tenantId, userId }: Actor,
  clientId: string,
  refs: readonly Ref[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('client_documents')
    .select(['entity', 'doc_id', 'refused_key'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where(
      'doc_id',
      'in',
      refs.map(([, id]) => id),
    )
    .execute();
  const wanted = new Set(refs.map(refKey));
  const found = rows.map((row): [string, string | null] => [
    `${row.entity}/${row.doc_id}`,
    row.refused_key,
  ]);
  return new Map(
    found.filter((entry): entry is [string, string] => entry[1] !== null && wanted.has(entry[0])),
  );
}

const receiptInsert = ({ tenantId, userId }: Actor, { key, receipt, at }: CommandRecord) => sql`
  insert into receipts (tenant_id, user_id, key, fingerprint, result, at)
  values (${tenantId}, ${userId}, ${key}, ${receipt.fingerprint}, ${JSON.stringify(receipt.outcome)}, ${at})`;

const placeUpsert = ({ tenantId, userId }: Actor, { id, seq }: ClientPlace, at: string) => sql`
  insert into clients (tenant_id, user_id, id, last_seq, seen_at)
  values (${tenantId}, ${userId}, ${id}, ${seq}, ${at})
  on conflict (tenant_id, user_id, id)
    do update set last_seq = excluded.last_seq, seen_at = excluded.seen_at`;

function documentsUpsert(
  { tenantId, userId }: Actor,
  { id, seq }: ClientPlace,
  record: CommandRecord,
) {
  const { key, receipt, touches, creates } = record;
  const created = new Set(creates.map(refKey));
  const isRefused = receipt.outcome.status === 'refused';
  const refused = isRefused ? (key ?? null) : null;
  // A second refusal on what was never created still depends on the first.
  const refusedKey = isRefused
    ? sql`coalesce(excluded.refused_key, client_documents.refused_key)`
    : sql`null`;
  const documents = touches.map((ref) => ({
    entity: ref[0],
    doc_id: ref[1],
    refused_key: created.has(refKey(ref)) ? refused : null,
  }));
  return sql`
    insert into client_documents (tenant_id, user_id, client_id, entity, doc_id, cs, refused_key)
    select ${tenantId}::uuid, ${userId}::uuid, ${id}::uuid, x.entity, x.doc_id, ${seq}::bigint, x.refused_key
    from json_to_recordset(${JSON.stringify(documents)}::text::json)
      as x(entity text, doc_id uuid, refused_key uuid)
    on conflict (tenant_id, user_id, client_id, entity, doc_id)
      do update set cs = excluded.cs, refused_key = ${refusedKey}`;
}

/** See `CommandTransaction.record`. One statement, because every command waits for it. */
export async function writeRecord(tx: Tx, actor: Actor, record: CommandRecord): Promise<void> {
  const { key, client, at } = record;
  const parts = [
    ...(key ? [sql`receipt as (${receiptInsert(actor, record)})`] : []),
    ...(client
      ? [
          sql`place as (${placeUpsert(actor, client, at)})`,
          sql`documents as (${documentsUpsert(actor, client, record)})`,
        ]
      : []),
  ];
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(tx);
}

/** See `CommandTransaction.addNoteVersions`. */
export async function writeNoteVersions(
  tx: Tx,
  actor: Actor,
  versions: readonly NoteVersion[],
): Promise<void> {
  await tx
    .insertInto('note_versions')
    .values(
      versions.map(({ noteId, clientId, receivedAt, ...version }) => ({
        ...version,
        tenant_id: actor.tenantId,
        note_id: noteId,
        user_id: actor.userId,
        client_id: clientId,
        received_at: receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'note_id', 'v']).doNothing())
    .execute();
}

/** See `CommandTransaction.noteBase`. */
export async function readNoteBase(
  tx: Tx,
  { tenantId, userId }: Actor,
  noteId: string,
  baseV: number,
  clientId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    (select 1 as preference, v, coalesce(submitted, plaintext) as text from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and v > ${baseV}
        and client_id = ${clientId}::uuid and user_id = ${userId}
      order by v desc limit 1)
    union all
    (select 2, v, plaintext from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and v <= ${baseV}
      order by v desc limit 1)
    order by preference limit 1
  `.execute(tx);
  return rows[0]?.text;
}
