import { sql } from 'kysely';
import type {
  NoteChainAnswer,
  NoteVersionAnswer,
  NoteVersionText,
} from '../../src/domain/contract/custody.ts';
import { missing } from '../../src/domain/core/documents.ts';
import { noteRead } from '../audit-log/reads.ts';
import { type Reader, readVisible } from '../reading/reader.ts';

const VERSIONS = 100;
const LINKS = 500;

/** Whose note it is that the reader wrote: one that stands, or one that was deleted and is kept. */
async function patientOf(reader: Reader, noteId: string): Promise<string | null> {
  const { tx, actor } = reader;
  const note = (await readVisible(reader, 'notes', [noteId])).get(noteId);
  if (note) return note.patientId;
  const archived = await tx
    .selectFrom('archive')
    .select('patient_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('entity', '=', 'notes')
    .where('id', '=', noteId)
    .where('psychologist_id', '=', actor.userId)
    .executeTakeFirst();
  return archived?.patient_id ?? null;
}

/** That the reader may see the note's versions, which is kept. @throws DomainError 404 */
async function requireOwn(reader: Reader, noteId: string): Promise<void> {
  const patientId = await patientOf(reader, noteId);
  if (patientId === null) throw missing('notes');
  await noteRead(reader, 'notes', patientId);
}

const authorsOf = (reader: Reader, ids: readonly (string | null)[]) =>
  readVisible(
    reader,
    'users',
    ids.flatMap((id) => id ?? []),
  );

/** @param before only those with a smaller number @throws DomainError 404 */
export async function versionsOf(
  reader: Reader,
  noteId: string,
  before: number | undefined,
): Promise<{ total: number; versions: NoteVersionAnswer[] }> {
  await requireOwn(reader, noteId);
  const { tx, actor } = reader;
  type Row = Omit<NoteVersionAnswer, 'authorName'> & { readonly total: number };
  const { rows } = await sql<Row>`
    select n.*, c.hash from (
      select v, row_number() over (order by v)::int as number, at, received_at as "receivedAt",
        user_id as "authorId", is_aside as "isAside", count(*) over ()::int as total
      from note_versions where tenant_id = ${actor.tenantId} and note_id = ${noteId}
    ) n
    left join note_chain c
      on c.tenant_id = ${actor.tenantId} and c.note_id = ${noteId} and c.v = n.v
    where n.number < coalesce(${before ?? null}::int, 2147483647)
    order by n.number desc limit ${VERSIONS}`.execute(tx);
  const authors = await authorsOf(
    reader,
    rows.map(({ authorId }) => authorId),
  );
  return {
    total: rows[0]?.total ?? 0,
    versions: rows.map(({ total: _, ...row }) => ({
      ...row,
      authorName: authors.get(row.authorId ?? '')?.name ?? null,
    })),
  };
}

/** @throws DomainError 404 */
export async function textOfVersion(
  reader: Reader,
  noteId: string,
  v: number,
): Promise<NoteVersionText> {
  await requireOwn(reader, noteId);
  const version = await reader.tx
    .selectFrom('note_versions')
    .select(['v', 'plaintext', 'salt'])
    .where('tenant_id', '=', reader.actor.tenantId)
    .where('note_id', '=', noteId)
    .where('v', '=', v)
    .executeTakeFirst();
  if (!version) throw missing('notes');
  return version;
}

/** Whether the texts were erased at the end of their time: then the seals alone are left, for who made them. */
async function isErased({ tx, actor }: Reader, noteId: string): Promise<boolean> {
  const { rows } = await sql`
    select from note_chain c
    where c.tenant_id = ${actor.tenantId} and c.note_id = ${noteId} and c.author_id = ${actor.userId}
      and not exists (
        select from note_versions n where n.tenant_id = c.tenant_id and n.note_id = c.note_id)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** @param after only links with a larger number @throws DomainError 404 */
export async function chainOf(reader: Reader, noteId: string, after = 0): Promise<NoteChainAnswer> {
  const { tx, actor } = reader;
  if (!(await isErased(reader, noteId))) await requireOwn(reader, noteId);
  const { rows: links } = await sql<NoteChainAnswer['links'][number]>`
    select v, note_id as "noteId", number, at, received_at as "receivedAt", sealed_at as "sealedAt",
      author_id as "authorId", text_hash as "textHash", hash
    from note_chain
    where tenant_id = ${actor.tenantId} and note_id = ${noteId} and number > ${after}
    order by number limit ${LINKS}`.execute(tx);
  const { rows } = await sql<{ total: number; versions: number }>`
    select
      (select count(*)::int from note_chain where tenant_id = ${actor.tenantId} and note_id = ${noteId}) as total,
      (select count(*)::int from note_versions where tenant_id = ${actor.tenantId} and note_id = ${noteId})
        as versions`.execute(tx);
  const { total = 0, versions = 0 } = rows[0] ?? {};
  const authors = await authorsOf(
    reader,
    links.map(({ authorId }) => authorId),
  );
  return {
    total,
    unsealed: Math.max(0, versions - total),
    links,
    authors: [...authors.values()].map(({ id, name }) => ({ id, name })),
  };
}
