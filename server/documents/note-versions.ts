import { sql } from 'kysely';
import type { Actor } from '../../src/domain/core/command.ts';
import { hashText } from '../../src/domain/notes/hash.ts';
import type { Tx } from '../db/tenant.ts';
import type { NoteVersion } from '../sync/store.ts';
import { sealVersions } from './seal.ts';

/**
 * Writes versions of one note, the oldest first; the last one is the present text.
 * See `CommandTransaction.addNoteVersions`.
 */
export async function writeNoteVersions(
  tx: Tx,
  actor: Actor,
  versions: readonly NoteVersion[],
): Promise<void> {
  const kept = await tx
    .insertInto('note_versions')
    .values(
      versions.map(({ v, at, plaintext, submitted, ...version }) => ({
        tenant_id: actor.tenantId,
        note_id: version.noteId,
        v,
        at,
        plaintext,
        submitted,
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
        and client_id = ${clientId}::uuid and user_id = ${userId} and based_on is null
      order by v desc limit 1)
    union all
    (select 2, v, plaintext from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and v <= ${baseV} and not is_aside
      order by v desc limit 1)
    order by preference limit 1
  `.execute(tx);
  return rows[0]?.text;
}

/** Newest versions without hashes that are looked through: those from before hashes were kept. */
const UNHASHED = 20;

interface KeptTexts {
  readonly plaintext: string;
  readonly submitted: string | null;
}

const named = ({ plaintext, submitted }: KeptTexts, hash: string): string[] =>
  [plaintext, submitted].filter((text): text is string => text !== null && hashText(text) === hash);

/** See `CommandTransaction.noteText`. */
export async function readNoteText(
  tx: Tx,
  { tenantId }: Actor,
  noteId: string,
  hash: string,
): Promise<string | undefined> {
  const { rows } = await sql<KeptTexts>`
    (select 1 as preference, v, plaintext, submitted from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId}
        and (plain_hash = ${hash} or submitted_hash = ${hash})
      order by v desc limit 1)
    union all
    (select 2, v, plaintext, submitted from note_versions
      where tenant_id = ${tenantId} and note_id = ${noteId} and plain_hash is null
      order by v desc limit ${UNHASHED})
    order by preference, v desc
  `.execute(tx);
  for (const kept of rows) for (const text of named(kept, hash)) return text;
  return undefined;
}
