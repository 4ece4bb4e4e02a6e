import { describe, it } from 'vitest';
import { agrees, answerOf, isWholeAnswer, questionsOf, stillServer, truthOf } from './absence.ts';
import { Machine } from './machine.ts';
import type { Tab } from './tab.ts';
import { World } from './world.ts';

const RUN_MS = 60_000;
const ASKED = 10;

/** One browser's first sync, with tabs that open, reload and die while it goes on. */
async function runOnce(seed: number): Promise<void> {
  const world = await World.create({ seed, server: (now) => stillServer(seed, now) });
  const { people, actor } = world.server.clinic;
  const owner = [people.ana, people.ana, people.admin, people.portal][seed % 4] ?? people.ana;
  const truth = await truthOf(world.server, actor(owner));
  const questions = questionsOf(truth);
  const machine = new Machine(world, `seed ${seed}`, actor(owner));
  world.machines.push(machine);

  const answering = new Set<Tab>();
  const open = () => {
    const tab = machine.open();
    void tab.device.query('sync.status', {}).then(() => answering.add(tab));
  };
  const ask = (tab: Tab, n: number) => {
    const question = questions[n % questions.length] as (typeof questions)[number];
    const said = answerOf(tab.device.source(), question);
    return { question, said, isTrue: agrees(said, answerOf(truth, question)) };
  };
  const fail = (tab: Tab, what: string, { question, said }: ReturnType<typeof ask>): never => {
    const asked = `${question.name} ${JSON.stringify(question.args)}`;
    throw new Error(
      `seed ${seed}: ${tab.name} ${what} of ${asked}: ${JSON.stringify(said).slice(0, 300)}`,
    );
  };

  const happens = () => {
    const tab = machine.tabs[Math.floor(world.random() * machine.tabs.length)];
    const dice = world.random();
    if (!tab || (dice < 0.4 && machine.tabs.length < 4)) open();
    else if (dice < 0.5) tab.kill();
    else if (dice < 0.6)
      tab.gate.dieAfter(Math.floor(world.random() * 9), dice < 0.55, () => tab.kill());
    else if (dice < 0.75) machine.setLine(world.random() < 0.5 ? 'flaky' : 'good');
    else if (dice < 0.8) void world.server.startEpoch();
    world.scheduler.after(world.random() ** 2 * 3_000, 'something happens', () =>
      world.scheduler.now < until ? happens() : undefined,
    );
  };
  const until = world.scheduler.now + RUN_MS / 2;
  open();
  world.scheduler.after(world.random() * 500, 'something happens', happens);
  const everyAnswerIsTrue = () => {
    for (const tab of machine.tabs)
      if (tab.isAlive && answering.has(tab))
        for (let n = 0; n < ASKED; n++) {
          const answer = ask(tab, Math.floor(world.random() * questions.length));
          if (!answer.isTrue) fail(tab, 'says what is not so', answer);
        }
    world.checkBreach();
  };
  await world.scheduler.runUntil(until, everyAnswerIsTrue);
  machine.heal();
  if (machine.tabs.length === 0) open();
  for (const tab of machine.tabs) void tab.device.wake();
  await world.scheduler.runUntil(until + RUN_MS, everyAnswerIsTrue);

  for (const tab of machine.tabs)
    for (let n = 0; n < questions.length; n++) {
      const answer = ask(tab, n);
      if (!answer.isTrue || !isWholeAnswer(answer.said)) fail(tab, 'still does not know', answer);
    }
  for (const tab of machine.tabs) tab.kill();
}

describe('whatever the moment of a first sync', () => {
  it('no tab calls absent, empty or nought what the server has, and in the end every tab knows all', async () => {
    for (let seed = 1; seed <= 10; seed++) await runOnce(seed);
  }, 300_000);
});
