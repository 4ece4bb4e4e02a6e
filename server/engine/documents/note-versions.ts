import { sql } from 'kysely';
import type { Actor } from '../../../src/domain/core/command.ts';
import { hashText } from '../../../src/domain/notes/merging/hash.ts';
import type { Tx } from '../../kernel/db/tenant.ts';
import type { NoteVersion } from '../execution/store.ts';
import { sealVersions } from './seal.ts';
import { columnsOf, readBaseBefore, readVersionTexts, type VersionText } from './version-texts.ts';

/**
 * Writes versions of one note, the oldest first; the last one is the present text.
 * See `CommandTransaction.addNoteVersions`.
 */
export async function writeNoteVersions(
  tx: Tx,
  actor: Actor,
  versions: readonly NoteVersion[],
): Promise<void> {
  const base = await readBaseBefore(tx, actor.tenantId, versions);
  const kept = await tx
    .insertInto('note_versions')
    .values(
      versions.map(({ v, at, plaintext, submitted, ...version }) => ({
        tenant_id: actor.tenantId,
        note_id: version.noteId,
        v,
        at,
        ...columnsOf({ plaintext, submitted: submitted ?? null }, base),
        user_id: actor.userId,
        client_id: version.clientId,
        received_at: version.receivedAt,
        is_aside: version.isAside,
        based_on: version.basedOn,
        plain_hash: hashText(plaintext),
        submitted_hash: submitted === null ? null : hashText(submitted),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'note_id', 'v']).doNothing())
    .returning(['v', 'salt'])
    .execute();
  const salts = new Map(kept.map(({ v, salt }) => [v, salt]));
  const unsealed = versions.flatMap(({ noteId, v, plaintext, at, receivedAt }) => {
    const salt = salts.get(v);
    const sealed = { noteId, v, plaintext, at, receivedAt, authorId: actor.userId };
    return salt === undefined ? [] : { ...sealed, salt };
  });
  const sealedAt = versions.at(-1)?.receivedAt;
  if (sealedAt) await sealVersions(tx, actor.tenantId, unsealed, sealedAt);
}

/** Returns the text from which an edit was made that does not name it; `undefined` if unknown. */
export async function readNoteBase(
  tx: Tx,
  { tenantId, userId }: Actor,
  noteId: string,
  baseV: number,
  clientId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ v: number; preference: number }>`
    (select 1 as preference, v from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and v > ${baseV}
        and client_id = ${clientId}::uuid and user_id = ${userId} and based_on is null
      order by v desc limit 1)
    union all
    (select 2, v from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and v <= ${baseV} and not is_aside
      order by v desc limit 1)
    order by preference limit 1
  `.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const [kept] = await readVersionTexts(tx, tenantId, [{ noteId, v: found.v }]);
  return found.preference === 1 ? (kept?.submitted ?? kept?.plaintext) : kept?.plaintext;
}

/** Newest versions without hashes that are looked through: those from before hashes were kept. */
const UNHASHED = 20;

const named = ({ plaintext, submitted }: VersionText, hash: string): string[] =>
  [plaintext, submitted].filter((text): text is string => text !== null && hashText(text) === hash);

/** Returns a text that the note has had, or that an author sent for it, by its hash. */
export async function readNoteText(
  tx: Tx,
  { tenantId }: Actor,
  noteId: string,
  hash: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ v: number }>`
    (select 1 as preference, v from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId}
        and (plain_hash = ${hash} or submitted_hash = ${hash})
      order by v desc limit 1)
    union all
    (select 2, v from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and plain_hash is null
      order by v desc limit ${UNHASHED})
    order by preference, v desc
  `.execute(tx);
  const refs = rows.map(({ v }) => ({ noteId, v }));
  for (const kept of await readVersionTexts(tx, tenantId, refs))
    for (const text of named(kept, hash)) return text;
  return undefined;
}
