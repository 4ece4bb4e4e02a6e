import type { Actor } from '../../domain/core/command.ts';
import {
  type AnyDocument,
  type DocumentSet,
  type Documents,
  type EntityName,
  refKey,
} from '../../domain/core/documents.ts';
import { commands } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { joinedArgs } from './joinedArgs.ts';

/** The server's documents, as a fold sees them. */
export interface BaseReader {
  get<E extends EntityName>(entity: E, id: string): Documents[E] | undefined;
  /** The highest command sequence already applied or refused on the document; 0 where nothing is known. */
  cs(key: string): number;
}

/** What the commands made of the documents that they touch, by `refKey`. `null`: removed. */
export type Overlay = Map<string, AnyDocument | null>;

/** Whether a row is part of what the person sees. */
export const isFolded = ({ state }: OutboxRow): boolean =>
  state === 'waiting' || state === 'sent' || state === 'acknowledged';

/** True where the server's document holds what the row did. */
export const isInBase = (base: BaseReader, key: string, { seq }: OutboxRow): boolean =>
  seq !== null && base.cs(key) >= seq;

/** The documents as `row` finds them; what it changes is kept apart until it has passed. */
function workingSet(
  base: BaseReader,
  overlay: Overlay,
  row: OutboxRow,
  changed: Overlay,
): DocumentSet {
  const write = (key: string, document: AnyDocument | null) => {
    if (!isInBase(base, key, row)) changed.set(key, document);
  };
  return {
    get<E extends EntityName>(entity: E, id: string) {
      const key = refKey([entity, id]);
      const written = changed.get(key) ?? (changed.has(key) ? null : overlay.get(key));
      if (written === undefined) return base.get(entity, id);
      return (written ?? undefined) as Documents[E] | undefined;
    },
    put: (entity, document) => write(refKey([entity, document.id]), document),
    remove: (entity, id) => write(refKey([entity, id]), null),
  };
}

/** The documents with a row applied to them. @param joins the note which its own note has joined */
function applyRow(
  base: BaseReader,
  overlay: Overlay,
  row: OutboxRow,
  actor: Actor,
  joins: string | undefined,
): void {
  const command = commands.get(row.name);
  if (!command) return;
  const changed: Overlay = new Map();
  try {
    const documents = workingSet(base, overlay, row, changed);
    const args = joins === undefined ? row.args : joinedArgs(documents, row, joins);
    command.apply(documents, args, { actor, at: row.at });
  } catch {
    // A rule says no, or arguments of an older version do not fit: the view stays, and the server decides.
    return;
  }
  for (const [key, document] of changed) overlay.set(key, document);
}

/**
 * What the person sees: the base with the commands on top.
 * @param rows in order of position; those refused or parked are passed over
 * @param joins by key of a row: the note in which it is carried out, where its own has joined that
 *   one
 * @returns the touched documents alone
 */
export function fold(
  base: BaseReader,
  rows: Iterable<OutboxRow>,
  actor: Actor,
  joins?: ReadonlyMap<string, string>,
): Overlay {
  const overlay: Overlay = new Map();
  for (const row of rows)
    if (isFolded(row)) applyRow(base, overlay, row, actor, joins?.get(row.key));
  return overlay;
}
