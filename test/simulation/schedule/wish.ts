import type { AnyDocument, Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import { hours } from '../../harness/practice/practice.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** A command that a person may want to give next, by what the screen shows. */
export interface Wish {
  readonly name: CommandName;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Draws a wish; `null` where the screen shows nothing that it could be about. */
export type Maker = (tab: Tab, world: World, number: number) => Wish | null;

export type Rest = (number: number, world: World) => Readonly<Record<string, unknown>>;

/** Returns documents in the order of their ids. */
export const sorted = <D extends AnyDocument>(documents: Iterable<D>): D[] =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));

export function pick<E extends EntityName>(tab: Tab, world: World, entity: E) {
  const all = sorted<Documents[E]>(tab.device.view.all(entity));
  return all[Math.floor(world.random() * all.length)];
}

export const span = (world: World) => {
  const start = Math.floor(world.random() * 10) - 3;
  return { startAt: hours(start), endAt: hours(start + 1) };
};

/** Draws a document for a command that names it by its id. @param otherwise where none is shown */
export const onAny =
  (entity: EntityName, name: CommandName, rest: Rest = () => ({}), otherwise?: Maker): Maker =>
  (tab, world, number) => {
    const document = pick(tab, world, entity);
    if (!document) return otherwise?.(tab, world, number) ?? null;
    return { name, args: { id: document.id, ...rest(number, world) } };
  };

/** Takes back one of the deletions that anybody asked for. */
export const undoOne =
  (deletion: CommandName, name: CommandName): Maker =>
  (_tab, world) => {
    const deleted = world.ledger.intents.filter((intent) => intent.name === deletion);
    const one = deleted[Math.floor(world.random() * deleted.length)];
    return one ? { name, args: { id: (one.args as { id: string }).id } } : null;
  };
