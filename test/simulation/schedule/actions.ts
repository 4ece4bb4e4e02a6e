import { DomainError } from '../../../src/domain/core/errors.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import { drainOutbox, fullPace, type Pace } from '../../../src/sync/push/drain.ts';
import { LockLost, ServerRefusal, Unreachable } from '../../../src/sync/environment.ts';
import { readKey } from '../../harness/memory/memoryReads.ts';
import { anyCommand, commandAbout } from './anyCommand.ts';
import { type Action, anyTab, faultIn, oneOf } from './chance.ts';
import { answers, createPatient, portalWishes, wishes } from './commands.ts';
import { isOpen, needsPerson } from '../laws/outbox.ts';
import type { Machine } from '../machine/machine.ts';
import type { Line } from '../machine/network.ts';
import { Process } from '../machine/process.ts';
import { handOver, serverWorks } from './serverActions.ts';
import { setBackFrom } from './setBacks.ts';
import { pick, span, type Wish } from './wish.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** A rule's no is an answer like any other; anything else is a fault of ours. */
export const unlessRule = (world: World) => (error: unknown) => {
  if (!(error instanceof DomainError)) world.fault(error);
};

/** Retries, mends or takes back one of those that need the person. */
export const repair: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const open = tab?.device.view.outbox.filter(({ state }) => state !== 'acknowledged') ?? [];
  if (!tab || open.length === 0) return;
  const refused = open.filter(needsPerson);
  const { key, args } = oneOf(world, refused.length > 0 && world.random() < 0.8 ? refused : open);
  const dice = world.random();
  world.trace(() => `${tab.name} ${dice < 0.35 ? 'discards' : 'retries'} ${key}`);
  if (dice < 0.35) {
    world.ledger.mayDiscard(key);
    return void tab.device.discard(key).catch(unlessRule(world));
  }
  const amended =
    dice < 0.6
      ? {
          ...(args as object),
          name: `Mudado ${key.slice(-4)}`,
          email: `${key.slice(-8)}@exemplo.com`,
        }
      : undefined;
  tab.device.retry(key, amended).catch(unlessRule(world));
};

/** The share of those who look first at what needs them, or is asked of them. */
const DILIGENT = 0.35;

/** The share of commands that make sense; the others are any of the registry. */
const USUAL = 0.6;

/** Types into a form; once that is on the disk it stays there. */
async function typeDraft(world: World, { device, disk }: Tab, key: string): Promise<void> {
  const value = world.random();
  disk.expectedDrafts.delete(key);
  const { clearings, typing } = disk;
  typing.set(key, (typing.get(key) ?? 0) + 1);
  const isKept = await device.writeDraft(key, value, 0).then(() => true, faultIn(world));
  typing.set(key, (typing.get(key) ?? 1) - 1);
  // Another tab may be writing there, or a command have taken its place.
  if (!isKept || disk.clearings !== clearings || typing.get(key) !== 0) return;
  disk.expectedDrafts.set(key, disk.store.drafts.get(key)?.value ?? value);
}

export function give(world: World, tab: Tab, { name, args }: Wish): void {
  world.trace(() => `${tab.name} ${name} ${JSON.stringify(args)}`);
  const draft = world.random() < 0.3 ? `${name}:${String(args['id'])}` : undefined;
  const typed = draft ? typeDraft(world, tab, draft) : Promise.resolve();
  typed
    .then(() =>
      tab.device.dispatch(name as CommandName, args as never, draft ? { clearsDraft: draft } : {}),
    )
    .then((key) => {
      world.ledger.confirm(key);
      return tab.device.settled(key).then(({ status }) => world.laws.settled(key, status));
    }, unlessRule(world))
    .catch(faultIn(world));
}

/** Draws what a person does next: what others wait for, what people usually do, or anything. */
function drawWish(world: World, tab: Tab): Wish | null {
  const number = world.ledger.intents.length + 1;
  const asked = answers.flatMap((answer) => answer(tab, world, number) ?? []);
  if (asked.length > 0 && world.random() < DILIGENT) return oneOf(world, asked);
  if (world.random() >= USUAL) return anyCommand(tab, world);
  const usual = tab.disk.actor.role === 'patient' ? portalWishes : wishes;
  return oneOf(world, usual)(tab, world, number);
}

