import { seededRandom } from '../../harness/practice/practice.ts';
import { give } from './actions.ts';
import { commandAbout } from './anyCommand.ts';
import { anyTab } from './chance.ts';
import type { World } from '../world.ts';

/** Something that befalls the server, a clock or a practice, now and then. */
interface Trouble {
  readonly name: string;
  /** The share of unusual schedules that know it. */
  readonly share: number;
  /** How often at most. */
  readonly times: number;
  readonly happen: (world: World, dice: () => number) => void;
}

/** Troubles come until so long after a schedule's beginning, in ms, while it lasts. */
const WITHIN_MS = 120_000;

/** Minutes, hours or days, in ms; or none. */
function wrongBy(dice: () => number): number {
  const most = [0, 10 * 60_000, 3 * 3_600_000, 40 * 3_600_000][Math.floor(dice() * 4)] ?? 0;
  return Math.round((dice() * 2 - 1) * most);
}

const seconds = (count: number): number => count * 1_000;

/** The server is killed at the next batch: before it does any of it, in the middle, or after. */
function killServer(world: World, dice: () => number): void {
  world.hadFailures = true;
  const share = [0, dice(), 1][Math.floor(dice() * 3)] ?? 0;
  const down = seconds(dice() * 15);
  world.faults.dieAtNext(share, () => {
    world.trace(() => 'the server is killed');
    world.serverChanged();
    world.hub.drop(() => true);
    world.faults.storm = 502;
    world.scheduler.after(down, 'the server is up again', () => (world.faults.storm = null));
  });
}

/** A second instance answers with its own clock, and hears late of what the first one did. */
function addInstance(world: World, dice: () => number): void {
  world.clock.set([0, dice() < 0.5 ? 0 : Math.round((dice() * 2 - 1) * seconds(90))]);
}

/** Somebody sets the server's clock, and it is put right again. */
function setServerClock(world: World, dice: () => number): void {
  world.clock.set([wrongBy(dice)]);
  world.scheduler.after(dice() * 40_000, 'the server’s clock is right', () => world.clock.set([0]));
}

/** Somebody sets a device's clock while its tabs live. */
function setClock(world: World, dice: () => number): void {
  const machine = world.machines[Math.floor(dice() * world.machines.length)];
  machine?.setClock(wrongBy(dice));
}

/** The people of a schedule do one thing of the registry again and again. */
function actOnTheme(world: World, dice: () => number): void {
  const machine = world.machines[Math.floor(dice() * world.machines.length)];
  const tab = machine && anyTab(world, machine);
  const wish = tab && commandAbout(tab, world, world.options.seed);
  if (wish) give(world, tab, wish);
}

const troubles: readonly Trouble[] = [
  { name: 'one thing again and again', share: 0.7, times: 8, happen: actOnTheme },
  { name: 'the server is to be killed', share: 0.3, times: 3, happen: killServer },
  { name: 'a second instance', share: 0.3, times: 1, happen: addInstance },
  { name: 'the server’s clock is set', share: 0.2, times: 2, happen: setServerClock },
  { name: 'a device’s clock is set', share: 0.3, times: 3, happen: setClock },
];

export const everyTrouble: readonly string[] = troubles.map(({ name }) => name);

/** Draws the troubles of an unusual schedule, apart from all that is drawn besides. */
export function drawTroubles(world: World): void {
  if (!world.plan.often) return;
  const dice = seededRandom(world.options.seed + 4_000_000);
  for (const { name, share, times, happen } of troubles) {
    if (dice() >= share) continue;
    for (let left = 1 + Math.floor(dice() * times); left > 0; left--)
      world.scheduler.after(dice() ** 2 * WITHIN_MS, name, () => {
        if (world.isHealed) return;
        world.counts.add('fault', name);
        happen(world, dice);
      });
  }
}
