import { sql } from 'kysely';
import type {
  NoteChainAnswer,
  NoteVersionAnswer,
  NoteVersionText,
} from '../../../../src/domain/contract/custody.ts';
import { signedText } from '../../../../src/domain/custody/certificate.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import {
  type ChangedWords,
  changedWords,
} from '../../../../src/domain/notes/merging/changedWords.ts';
import { noteRead } from '../../../engine/audit-log/reads.ts';
import { readVersionTexts } from '../../../engine/documents/version-texts.ts';
import type { Sign } from './keys.ts';
import { type Reader, readVisible } from '../../../engine/reading/reader.ts';

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
  const { rows } = await sql<VersionRow>`
    select n.*, c.hash from (
      select v, number, at, "receivedAt", "authorId", "isAside", total, longest,
        case when client_id is not null
          then dense_rank() over (order by client_id is null, first_v)::int end as device
      from (
        select v, row_number() over (order by v)::int as number, at, received_at as "receivedAt",
          user_id as "authorId", is_aside as "isAside", count(*) over ()::int as total, client_id,
          min(v) over (partition by client_id) as first_v,
          max(octet_length(plaintext)) over ()::int as longest
        from note_versions where tenant_id = ${actor.tenantId} and note_id = ${noteId}
      ) m
    ) n
    left join note_chain c
      on c.tenant_id = ${actor.tenantId} and c.note_id = ${noteId} and c.v = n.v
    where n.number < coalesce(${before ?? null}::int, 2147483647)
    order by n.number desc limit ${VERSIONS + 1}`.execute(tx);
  const changes = await changesOf(reader, noteId, rows);
  const authors = await authorsOf(
    reader,
    rows.map(({ authorId }) => authorId),
  );
  return {
    total: rows[0]?.total ?? 0,
    versions: rows.slice(0, VERSIONS).map(({ total: _, longest: __, ...row }) => ({
      ...row,
      authorName: authors.get(row.authorId ?? '')?.name ?? null,
      changed: changes.get(row.v) ?? null,
    })),
  };
}

type VersionRow = Omit<NoteVersionAnswer, 'authorName' | 'changed'> & {
  readonly total: number;
  /** Bytes of the note's longest version. */
  readonly longest: number;
};

/** Bytes of texts that one answer compares at most: the newest versions of long notes alone. */
const COMPARED_BYTES = 2_000_000;

/** Compares each version with the one before it. @param rows the newest first */
async function changesOf(
  { tx, actor }: Reader,
  noteId: string,
  rows: readonly VersionRow[],
): Promise<ReadonlyMap<number, ChangedWords>> {
  const count = Math.floor(COMPARED_BYTES / Math.max(1, rows[0]?.longest ?? 1));
  const refs = rows.slice(0, count).map(({ v }) => ({ noteId, v }));
  const texts = await readVersionTexts(tx, actor.tenantId, refs);
  const changes = new Map<number, ChangedWords>();
  texts.forEach(({ v, plaintext }, index) => {
    const before = texts[index + 1];
    if (before) changes.set(v, changedWords(before.plaintext, plaintext));
  });
  return changes;
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
    .select(['v', 'salt'])
    .where('tenant_id', '=', reader.actor.tenantId)
    .where('note_id', '=', noteId)
    .where('v', '=', v)
    .executeTakeFirst();
  const { tx, actor } = reader;
  const [text] = await readVersionTexts(tx, actor.tenantId, [{ noteId, v }]);
  if (!version || !text) throw missing('notes');
  return { ...version, plaintext: text.plaintext };
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

interface Extent {
  readonly total: number;
  readonly versions: number;
  readonly head: string | null;
  readonly authorIds: readonly string[] | null;
}

async function extentOf({ tx, actor }: Reader, noteId: string): Promise<Extent> {
  const { rows } = await sql<Extent>`
    select
      (select count(*)::int from note_chain where tenant_id = ${actor.tenantId} and note_id = ${noteId}) as total,
      (select count(*)::int from note_versions where tenant_id = ${actor.tenantId} and note_id = ${noteId})
        as versions,
      (select hash from note_chain where tenant_id = ${actor.tenantId} and note_id = ${noteId}
        order by number desc limit 1) as head,
      (select json_agg(distinct author_id) from note_chain
        where tenant_id = ${actor.tenantId} and note_id = ${noteId} and author_id is not null) as "authorIds"
  `.execute(tx);
  return rows[0] ?? { total: 0, versions: 0, head: null, authorIds: null };
}

/** @param after only links with a larger number @throws DomainError 404 */
export async function chainOf(
  reader: Reader,
  { sign, now }: { readonly sign: Sign; readonly now: number },
  noteId: string,
  after = 0,
): Promise<NoteChainAnswer> {
  const { tx, actor } = reader;
  if (!(await isErased(reader, noteId))) await requireOwn(reader, noteId);
  const { rows: links } = await sql<NoteChainAnswer['links'][number]>`
    select v, note_id as "noteId", number, at, received_at as "receivedAt", sealed_at as "sealedAt",
      author_id as "authorId", text_hash as "textHash", hash
    from note_chain
    where tenant_id = ${actor.tenantId} and note_id = ${noteId} and number > ${after}
    order by number limit ${LINKS}`.execute(tx);
  const { total, versions, head, authorIds } = await extentOf(reader, noteId);
  const people = [...(await authorsOf(reader, authorIds ?? [])).values()];
  const authors = people
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const issuedAt = new Date(now).toISOString();
  return {
    total,
    unsealed: Math.max(0, versions - total),
    links,
    authors,
    signed: head
      ? {
          issuedAt,
          count: total,
          ...sign(signedText({ noteId, issuedAt, authors, count: total, head })),
        }
      : null,
  };
}