export const act: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (tab?.device.view.outbox.some(needsPerson) && world.random() < DILIGENT)
    return repair(world, machine);
  const wish = tab && drawWish(world, tab);
  if (tab && wish) give(world, tab, wish);
};

/** Does one thing of the registry, with what it needs before. */
const dwell: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const theme = Math.floor(world.random() * 1_000);
  for (const ms of [0, 400, 800])
    world.later(tab, ms, `${tab.name} goes on`, () => {
      const wish = commandAbout(tab, world, theme);
      if (wish) give(world, tab, wish);
    });
};

/** Enters a patient, whose address another may have, and books at once what builds on that. */
const bookNewPatient: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const number = world.ledger.intents.length + 1;
  const patient = createPatient(tab, world, number);
  give(world, tab, patient);
  const patientId = patient.args['id'];
  for (const offset of [0, 1].slice(0, 1 + Math.floor(world.random() * 2)))
    give(world, tab, {
      name: 'appointment.create',
      args: { id: world.newId(), patientId, ...span(world), title: `Nova ${number + offset}` },
    });
};

/** Stores several commands by one act, as a person who pays five sessions does. */
const actTogether: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const first = world.ledger.intents.length + 1;
  const ids = Array.from({ length: 2 + Math.floor(world.random() * 3) }, () => world.newId());
  const all = ids.map((id, i) => ({ id, name: `Grupo ${first}.${i}`, email: `${id}@exemplo.com` }));
  world.trace(() => `${tab.name} makes ${ids.length} patients together`);
  world.ledger.together.push(ids);
  tab.device
    .dispatchAll('patient.create', all as never)
    .then((keys) => keys.forEach((key) => world.ledger.confirm(key)), unlessRule(world))
    .catch(faultIn(world));
};

const draft: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (tab) void typeDraft(world, tab, `draft:${Math.floor(world.random() * 3)}`);
};

const isRight = ({ world, clockOff, heardClockOff }: Machine): boolean =>
  world.clock.isRight && clockOff === 0 && heardClockOff === 0;

const openRecord: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const patient = tab && pick(tab, world, 'patients');
  if (!tab || !patient) return;
  const part = oneOf(world, ['registration', 'sessions', 'notes'] as const);
  const at = new Date(world.scheduler.now).toISOString();
  world.trace(() => `${tab.name} opens ${part} of ${patient.id}`);
  const key = readKey({ patientId: patient.id, part, at });
  // A full disk must not stand between a person and a record: then the opening is not kept.
  const isKept = tab.disk.actor.role !== 'patient' && !tab.disk.isFull && isRight(machine);
  tab.device.recordRead(patient.id, part).then(() => {
    if (isKept && !tab.disk.isFull) tab.disk.expectedReads.add(key);
  }, faultIn(world));
};

const die: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const reopen = () =>
    world.scheduler.after(world.random() * 20_000, `${machine.name} reopens`, () => machine.open());
  const death = () => {
    tab.kill();
    reopen();
  };
  if (world.random() < 0.3) return death();
  tab.gate.dieAfter(1 + Math.floor(world.random() * 6), world.random() < 0.5, death);
};

const secondTab: Action = (_world, machine) => {
  if (machine.tabs.length < 2) machine.open();
};

const closeTab: Action = (world, machine) => {
  const tab = machine.tabs.length > 1 ? anyTab(world, machine) : undefined;
  if (!tab) return;
  tab.device.close().then(() => tab.kill(), faultIn(world));
};

/** The browser freezes one that is out of sight, with all that it holds. */
const freeze: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  tab.freeze();
  // The person looks at another one.
  if (machine.tabs.length < 2) machine.open();
  world.scheduler.after(world.random() * 90_000, `${tab.name} is looked at`, () => tab.thaw());
};

export const changeLine: Action = (world, machine) => {
  const line = oneOf<Line>(world, [
    'good',
    'good',
    'flaky',
    'flaky',
    'flaky',
    'refused',
    'blackhole',
    'portal',
  ]);
  world.trace(() => `${machine.name} line ${line}`);
  world.counts.add('fault', `line is ${line}`);
  machine.setLine(line);
};

