import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/tenant.ts';
import { applyDelta, deltaOf, SHORT } from './text-delta.ts';

/** Differences that may follow one another: reading a version reads at most one more row. */
const DEEPEST = 15;

export interface VersionRef {
  readonly noteId: string;
  readonly v: number;
}

export interface VersionText extends VersionRef {
  readonly plaintext: string;
  readonly submitted: string | null;
  readonly depth: number;
}

interface Kept extends VersionRef {
  readonly baseV: number | null;
  readonly depth: number;
  readonly plaintext: string | null;
  readonly delta: string | null;
  readonly submitted: string | null;
  readonly submittedDelta: string | null;
}

const nameOf = ({ noteId, v }: VersionRef): string => `${noteId} ${v}`;

/** Reads the versions, and those that they are differences from, the oldest first. */
const readKept = (tx: Tx, tenantId: string, refs: readonly VersionRef[]) =>
  sql<Kept>`
    with recursive chain(note_id, v, base_v) as (
      select n.note_id, n.v, n.base_v
      from json_to_recordset(${JSON.stringify(refs)}::text::json) as x("noteId" uuid, v bigint)
      join note_versions n on n.tenant_id = ${tenantId} and n.note_id = x."noteId" and n.v = x.v
      union
      select n.note_id, n.v, n.base_v from chain c
      join note_versions n on n.tenant_id = ${tenantId} and n.note_id = c.note_id and n.v = c.base_v
    )
    select n.note_id as "noteId", n.v, n.base_v as "baseV", n.depth, n.plaintext, n.delta, n.submitted,
      n.submitted_delta as "submittedDelta"
    from chain c
    join note_versions n on n.tenant_id = ${tenantId} and n.note_id = c.note_id and n.v = c.v
    order by n.v`.execute(tx);

function textOf({ noteId, plaintext, delta, baseV }: Kept, texts: Map<string, VersionText>) {
  if (plaintext !== null) return plaintext;
  const base = baseV === null ? undefined : texts.get(nameOf({ noteId, v: baseV }));
  if (!base || delta === null) throw new Error('A version lacks the one that it follows.');
  return applyDelta(base.plaintext, delta);
}

/** Reads whole texts of versions, in the order asked for; one that is not there is left out. */
export async function readVersionTexts(
  tx: Tx,
  tenantId: string,
  refs: readonly VersionRef[],
): Promise<readonly VersionText[]> {
  if (refs.length === 0) return [];
  const texts = new Map<string, VersionText>();
  for (const kept of (await readKept(tx, tenantId, refs)).rows) {
    const { noteId, v, depth, submittedDelta } = kept;
    const plaintext = textOf(kept, texts);
    const submitted =
      submittedDelta !== null ? applyDelta(plaintext, submittedDelta) : kept.submitted;
    texts.set(nameOf(kept), { noteId, v, depth, plaintext, submitted });
  }
  return refs.flatMap((ref) => texts.get(nameOf(ref)) ?? []);
}

/** Reads the newest version before these, if one of them may follow it as a difference. */
export async function readBaseBefore(
  tx: Tx,
  tenantId: string,
  versions: readonly Pick<VersionText, 'noteId' | 'v' | 'plaintext'>[],
): Promise<VersionText | undefined> {
  const [first] = versions;
  if (!first || versions.every(({ plaintext }) => plaintext.length < SHORT)) return undefined;
  const { noteId, v } = first;
  const newest = await tx
    .selectFrom('note_versions')
    .select(['v', 'depth'])
    .where('tenant_id', '=', tenantId)
    .where('note_id', '=', noteId)
    .where('v', '<', v)
    .orderBy('v', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.depth >= DEEPEST) return undefined;
  return (await readVersionTexts(tx, tenantId, [{ noteId, v: newest.v }]))[0];
}

/** Returns the columns that keep a version's texts, as differences where those are much shorter. */
export function columnsOf(
  { plaintext, submitted }: Pick<VersionText, 'plaintext' | 'submitted'>,
  base: VersionText | undefined,
) {
  const delta = base ? deltaOf(base.plaintext, plaintext) : null;
  const sent = submitted === null ? null : deltaOf(plaintext, submitted);
  const submittedColumns = { submitted: sent === null ? submitted : null, submitted_delta: sent };
  return base && delta !== null
    ? { plaintext: null, delta, base_v: base.v, depth: base.depth + 1, ...submittedColumns }
    : { plaintext, delta: null, base_v: null, depth: 0, ...submittedColumns };
}
