import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type Ref, refKey } from '../../../src/domain/core/documents.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { ClientPlace, CommandRecord, Progress, Receipt } from '../execution/store.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

interface ProgressRow {
  readonly key: string | null;
  readonly fingerprint: string | null;
  readonly result: string | null;
  readonly last_seq: number | null;
}

/** Reads a device's last sequence number, and the stored answers to its keys. */
export async function readProgress(
  tx: Tx,
  { tenantId, userId }: Actor,
  keys: readonly string[],
  clientId: string = NIL,
): Promise<Progress> {
  const { rows } = await sql<ProgressRow>`
    select r.key, r.fingerprint, r.result, (
      select c.last_seq from clients c
      where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.id = ${clientId}
    ) as last_seq
    from (select 1) one left join receipts r
      on r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.key = any(${keys}::uuid[])
  `.execute(tx);
  const receipts = rows.flatMap(({ key, fingerprint, result }): [string, Receipt][] =>
    key && fingerprint && result
      ? [[key, { fingerprint, outcome: JSON.parse(result) as Receipt['outcome'] }]]
      : [],
  );
  return { receipts: new Map(receipts), lastSeq: rows[0]?.last_seq ?? 0 };
}

/** Returns, by `refKey`, the key of the refused command that should have created a document. */
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

type Keyed = CommandRecord & { readonly key: string };
type Placed = CommandRecord & { readonly client: ClientPlace };

function receiptInsert({ tenantId, userId }: Actor, keyed: readonly Keyed[]) {
  const receipts = keyed.map(({ key, receipt: { fingerprint, outcome }, at }) => ({
    key,
    fingerprint,
    result: JSON.stringify(outcome),
    at,
  }));
  return sql`
    insert into receipts (tenant_id, user_id, key, fingerprint, result, at)
    select t.id, ${userId}::uuid, x.key, x.fingerprint, x.result, x.at
    from tenants t, json_to_recordset(${JSON.stringify(receipts)}::text::json)
      as x(key uuid, fingerprint text, result text, at timestamptz)
    where t.id = ${tenantId}`;
}

const placeUpsert = ({ tenantId, userId }: Actor, { client: { id, seq }, at }: Placed) => sql`
  insert into clients (tenant_id, user_id, id, last_seq, seen_at)
  values (${tenantId}, ${userId}, ${id}, ${seq}, ${at})
  on conflict (tenant_id, user_id, id)
    do update set last_seq = excluded.last_seq, seen_at = excluded.seen_at`;

interface Touched {
  readonly entity: string;
  readonly doc_id: string;
  readonly cs: number;
  readonly refused_key: string | null;
  /** A second refusal on what was never created still depends on the first. */
  readonly keepsFormer: boolean;
}

/** What a command did to a document, after what others did to it. */
function touch(
  { key, client, receipt, creates }: Placed,
  ref: Ref,
  before: Touched | undefined,
): Touched {
  const place = { entity: ref[0], doc_id: ref[1], cs: client.seq };
  if (receipt.outcome.status === 'done') return { ...place, refused_key: null, keepsFormer: false };
  const isCreated = creates.some((created) => refKey(created) === refKey(ref));
  const refused = isCreated ? key : undefined;
  const { refused_key: former = null, keepsFormer = true } = before ?? {};
  return { ...place, refused_key: refused ?? former, keepsFormer };
}

/** What the commands did to each document, one after the other. */
function touchedBy(placed: readonly Placed[]): readonly Touched[] {
  const touched = new Map<string, Touched>();
  for (const record of placed)
    for (const ref of record.touches)
      touched.set(refKey(ref), touch(record, ref, touched.get(refKey(ref))));
  return [...touched.values()];
}

function documentsUpsert(
  { tenantId, userId }: Actor,
  clientId: string,
  touched: readonly Touched[],
  refusedKey: RawBuilder<unknown>,
) {
  return sql`
    insert into client_documents (tenant_id, user_id, client_id, entity, doc_id, cs, refused_key)
    select t.id, ${userId}::uuid, ${clientId}::uuid, x.entity, x.doc_id, x.cs, x.refused_key
    from tenants t, json_to_recordset(${JSON.stringify(touched)}::text::json)
      as x(entity text, doc_id uuid, cs bigint, refused_key uuid)
    where t.id = ${tenantId}
    on conflict (tenant_id, user_id, client_id, entity, doc_id)
      do update set cs = excluded.cs, refused_key = ${refusedKey}`;
}

function placeParts(actor: Actor, placed: readonly Placed[]): RawBuilder<unknown>[] {
  const last = placed.at(-1);
  if (!last) return [];
  const { id } = last.client;
  const touched = touchedBy(placed);
  const [keeping, fresh] = [true, false].map((keeps) =>
    touched.filter(({ keepsFormer }) => keepsFormer === keeps),
  ) as [Touched[], Touched[]];
  const former = sql`coalesce(excluded.refused_key, client_documents.refused_key)`;
  return [
    sql`place as (${placeUpsert(actor, last)})`,
    ...(keeping.length > 0
      ? [sql`keeping as (${documentsUpsert(actor, id, keeping, former)})`]
      : []),
    ...(fresh.length > 0
      ? [sql`fresh as (${documentsUpsert(actor, id, fresh, sql`excluded.refused_key`)})`]
      : []),
  ];
}

/** Stores receipts and places of commands. One statement, because every command waits for it. */
export async function writeRecords(
  tx: Tx,
  actor: Actor,
  records: readonly CommandRecord[],
): Promise<void> {
  const keyed = records.filter((record): record is Keyed => record.key !== undefined);
  const placed = records.filter((record): record is Placed => record.client !== undefined);
  const parts = [
    ...(keyed.length > 0 ? [sql`receipt as (${receiptInsert(actor, keyed)})`] : []),
    ...placeParts(actor, placed),
  ];
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(tx);
}