/** The server fails on the next new command: a few times, or until it is mended. */
export const poison: Action = (world) => {
  world.hadFailures = true;
  world.faults.nextFailures = oneOf(world, [1, 3, 20, Infinity]);
};

const storm: Action = (world) => {
  world.hadFailures = true;
  world.faults.storm = oneOf(world, [500, 502, 429, 503] as const);
  world.trace(() => `storm ${world.faults.storm}`);
  world.counts.add('fault', `all is answered ${world.faults.storm}`);
  world.scheduler.after(world.random() * 20_000, 'storm ends', () => (world.faults.storm = null));
};

/** The server turns down the next new command, whatever comes with it. */
export const indigestible: Action = (world) => {
  world.faults.nextRefusal = oneOf(world, [400, 413, 422] as const);
  world.counts.add('fault', `a command is answered ${world.faults.nextRefusal}`);
};

const fullDisk: Action = (world, { disk }) => {
  disk.isFull = true;
  world.scheduler.after(world.random() * 40_000, `${disk.name} has room`, () => {
    disk.isFull = false;
  });
};

export const newEpoch: Action = (world) => {
  world.trace(() => 'another epoch');
  world.serverDoes(world.server.startEpoch());
};

/** Sets the server's data back to those of a while ago. */
const dataSetBack: Action = (world) => {
  world.scheduler.after(0, 'a copy is made', () =>
    setBackFrom(world, (_seq, happen) => {
      // Worst right after something was carried out, before its device could read it back.
      if (world.random() < 0.4) world.onCarriedOut = () => happen(world.random() * 100);
      else happen(2_000 + world.random() * 30_000);
    }),
  );
};

const expire: Action = (world, machine) => {
  world.trace(() => `${machine.name} session ends`);
  machine.expire();
  world.scheduler.after(world.random() * 30_000, `${machine.name} signs in again`, () =>
    machine.signInAgain(),
  );
};

const switchUser: Action = (world, machine) => {
  if (world.random() > 0.3) return;
  const { people, actor } = world.server.clinic;
  machine.switchTo(actor(oneOf(world, Object.values(people))));
};

/** The service worker drains while tabs live or none does. */
const serviceWorker: Action = (world, machine) => drainOutside(world, machine, fullPace());

export function drainOutside(world: World, machine: Machine, pace: Pace): void {
  const worker = new Process(world, machine, machine.disk, `${machine.name}.sw`, machine.token);
  const parts = worker.parts();
  const found = machine.disk.store.rows.filter(isOpen);
  drainOutbox({
    outbox: parts.outbox,
    transport: parts.environment.transport,
    locks: parts.environment.locks,
    signal: new AbortController().signal,
    pace,
    onChange: () => parts.channel.post({ kind: 'outbox' }),
  })
    .then(({ status }) => {
      if (status === 'empty') world.laws.allWasSent(worker, found);
      worker.kill();
    })
    .catch((error: unknown) => {
      if (error instanceof LockLost) return worker.kill();
      if (!(error instanceof Unreachable || error instanceof ServerRefusal)) world.fault(error);
    });
}

const wake: Action = (world, machine) =>
  void anyTab(world, machine)?.device.wake().catch(faultIn(world));

/** Each as often as it stands here. */
export const usual: readonly (readonly [Action, number])[] = [
  [act, 22],
  [changeLine, 5],
  [repair, 4],
  [die, 3],
  [dwell, 5],
  [serverWorks, 3],
  [handOver, 1],
  [actTogether, 1],
  [bookNewPatient, 2],
  [draft, 2],
  [openRecord, 2],
  [secondTab, 2],
  [closeTab, 1],
  [poison, 2],
  [storm, 1],
  [indigestible, 1],
  [fullDisk, 1],
  [newEpoch, 1],
  [expire, 1],
  [switchUser, 1],
  [serviceWorker, 2],
  [wake, 1],
  [freeze, 2],
  [dataSetBack, 1],
];
