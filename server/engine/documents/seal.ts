import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  type Before,
  type Link,
  linkAfter,
  type Sha256,
} from '../../../src/domain/custody/chain.ts';
import type { Tx } from '../../kernel/db/tenant.ts';

// Node's own, at once: the chain's code is also the browser's, which has to wait.
export const sha256: Sha256 = async (text) => createHash('sha256').update(text).digest('hex');

/** A version that no seal is of yet. */
export interface Unsealed {
  readonly noteId: string;
  readonly v: number;
  readonly plaintext: string;
  readonly salt: string;
  readonly at: string;
  readonly receivedAt: string | null;
  readonly authorId: string | null;
}

interface Place {
  readonly noteId: string;
  readonly number: number | null;
  readonly hash: string | null;
  /** Whether older versions wait for their seal. */
  readonly isBehind: boolean;
}

/** Where the notes' chains end, and whether the versions may follow there. @param firsts one of each note */
async function placesOf(
  tx: Tx,
  tenantId: string,
  firsts: readonly Pick<Unsealed, 'noteId' | 'v'>[],
): Promise<readonly Place[]> {
  const asked = JSON.stringify(firsts.map(({ noteId, v }) => ({ noteId, v })));
  const { rows } = await sql<Place>`
    select x."noteId", c.number, c.hash, coalesce(c.v >= x.v, false) or exists (
      select from note_versions n
      where n.tenant_id = ${tenantId} and n.note_id = x."noteId" and n.v < x.v and n.v > coalesce(c.v, -1)
    ) as "isBehind"
    from json_to_recordset(${asked}::text::json) as x("noteId" uuid, v bigint)
    left join lateral (
      select number, hash, v from note_chain
      where tenant_id = ${tenantId} and note_id = x."noteId" order by number desc limit 1
    ) c on true`.execute(tx);
  return rows;
}

async function writeLinks(tx: Tx, tenantId: string, links: readonly KeptLink[]): Promise<void> {
  if (links.length === 0) return;
  await tx
    .insertInto('note_chain')
    .values(
      links.map(({ noteId, receivedAt, sealedAt, authorId, textHash, ...link }) => ({
        ...link,
        tenant_id: tenantId,
        note_id: noteId,
        received_at: receivedAt,
        sealed_at: sealedAt,
        author_id: authorId,
        text_hash: textHash,
      })),
    )
    .execute();
}

type KeptLink = Link & { readonly v: number };

async function linksAfter(
  { number, hash }: Place,
  versions: readonly Unsealed[],
  sealedAt: string,
): Promise<KeptLink[]> {
  let before: Before | null = number === null || hash === null ? null : { number, hash };
  const links: KeptLink[] = [];
  for (const { v, ...version } of versions) {
    const link: Link = await linkAfter(before, { ...version, sealedAt }, sha256);
    links.push({ ...link, v });
    before = link;
  }
  return links;
}

/**
 * Seals versions, those of a note from the oldest on. Where older ones of the note wait for their seal these do as well,
 * and a job seals all of them: nobody who writes waits for that.
 * @param sealedAt ISO
 */
export async function sealVersions(
  tx: Tx,
  tenantId: string,
  versions: readonly Unsealed[],
  sealedAt: string,
): Promise<void> {
  if (versions.length === 0) return;
  const byNote = new Map<string, Unsealed[]>();
  for (const version of versions) {
    const those = byNote.get(version.noteId);
    if (those) those.push(version);
    else byNote.set(version.noteId, [version]);
  }
  const firsts = [...byNote.values()].flatMap((those) => those.slice(0, 1));
  const places = await placesOf(tx, tenantId, firsts);
  const links = await Promise.all(
    places
      .filter(({ isBehind }) => !isBehind)
      .map((place) => linksAfter(place, byNote.get(place.noteId) ?? [], sealedAt)),
  );
  await writeLinks(tx, tenantId, links.flat());
}
