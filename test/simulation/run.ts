import { somethingHappens } from './actions.ts';
import { checkEnd } from './laws/end.ts';
import { Machine } from './machine.ts';
import { LawBroken, World, type WorldOptions } from './world.ts';

/** What a run was made of, so that a test can see that its schedules are worth something. */
export interface RunStats {
  readonly events: number;
  readonly commands: number;
  readonly refused: number;
}

// Time-outs are errors by the thousand here, and nobody reads where they came from.
Error.stackTraceLimit = 3;

const HEALED_MS = 60_000;
/** More than these can never be on their way: what still changes is an engine that does not come to rest. */
const LATE_COPIES = 20;
/** A server that failed may have sent devices to wait once more before they find the network healed. */
const AFTER_FAILURES_MS = 75_000;

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
  const next = () => {
    somethingHappens(world);
    left -= 1;
    if (left > 0) world.scheduler.after(world.random() ** 2 * 9_000, 'something happens', next);
  };
  world.scheduler.after(world.random() * 4_000, 'something happens', next);
  const onStep = () => world.laws.afterEvent();
  await world.scheduler.runUntil(Infinity, onStep, () => left > 0);
}

export function heal(world: World): void {
  world.trace(() => 'the network heals');
  world.faults.heal();
  for (const machine of world.machines) {
    machine.heal();
    if (machine.tabs.length === 0) machine.open();
  }
}

/** Until a minute after the healing, and for as long as late copies of old requests still change something. */
export async function rest(world: World): Promise<void> {
  let end = world.scheduler.now + HEALED_MS + (world.hadFailures ? AFTER_FAILURES_MS : 0);
  const onStep = () => world.laws.afterEvent();
  for (let late = 0; late < LATE_COPIES; late++) {
    await world.scheduler.runUntil(end, onStep);
    if (world.scheduler.now - world.changedAt > 5_000) return;
    end = world.scheduler.now + 5_000;
  }
}

/**
 * One random history of devices, lines and a server, from its seed alone.
 * @throws LawBroken
 */
export async function runSchedule(options: WorldOptions): Promise<RunStats> {
  const world = await World.create(options);
  furnish(world);
  await chaos(world, 12 + Math.floor(world.random() * 24));
  heal(world);
  await rest(world);
  try {
    await checkEnd(world);
  } finally {
    for (const { tabs } of world.machines) for (const tab of tabs) tab.kill();
  }
  const refused = world.ledger.carried.filter(({ outcome }) => outcome.status === 'refused').length;
  return { events: world.scheduler.events, commands: world.ledger.intents.length, refused };
}

export { LawBroken };
