import type { Base, BaseRow } from '../../data/base/base.ts';
import type { Checkpoint } from '../../data/meta/checkpoint.ts';
import { isKept, patientOf, type Shelf, shelved, type ShelvedRow } from '../../data/shelf/shelf.ts';
import type { AnyDocument, Ref } from '../../domain/core/documents.ts';
import type { Note } from '../../domain/notes/note.ts';
import { refKey } from '../../domain/core/documents.ts';
import type { ChangeRow } from '../../domain/sync/protocol.ts';
import type { Transport } from '../environment.ts';
import { isSameValue } from './sameValue.ts';

/** References that the server is asked about at a time. */
const ASKED = 500;

export interface ShelveParts {
  readonly base: Base;
  readonly shelf: Shelf;
  readonly transport: Pick<Transport, 'neverHeld'>;
  readonly signal: AbortSignal;
  readonly onShelf: () => void;
  /** ISO */
  readonly at: string;
}

type Held = BaseRow & { readonly doc: AnyDocument };

/** True for a document that was read in the present role. */
const isOwn =
  (ownFrom: Checkpoint['ownFrom']) =>
  (row: BaseRow): row is Held =>
    row.doc !== undefined && row.g >= (ownFrom ?? 0);

/** Returns what a person wrote of a note; the rest the server makes anew. */
const written = ({ plaintext, reviewedSummary, shelf }: Note) => [
  plaintext,
  reviewedSummary ?? null,
  shelf ?? null,
];

/** True if both say the same of what a person entered. */
export const isSameContent = (
  { entity, doc }: Pick<Held, 'entity' | 'doc'>,
  arriving: AnyDocument,
): boolean =>
  entity === 'notes'
    ? isSameValue(written(doc as Note), written(arriving as Note))
    : isSameValue(doc, arriving);

async function keep({ shelf, onShelf }: ShelveParts, rows: readonly ShelvedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await shelf.put(rows);
  onShelf();
}

/**
 * Keeps the states that a page of another history is about to replace, and that this history never
 * had.
 * Those have a later number than the server's own. Or their number is from after the place up to
 * which both are the same.
 */
export async function keepReplaced(
  parts: ShelveParts,
  { former, generation, ownFrom }: Checkpoint,
  changes: readonly ChangeRow[],
): Promise<void> {
  if (!former) return;
  const arriving = new Map(
    changes.flatMap(({ entity, id, v, doc }) =>
      doc && isKept(entity) ? [[refKey([entity, id]), { ref: [entity, id] as Ref, v, doc }]] : [],
    ),
  );
  const held = await parts.base.rowsOf([...arriving.values()].map(({ ref }) => ref));
  const lost = held.filter(isOwn(ownFrom)).filter((row) => {
    const one = arriving.get(refKey([row.entity, row.id]));
    const isForeign = one && (row.v > one.v || row.v > former.shared);
    return isForeign && row.g < generation && !isSameContent(row, one.doc);
  });
  await keep(
    parts,
    lost.map((row) => shelved(row, 'changed', parts.at)),
  );
}

/**
 * Keeps what the sweep is about to remove and the practice's history never held.
 * The history held what was deleted or withdrawn: that is swept.
 */
export async function keepGone(
  parts: ShelveParts,
  { generation, ownFrom }: Checkpoint,
): Promise<void> {
  const { base, transport, signal } = parts;
  for await (const rows of base.leftovers(generation)) {
    const some = rows.filter(isOwn(ownFrom)).filter(({ entity }) => isKept(entity));
    for (let start = 0; start < some.length; start += ASKED) {
      const asked = some.slice(start, start + ASKED);
      const refs = asked.map(({ entity, id, v }) => ({ entity, id, v }));
      const { neverHeld } = await transport.neverHeld({ refs }, signal);
      const lost = new Set(neverHeld.map(({ entity, id }) => refKey([entity, id])));
      await keep(
        parts,
        asked
          .filter(({ entity, id }) => lost.has(refKey([entity, id])))
          .map((row) => shelved(row, 'gone', parts.at)),
      );
    }
  }
}

/**
 * Takes from the shelf what has come back, and what this person may no longer see.
 * That is a withdrawn document, and all documents of a withdrawn patient.
 */
export async function settleShelf(
  { shelf, onShelf }: Pick<ShelveParts, 'shelf' | 'onShelf'>,
  changes: readonly ChangeRow[],
): Promise<void> {
  if (changes.length === 0) return;
  const kept = await shelf.list();
  if (kept.length === 0) return;
  const came = new Map(changes.map(({ entity, id, doc }) => [refKey([entity, id]), Boolean(doc)]));
  const settled = kept.filter((row) => {
    const patient = patientOf(row);
    if (patient && came.get(refKey(['patients', patient])) === false) return true;
    const isThere = came.get(refKey([row.entity, row.id]));
    return row.kind === 'gone' ? isThere === true : isThere === false;
  });
  if (settled.length === 0) return;
  await shelf.remove(settled.map(({ key }) => key));
  onShelf();
}

/** Another role sees other things: nothing of before stays. */
export async function emptyShelf({
  shelf,
  onShelf,
}: Pick<ShelveParts, 'shelf' | 'onShelf'>): Promise<void> {
  const kept = await shelf.list();
  if (kept.length === 0) return;
  await shelf.remove(kept.map(({ key }) => key));
  onShelf();
}
