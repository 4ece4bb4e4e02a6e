import { sql } from 'kysely';
import type { Database } from '../../../kernel/db/database.ts';
import { tenantIds, type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { visitTenants } from '../../../kernel/db/visit.ts';
import { readVersionTexts } from '../../../engine/documents/version-texts.ts';
import { sealVersions, type Unsealed } from '../../../engine/documents/seal.ts';
import { reserve } from '../../../engine/documents/history.ts';

export const SEAL = 'custody.seal';

/** Versions at a time: at most 6 MB of text, for which the practice waits. */
const SLICE = 60;
/** Notes that are looked at together. */
const NOTES = 60;

export interface SealParts {
  readonly db: Database;
  readonly clock: { now(): number };
}

const isUnsealed = sql`not exists (
  select from note_chain c where c.tenant_id = n.tenant_id and c.note_id = n.note_id and c.v >= n.v)`;

const waitingNotes = (tx: Tx, tenantId: string) =>
  sql<{ id: string }>`
    select distinct n.note_id as id from note_versions n
    where n.tenant_id = ${tenantId} and ${isUnsealed}`.execute(tx);

/** One note after the other, by the index: a plan over whole tables would cost as much for each slice. */
const refsOf = (tx: Tx, tenantId: string, notes: readonly string[]) =>
  sql<Omit<Unsealed, 'plaintext'>>`
    select n.* from json_array_elements_text(${JSON.stringify(notes)}::text::json) with ordinality x(id, place),
    lateral (
      select n.note_id as "noteId", n.v, n.salt, n.at, n.received_at as "receivedAt",
        n.user_id as "authorId"
      from note_versions n
      where n.tenant_id = ${tenantId} and n.note_id = x.id::uuid and n.v > coalesce((
        select c.v from note_chain c where c.tenant_id = ${tenantId} and c.note_id = x.id::uuid
        order by c.number desc limit 1), -1)
      order by n.v limit ${SLICE}
    ) n
    order by x.place, n.v limit ${SLICE}`.execute(tx);

async function unsealedOf(
  tx: Tx,
  tenantId: string,
  notes: readonly string[],
): Promise<readonly Unsealed[]> {
  const { rows } = await refsOf(tx, tenantId, notes);
  const texts = await readVersionTexts(tx, tenantId, rows);
  const byPlace = new Map(texts.map(({ noteId, v, plaintext }) => [`${noteId} ${v}`, plaintext]));
  return rows.flatMap((row) => {
    const plaintext = byPlace.get(`${row.noteId} ${row.v}`);
    return plaintext === undefined ? [] : [{ ...row, plaintext }];
  });
}

/** One slice, under the practice's lock, so that nobody writes the same place. @returns whether there may be more */
const sealSlice = (parts: SealParts, tenantId: string, notes: readonly string[]) =>
  withTenant(parts.db, tenantId, async (tx) => {
    await reserve(tx, tenantId, 0);
    const rows = await unsealedOf(tx, tenantId, notes);
    const sealedAt = new Date(parts.clock.now()).toISOString();
    await sealVersions(tx, tenantId, rows, sealedAt);
    return rows.length === SLICE;
  });

/** Seals what is not sealed yet, in every practice: what was there before there were seals, or came in a copy. */
export async function sealEverywhere(parts: SealParts, signal?: AbortSignal): Promise<void> {
  const seal = async (id: string) => {
    const { rows } = await withTenant(parts.db, id, (tx) => waitingNotes(tx, id));
    for (let start = 0; start < rows.length; start += NOTES) {
      const notes = rows.slice(start, start + NOTES).map((note) => note.id);
      while (!signal?.aborted && (await sealSlice(parts, id, notes)));
      if (signal?.aborted) return;
    }
  };
  await visitTenants(await tenantIds(parts.db), seal, signal);
}
