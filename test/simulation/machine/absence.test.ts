import { describe, expect, it } from 'vitest';
import { stillServer, truthOf } from './absence.ts';
import { Inquiry } from './inquiry.ts';
import { Machine } from './machine.ts';
import { World } from '../world.ts';

const RUN_MS = 60_000;

/** Tabs that open, reload and die, on a line that comes and goes, before a server that may begin anew. */
function unrest(inquiry: Inquiry): void {
  const { machine } = inquiry;
  const { world, tabs } = machine;
  const tab = tabs[Math.floor(world.random() * tabs.length)];
  const dice = world.random();
  if (!tab || (dice < 0.4 && tabs.length < 4)) inquiry.open();
  else if (dice < 0.5) tab.kill();
  else if (dice < 0.6)
    tab.gate.dieAfter(Math.floor(world.random() * 9), dice < 0.55, () => tab.kill());
  else if (dice < 0.75) machine.setLine(world.random() < 0.5 ? 'flaky' : 'good');
  else if (dice < 0.8) void world.server.startEpoch();
}

/** One browser's first sync. Returns what any of its tabs said that is not so. */
async function falsehoods(seed: number): Promise<string[]> {
  const world = await World.create({
    seed,
    isPlain: true,
    server: (now) => stillServer(seed, now),
  });
  const { people, actor } = world.server.clinic;
  const owner = [people.ana, people.ana, people.admin, people.portal][seed % 4] ?? people.ana;
  const machine = new Machine(world, `seed ${seed}`, actor(owner));
  world.machines.push(machine);
  const inquiry = new Inquiry(machine, await truthOf(world.server, actor(owner)));
  const until = world.scheduler.now + RUN_MS / 2;
  const somethingHappensIn = (ms: number) =>
    world.scheduler.after(ms, 'something happens', () => {
      if (world.scheduler.now >= until) return;
      unrest(inquiry);
      somethingHappensIn(world.random() ** 2 * 3_000);
    });

  inquiry.open();
  somethingHappensIn(world.random() * 500);
  await world.scheduler.runUntil(until, () => inquiry.askSome());
  machine.heal();
  if (machine.tabs.length === 0) inquiry.open();
  for (const tab of machine.tabs) void tab.device.wake();
  await world.scheduler.runUntil(until + RUN_MS, () => inquiry.askSome());
  inquiry.askAll();
  for (const tab of machine.tabs) tab.kill();
  return inquiry.faults;
}

describe('whatever the moment of a first sync', () => {
  it('no tab calls absent, empty or nought what the server has, and in the end every tab knows all', async () => {
    for (let seed = 1; seed <= 10; seed++)
      expect((await falsehoods(seed)).slice(0, 3), `seed ${seed}`).toEqual([]);
  }, 300_000);
});
