import type { EntityName } from '../../src/domain/core/documents.ts';
import type { Counts } from './counts.ts';
import { happenings, lastHappening } from './schedule/happenings.ts';
import { checkEnd } from './laws/end.ts';
import { Machine } from './machine/machine.ts';
import { lastSituation } from './schedule/situations.ts';
import { drawTroubles } from './schedule/troubles.ts';
import { LawBroken, World, type WorldOptions } from './world.ts';

/** What a run was made of, so that a test can see that its schedules are worth something. */
export interface RunStats {
  readonly events: number;
  readonly commands: number;
  readonly refused: number;
  readonly counts: Counts;
}

// Time-outs are errors by the thousand here, and nobody reads where they came from.
Error.stackTraceLimit = 3;

/** The last happening goes on for so long before the network heals. */
const LAST_MS = 9_000;
const HEALED_MS = 60_000;
/** More than these can never be on their way: what still changes is an engine that does not come to rest. */
const LATE_COPIES = 20;
/** A server that failed may have sent devices to wait once more before they find the network healed. */
const AFTER_FAILURES_MS = 75_000;
/** A page is read, written and noted in so many operations of the disk, at most. */
const STEPS_OF_PAGE = 10;
/** The feed is asked again this long after a signal that was lost. */
const AFTER_LOST_SIGNALS_MS = 5 * 60_000;

function furnish(world: World): void {
  const { people, actor } = world.server.clinic;
  const others = [people.admin, people.bruno, people.portal, people.ana];
  const third = others[Math.floor(world.random() * others.length)] ?? people.bruno;
  const owners = [people.ana, world.random() < 0.6 ? people.ana : people.bruno, third];
  owners.forEach((owner, i) => {
    const machine = new Machine(world, `m${i + 1}`, actor(owner));
    world.machines.push(machine);
    machine.open();
  });
}

async function chaos(world: World, actions: number): Promise<void> {
  let left = actions;
  const somethingHappens = happenings(world);
  const next = () => {
    somethingHappens();
    left -= 1;
    if (left > 0)
      world.scheduler.after(
        world.random() ** 2 * 9_000 * world.plan.leisure,
        'something happens',
        next,
      );
    return world.serverWork;
  };
  world.scheduler.after(world.random() * 4_000, 'something happens', next);
  const onStep = () => world.laws.afterEvent();
  await world.scheduler.runUntil(Infinity, onStep, () => left > 0);
  if (!world.plan.often) return;
  lastHappening(world);
  await world.scheduler.runUntil(world.scheduler.now + LAST_MS, onStep);
  const ms = lastSituation(world);
  if (ms > 0) await world.scheduler.runUntil(world.scheduler.now + ms, onStep);
}

export function heal(world: World): void {
  world.trace(() => 'the network heals');
  world.isHealed = true;
  world.faults.heal();
  for (const machine of world.machines) {
    machine.heal();
    if (machine.tabs.length === 0) machine.open();
  }
}

/**
 * Returns how long reading everything anew takes where pages are small and disks slow, in ms.
 * A recurrence makes a hundred documents at once.
 */
async function readingMs({ plan: { page, disk }, machines, server }: World): Promise<number> {
  if (page === Infinity) return 0;
  const held = await Promise.all(machines.map(({ actor }) => server.projection(actor)));
  const pages = Math.max(...held.map(({ length }) => length)) / page;
  return pages * STEPS_OF_PAGE * (disk.before + disk.after);
}

/** Until a minute after the healing, and for as long as late copies of old requests still change something. */
export async function rest(world: World): Promise<void> {
  let end =
    world.scheduler.now +
    HEALED_MS +
    (await readingMs(world)) +
    (world.hadFailures ? AFTER_FAILURES_MS : 0) +
    (world.plan.losesSignals ? AFTER_LOST_SIGNALS_MS : 0);
  const onStep = () => world.laws.afterEvent();
  for (let late = 0; late < LATE_COPIES; late++) {
    await world.scheduler.runUntil(end, onStep);
    if (world.scheduler.now - world.changedAt > 5_000) return;
    end = world.scheduler.now + 5_000;
  }
}

/** Counts commands that were carried out, and the entities that devices hold in the end. */
function countWhatWasDone({ counts, ledger, machines }: World): void {
  for (const { key, outcome } of ledger.carried) {
    const intent = ledger.intentOf(key);
    if (intent) counts.add(outcome.status, intent.name);
  }
  const held = machines.flatMap(({ disks }) => [...disks.values()]);
  const entities = new Set<EntityName>(
    held.flatMap(({ baseStore }) => [...baseStore.rows.values()].map(({ entity }) => entity)),
  );
  for (const entity of entities) counts.add('entity', entity);
}

/**
 * One random history of devices, lines and a server, from its seed alone.
 * @throws LawBroken
 */
export async function runSchedule(options: WorldOptions): Promise<RunStats> {
  const world = await World.create(options);
  furnish(world);
  drawTroubles(world);
  await chaos(world, 12 + Math.floor(world.random() * 24));
  heal(world);
  await rest(world);
  try {
    await checkEnd(world);
  } finally {
    for (const { tabs } of world.machines) for (const tab of tabs) tab.kill();
  }
  const refused = world.ledger.carried.filter(({ outcome }) => outcome.status === 'refused').length;
  countWhatWasDone(world);
  const { counts, scheduler, ledger } = world;
  return { events: scheduler.events, commands: ledger.intents.length, refused, counts };
}

export { LawBroken };
