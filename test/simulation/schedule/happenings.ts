import { act, changeLine, usual } from './actions.ts';
import { type Action, oneOf } from './chance.ts';
import { coincidences } from './coincidences.ts';
import { combined } from './combined.ts';
import type { World } from '../world.ts';

/** Acts of people, and their lines, are never left out. */
const ALWAYS: ReadonlySet<Action> = new Set([act, changeLine]);

const rare = [...coincidences, ...combined];

/** The names of all that may happen. */
export const everyHappening: readonly string[] = [...usual, ...rare].map(([{ name }]) => name);

/** Draws what may happen in a schedule, each as often as it stands in the list. */
function drawActions({ plan: { often } }: World): readonly Action[] {
  const all = often ? [...usual, ...rare] : usual;
  return all.flatMap(([action, times]) => {
    const factor = often && !ALWAYS.has(action) ? often() : 1;
    return Array.from({ length: times * factor }, () => action);
  });
}

/** Returns what lets something happen somewhere. */
export function happenings(world: World): () => void {
  const actions = drawActions(world);
  return () => {
    const action = oneOf(world, actions);
    world.counts.add('fault', action.name);
    action(world, oneOf(world, world.machines));
  };
}

/** Lets one rare thing be the last: nothing that follows makes up for what comes of it. */
export function lastHappening(world: World): void {
  const [action] = oneOf(world, rare);
  world.counts.add('fault', action.name);
  action(world, oneOf(world, world.machines));
}
