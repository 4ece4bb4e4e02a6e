import { DomainError } from '../../src/domain/core/errors.ts';
import type { CommandName } from '../../src/domain/registry.ts';
import { drainOutbox, fullPace } from '../../src/sync/push/drain.ts';
import { LockLost, ServerRefusal, Unreachable } from '../../src/sync/environment.ts';
import { readKey } from '../harness/memoryReads.ts';
import { pick, wishes } from './commands.ts';
import type { Machine } from './machine.ts';
import type { Line } from './network.ts';
import { Process } from './process.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

type Action = (world: World, machine: Machine) => void;

const faultIn = (world: World) => (error: unknown) => world.fault(error);

const oneOf = <T>(world: World, items: readonly T[]): T =>
  items[Math.floor(world.random() * items.length)] as T;

const anyTab = (world: World, machine: Machine): Tab | undefined => {
  const tabs = machine.tabs.filter(({ isFrozen }) => !isFrozen);
  return tabs.length > 0 ? oneOf(world, tabs) : undefined;
};

/** A rule's no is an answer like any other; anything else is a fault of ours. */
const unlessRule = (world: World) => (error: unknown) => {
  if (!(error instanceof DomainError)) world.fault(error);
};

const act: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const wish = tab && oneOf(world, wishes)(tab, world, world.ledger.intents.length + 1);
  if (!tab || !wish) return;
  const { name, args } = wish;
  world.trace(() => `${tab.name} ${name} ${JSON.stringify(args)}`);
  const draft = world.random() < 0.3 ? `${name}:${String(args['id'])}` : undefined;
  if (draft) tab.disk.expectedDrafts.delete(draft);
  tab.device
    .dispatch(name as CommandName, args as never, draft ? { clearsDraft: draft } : {})
    .then((key) => {
      world.ledger.confirm(key);
      return tab.device.settled(key).then(({ status }) => world.laws.settled(key, status));
    }, unlessRule(world))
    .catch(faultIn(world));
};

const draft: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const key = `draft:${Math.floor(world.random() * 3)}`;
  const value = world.random();
  tab.disk.expectedDrafts.delete(key);
  tab.device
    .writeDraft(key, value, 0)
    .then(() => tab.disk.expectedDrafts.set(key, value), faultIn(world));
};

/** Retries, mends or takes back one of those that need the person. */
const repair: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const open = tab?.device.view.outbox.filter(({ state }) => state !== 'acknowledged') ?? [];
  if (!tab || open.length === 0) return;
  const { key, args } = oneOf(world, open);
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

const openRecord: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  const patient = tab && pick(tab, world, 'patients');
  if (!tab || !patient) return;
  const part = oneOf(world, ['registration', 'sessions', 'notes'] as const);
  const at = new Date(world.scheduler.now).toISOString();
  world.trace(() => `${tab.name} opens ${part} of ${patient.id}`);
  const key = readKey({ patientId: patient.id, part, at });
  tab.device.recordRead(patient.id, part).then(() => {
    if (tab.disk.actor.role !== 'patient') tab.disk.expectedReads.add(key);
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

const changeLine: Action = (world, machine) => {
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
  machine.setLine(line);
};

const poison: Action = (world) => {
  const keys = world.machines.flatMap(({ disk }) =>
    disk.store.rows
      .filter(({ state }) => state === 'waiting' || state === 'sent')
      .map(({ key }) => key),
  );
  world.hadFailures = true;
  if (keys.length > 0) world.faults.poisoned.set(oneOf(world, keys), oneOf(world, [1, 3, 20]));
};

const storm: Action = (world) => {
  world.hadFailures = true;
  world.faults.storm = oneOf(world, [500, 429, 503] as const);
  world.trace(() => `storm ${world.faults.storm}`);
  world.scheduler.after(world.random() * 20_000, 'storm ends', () => (world.faults.storm = null));
};

const newEpoch: Action = (world) => {
  world.trace(() => 'another epoch');
  world.server.startEpoch().then(() => world.serverChanged(), faultIn(world));
};

/**
 * Sets the server's data back to those of a while ago.
 * A restore says so; a machine's snapshot does not.
 */
const dataSetBack: Action = (world) => {
  const { scheduler, ledger, server, laws } = world;
  scheduler.after(0, 'a copy is made', async () => {
    const copied = [...ledger.carried];
    const { seq, setBack } = await server.copy();
    scheduler.after(2_000 + world.random() * 30_000, 'data are set back', async () => {
      await setBack();
      if (world.random() < 0.5) await server.startEpoch();
      ledger.setBack(copied);
      await laws.dataSetBack(seq);
      world.serverChanged();
    });
  });
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
const serviceWorker: Action = (world, machine) => {
  const worker = new Process(world, machine, machine.disk, `${machine.name}.sw`, machine.token);
  const parts = worker.parts();
  drainOutbox({
    outbox: parts.outbox,
    transport: parts.environment.transport,
    locks: parts.environment.locks,
    signal: new AbortController().signal,
    pace: fullPace(),
    onChange: () => parts.channel.post({ kind: 'outbox' }),
  }).then(
    () => worker.kill(),
    (error: unknown) => {
      if (error instanceof LockLost) return worker.kill();
      if (!(error instanceof Unreachable || error instanceof ServerRefusal)) world.fault(error);
    },
  );
};

const wake: Action = (world, machine) =>
  void anyTab(world, machine)?.device.wake().catch(faultIn(world));

/** Each as often as it stands here. */
const actions: readonly Action[] = [
  ...Array.from({ length: 22 }, () => act),
  ...Array.from({ length: 5 }, () => changeLine),
  ...Array.from({ length: 4 }, () => repair),
  ...Array.from({ length: 3 }, () => die),
  draft,
  draft,
  openRecord,
  openRecord,
  secondTab,
  secondTab,
  closeTab,
  poison,
  poison,
  storm,
  newEpoch,
  expire,
  switchUser,
  serviceWorker,
  serviceWorker,
  wake,
  freeze,
  freeze,
  dataSetBack,
];

/** Something happens somewhere. */
export function somethingHappens(world: World): void {
  oneOf(world, actions)(world, oneOf(world, world.machines));
}
