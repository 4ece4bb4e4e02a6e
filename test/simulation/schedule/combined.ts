import type { CommandName } from '../../../src/domain/registry.ts';
import { act, drainOutside, give, indigestible, newEpoch, poison, repair } from './actions.ts';
import { type Action, anyTab, oneOf } from './chance.ts';
import { createPatient } from './commands.ts';
import { sorted, span, type Wish } from './wish.ts';
import { needsPerson } from '../laws/outbox.ts';
import type { Machine } from '../machine/machine.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** Lets something happen at a machine after each of some times. */
export function inTurn(
  world: World,
  times: readonly number[],
  label: string,
  run: () => void,
): void {
  for (const ms of times) world.scheduler.after(ms, label, run);
}

/** Has a machine with a good line and so many tabs, and goes on when these have started. */
export function withTabs(
  world: World,
  machine: Machine,
  count: number,
  run: (tabs: Tab[]) => void,
): void {
  machine.setLine('good');
  while (machine.tabs.filter(({ isFrozen }) => !isFrozen).length < count) machine.open();
  world.scheduler.after(4_000, `${machine.name} has started`, () =>
    run(machine.tabs.filter(({ isFrozen }) => !isFrozen)),
  );
}

/** Other devices of the same person first, else any. */
export function anotherMachine(world: World, machine: Machine): Machine {
  const others = world.machines.filter((each) => each !== machine);
  return others.find(({ actor }) => actor.userId === machine.actor.userId) ?? oneOf(world, others);
}

/** Draws a patient whose address nobody else has. */
export function newPatient(tab: Tab, world: World): Wish {
  const { name, args } = createPatient(tab, world, world.ledger.intents.length + 1);
  return { name, args: { ...args, email: `${String(args['id'])}@exemplo.com` } };
}

/** The line is back, and the browser lets the service worker send what has waited for it. */
const backgroundSync: Action = (world, machine) => {
  machine.setLine('good');
  drainOutside(world, machine, { commands: 1 + oneOf(world, [0, 1, 2]), isRenumbered: false });
};

/** People work without a line and close the browser; its service worker sends later. */
const leaveUnsent: Action = (world, machine) => {
  machine.setLine('refused');
  inTurn(world, [100, 300, 500], `${machine.name} acts`, () => act(world, machine));
  world.scheduler.after(2_000, `${machine.name} is left`, () => {
    for (const tab of machine.tabs) tab.kill();
    backgroundSync(world, machine);
    const ms = 3_000 + world.random() * 20_000;
    world.scheduler.after(ms, `${machine.name} reopens`, () => machine.open());
  });
};

/** One of several devices of a person changes what another one may be changing. */
const contend: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const [patient] = tab ? sorted(tab.device.view.all('patients')) : [];
  const [session] = tab ? sorted(tab.device.view.all('appointments')) : [];
  const number = world.ledger.intents.length + 1;
  const on = (id: string | undefined, name: CommandName, rest = {}) =>
    id === undefined ? null : { name, args: { id, ...rest } };
  const wish = oneOf(world, [
    on(patient?.id, 'patient.update', { phone: `11 9${number}` }),
    on(session?.id, 'appointment.update', span(world)),
    on(session?.id, 'appointment.cancel', { reason: `Viagem ${number}` }),
    on(session?.id, 'appointment.restore'),
  ]);
  if (tab && wish) give(world, tab, wish);
};

/** Several devices of a person change the same, while one of them hears no answers. */
const contendUnheard: Action = (world, machine) => {
  machine.setLine('good');
  machine.strain.set('push', 'lostAnswer');
  const other = anotherMachine(world, machine);
  other.setLine('good');
  inTurn(world, [0, 300], `${machine.name} contends`, () => contend(world, machine));
  inTurn(world, [1_500, 3_000, 4_500], `${other.name} contends`, () => contend(world, other));
  world.scheduler.after(9_000, `${machine.name} strained no more`, () =>
    machine.strain.delete('push'),
  );
};

