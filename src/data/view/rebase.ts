import type { RebaseContext } from '../../domain/core/command.ts';
import {
  type DocumentSet,
  type Documents,
  type EntityName,
  type Ref,
  refKey,
} from '../../domain/core/documents.ts';
import { commands } from '../../domain/registry.ts';
import type { Base } from '../base/base.ts';
import type { Fit } from '../outbox/outbox.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { type BaseReader, fold } from './fold.ts';
import { withJoined } from './joined.ts';
import type { View } from './view.ts';

/** Reads one document whole, as the disk has it, and the others as the view keeps them. */
async function readerOf(view: View, base: Base, [entity, id]: Ref) {
  const stored = await base.get(entity, id);
  const key = refKey([entity, id]);
  const reader: BaseReader = {
    get: <E extends EntityName>(other: E, otherId: string) =>
      refKey([other, otherId]) === key
        ? (stored?.doc as Documents[E] | undefined)
        : view.base.get(other, otherId),
    cs: (other) => (other === key && stored ? stored.cs : view.base.cs(other)),
  };
  return { reader, ...(stored && { v: stored.v }) };
}

/** The documents with all rows applied, to be looked at only. */
function folded(
  { reader, v }: { readonly reader: BaseReader; readonly v?: number },
  all: readonly OutboxRow[],
  view: View,
  [entity, id]: Ref,
): DocumentSet {
  const joined = view.joinedTo(entity, id, v === undefined ? { rows: all } : { rows: all, v });
  const { rows, joins } = withJoined(all, joined, id);
  const overlay = fold(reader, rows, view.actor, joins);
  const refuse = () => {
    throw new Error('A command is fitted to documents and changes none.');
  };
  return {
    get<E extends EntityName>(entity: E, id: string) {
      const shown = overlay.get(refKey([entity, id]));
      return shown === undefined
        ? reader.get(entity, id)
        : ((shown ?? undefined) as Documents[E] | undefined);
    },
    put: refuse,
    remove: refuse,
  };
}

/**
 * Returns the function that fits a command to the outbox in the moment in which it is added.
 * It also fits the command to what this window has not heard of yet.
 * `undefined` for a command that does not depend on it.
 */
export async function fitting(
  view: View,
  openBase: () => Promise<Base>,
  { name, args }: Pick<OutboxRow, 'name' | 'args'>,
  context: RebaseContext,
): Promise<Fit | undefined> {
  const command = commands.get(name);
  const rebase = command?.rebase?.bind(command);
  const [ref] = command?.touches(args, view.actor) ?? [];
  if (!rebase || !ref) return undefined;
  const read = await readerOf(view, await openBase(), ref);
  return (row, rows) => ({
    ...row,
    args: rebase(folded(read, rows, view, ref), row.args, context) as unknown,
  });
}