/** A creation that is refused or never arrives, and what builds on it; soon repaired. */
const bookInTrouble: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  machine.setLine('good');
  const email = oneOf(world, ['mesmo@exemplo.com', 'outro@exemplo.com']);
  const isTurnedDown = world.random() < 0.5;
  if (isTurnedDown) indigestible(world, machine);
  else if (world.random() < 0.5) poison(world, machine);
  const [id, patientId] = [world.newId(), world.newId()];
  give(world, tab, { name: 'patient.create', args: { id: patientId, name: 'Nova', email } });
  const booking = { id, patientId, ...span(world), title: 'Primeira' };
  give(world, tab, { name: 'appointment.create', args: booking });
  give(world, tab, { name: 'appointment.update', args: { id, ...span(world) } });
  const times = [1_000, 4_000, 9_000].map((ms) => ms * (1 + world.random()));
  inTurn(world, times, `${machine.name} is put right`, () => repair(world, machine));
};

/** A tab dies when its command is kept, and has told nobody. */
const dieInAdding: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab]) => {
    if (!tab) return;
    tab.gate.atNext('add', true, () => tab.kill());
    give(world, tab, newPatient(tab, world));
  });

/** A tab dies when a refusal is kept, and has told nobody. */
const dieOverRefusal: Action = (world, machine) =>
  withTabs(world, machine, 2, (tabs) => {
    const tab = tabs.at(-1);
    if (!tab) return;
    const count = () => tab.disk.store.rows.filter(needsPerson).length;
    const before = count();
    const watch = () =>
      tab.gate.atNext('update', true, () => (count() > before ? tab.kill() : watch()));
    watch();
    indigestible(world, machine);
    give(world, tab, newPatient(tab, world));
  });

/** The tab that reads for all is frozen, while others go on. */
const freezeReader: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab]) => {
    tab?.freeze();
    const other = anotherMachine(world, machine);
    inTurn(world, [500, 1_500], `${machine.name} acts`, () => act(world, machine));
    inTurn(world, [700, 1_700], `${other.name} acts`, () => act(world, other));
    const ms = 10_000 + world.random() * 80_000;
    if (tab) world.scheduler.after(ms, `${tab.name} is looked at`, () => tab.thaw());
  });

/** The reader is frozen before it writes a snapshot, thaws late, and the browser starts anew. */
const freezeBeforeSnapshot: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab]) => {
    if (!tab) return;
    const other = anotherMachine(world, machine);
    other.setLine('good');
    newEpoch(world, machine);
    world.scheduler.after(1_000 + world.random() * 3_000, `${tab.name} freezes`, () =>
      tab.freeze(),
    );
    const times = [4_500, 7_000, 9_500, 12_000];
    inTurn(world, times, `${other.name} acts`, () => act(world, other));
    const thawed = 10_000 + world.random() * 10_000;
    world.scheduler.after(thawed, `${tab.name} is looked at`, () => tab.thaw());
    world.scheduler.after(thawed + 500 + world.random() * 5_000, `${machine.name} restarts`, () => {
      for (const each of machine.tabs) each.kill();
      machine.open();
    });
  });

/** A page is read, and written only after another tab has read everything anew. */
const writeStale: Action = (world, machine) =>
  withTabs(world, machine, 2, (tabs) => {
    const other = anotherMachine(world, machine);
    const [author] = other.tabs;
    if (!author) return;
    other.setLine('good');
    const sleep = (tab: Tab) => {
      for (const each of tabs) each.gate.spare();
      tab.freeze();
      const ms = 9_000 + world.random() * 20_000;
      world.scheduler.after(ms, `${tab.name} is looked at`, () => tab.thaw());
    };
    for (const tab of tabs) tab.gate.atNext('writePage', false, () => sleep(tab));
    const wish = newPatient(author, world);
    give(world, author, wish);
    world.scheduler.after(3_000, `${other.name} thinks again`, () => {
      const { id } = wish.args;
      if (author.isAlive) give(world, author, { name: 'patient.delete', args: { id } });
    });
    world.scheduler.after(5_000, 'the history changes', () => newEpoch(world, machine));
  });

/** Each as often as it stands here, where a schedule has such things at all. */
export const combined: readonly (readonly [Action, number])[] = [
  [backgroundSync, 2],
  [contend, 4],
  [contendUnheard, 1],
  [bookInTrouble, 2],
  [leaveUnsent, 1],
  [dieInAdding, 1],
  [dieOverRefusal, 1],
  [freezeReader, 1],
  [freezeBeforeSnapshot, 1],
  [writeStale, 1],
];
