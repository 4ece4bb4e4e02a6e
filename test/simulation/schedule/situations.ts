import { hours, seededRandom } from '../../harness/practice/practice.ts';
import { needsPerson } from '../laws/outbox.ts';
import type { Machine } from '../machine/machine.ts';
import type { Process } from '../machine/process.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';
import { act, give, indigestible, newEpoch, unlessRule } from './actions.ts';
import { type Action, anyTab, oneOf } from './chance.ts';
import { changeRole } from './coincidences.ts';
import { anotherMachine, inTurn, newPatient, withTabs } from './combined.ts';
import { setBackFrom } from './setBacks.ts';
import { span } from './wish.ts';

/** A situation with which a schedule ends, and how long it takes, in ms. */
interface Situation {
  readonly arise: Action;
  readonly ms: number;
}

/** The share of unusual schedules that end with a situation. */
const SHARE = 0.35;
/** The share of the others that end with one of the later situations. */
const LATER_SHARE = 0.15;

const holderOf = ({ disk, actor }: Machine, lock: string): Process | undefined =>
  disk.locks.holderOf(`${lock}:${actor.userId}`);

/** Returns the tab that reads for all, where there are locks. */
const readerOf = (machine: Machine): Tab | undefined =>
  machine.tabs.find((tab) => tab === holderOf(machine, 'sync-leader'));

const at = (world: World, ms: number, label: string, run: () => void): void =>
  void world.scheduler.after(ms, label, run);

/** The reader is frozen and loses its turn. Then it is the only tab that is left. */
const takeTurns: Action = (world, machine) =>
  withTabs(world, machine, 2, () => {
    const reader = readerOf(machine);
    if (!reader) return;
    reader.freeze();
    at(world, 12_000, `${reader.name} is looked at`, () => reader.thaw());
    at(world, 18_000, `${machine.name} has one tab left`, () => {
      for (const tab of machine.tabs) if (tab !== reader) tab.kill();
    });
    const other = anotherMachine(world, machine);
    other.setLine('good');
    inTurn(world, [19_000, 20_000], `${other.name} acts`, () => act(world, other));
  });

/** The reader is frozen for good, with its lock. */
const freezeForGood: Action = (world, machine) =>
  withTabs(world, machine, 2, () => {
    readerOf(machine)?.freeze();
    const other = anotherMachine(world, machine);
    other.setLine('good');
    inTurn(world, [1_000, 2_000, 3_000], `${other.name} acts`, () => act(world, other));
  });

/** The reader dies when a page is kept, has told nobody, and the line is gone with it. */
const dieUntold: Action = (world, machine) =>
  withTabs(world, machine, 2, () => {
    const reader = readerOf(machine);
    if (!reader) return;
    const count = () => reader.disk.baseStore.rows.size;
    const before = count();
    const watch = () =>
      reader.gate.atNext('writePage', true, () => {
        if (count() === before) return watch();
        reader.kill();
        machine.setLine('refused');
      });
    watch();
    const other = anotherMachine(world, machine);
    const author = anyTab(world, other);
    other.setLine('good');
    if (author) give(world, author, newPatient(author, world));
  });

/** The reader of three tabs dies when it has swept what the server lost, and has told nobody. */
const dieOverSweep: Action = (world, machine) =>
  withTabs(world, machine, 3, ([tab]) => {
    if (!tab) return;
    void setBackFrom(world, (_seq, happen) => {
      at(world, 500, `${tab.name} acts`, () => give(world, tab, newPatient(tab, world)));
      at(world, 5_900, `${machine.name} is about to sweep`, () => {
        const reader = readerOf(machine);
        reader?.gate.atNext('sweep', true, () => reader.kill());
      });
      happen(6_000);
    });
  });

/** A session is booked in one tab while another one learns that its patient was turned down. */
const bookOverRefusal: Action = (world, machine) =>
  withTabs(world, machine, 2, (tabs) => {
    const [tab] = tabs;
    if (!tab) return;
    const wish = newPatient(tab, world);
    const patientId = wish.args['id'];
    const isRefused = () =>
      tab.disk.store.rows.some(
        (row) => needsPerson(row) && (row.args as { readonly id?: unknown }).id === patientId,
      );
    const book = (each: Tab) =>
      give(world, each, {
        name: 'appointment.create',
        args: { id: world.newId(), patientId, ...span(world), title: 'Primeira' },
      });
    const watch = (each: Tab) =>
      each.gate.atNext('update', true, () => {
        if (isRefused()) tabs.forEach(book);
        else watch(each);
      });
    tabs.forEach(watch);
    indigestible(world, machine);
    give(world, tab, wish);
  });

/** The server fails on a command. Its sender hears that late, after another tab has sent it. */
const hearFailureLate: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab]) => {
    if (!tab) return;
    world.hadFailures = true;
    world.faults.nextFailures = 1;
    machine.strain.set('pull', 'lostRequest');
    world.onCarriedOut = () => {
      const sender = holderOf(machine, 'outbox');
      sender?.freeze();
      at(world, 14_000, `${sender?.name} is looked at`, () => sender?.thaw());
    };
    give(world, tab, newPatient(tab, world));
    at(world, 17_000, `${machine.name} strained no more`, () => machine.strain.delete('pull'));
  });

/** Data are set back while a person reads everything anew in another role. */
const setBackInOtherRole: Action = (world, machine) =>
  withTabs(world, machine, 1, () => {
    void setBackFrom(world, (_seq, happen) => {
      inTurn(world, [200, 400, 600], `${machine.name} acts`, () => act(world, machine));
      at(world, 5_000, `${machine.name} has another role`, () => {
        changeRole(world, machine);
        for (const { gate } of machine.tabs) gate.atNext('writePage', true, () => happen(0));
      });
    });
  });

/** A session ends while the line is gone: the stream is the first to be refused. */
const expireAway: Action = (world, machine) => {
  machine.setLine('blackhole');
  at(world, 48_000 + world.random() * 10_000, `${machine.name} is back, its session over`, () => {
    machine.expire();
    machine.line = 'good';
  });
};

/** Two tabs take commands at the same moment, without a line. */
const actAtOnce: Action = (world, machine) =>
  withTabs(world, machine, 2, (tabs) => {
    machine.setLine('refused');
    for (const ms of [500, 1_500, 2_500])
      for (const tab of tabs)
        at(world, ms + world.random() * 60, `${tab.name} acts`, () =>
          give(world, tab, newPatient(tab, world)),
        );
  });

/** Enters a patient after each of some times. */
const ask = (world: World, tab: Tab, times: readonly number[]): void =>
  inTurn(world, times, `${tab.name} acts`, () => give(world, tab, newPatient(tab, world)));

/** Takes back the last command that waits. */
function takeBack(world: World, { device }: Tab): void {
  const row = device.view.outbox.findLast(({ state }) => state === 'waiting');
  if (!row) return;
  world.ledger.mayDiscard(row.key);
  device.discard(row.key).catch(unlessRule(world));
}

/** One tab takes back what another one waits for. */
const takeBackElsewhere: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab, other]) => {
    if (!tab || !other) return;
    machine.setLine('refused');
    ask(world, tab, [0, 1_000]);
    at(world, 1_400, `${other.name} takes back`, () => takeBack(world, other));
  });

/** A command is taken back, and the browser loses its databases. */
const loseDatabases: Action = (world, machine) =>
  withTabs(world, machine, 1, ([tab]) => {
    if (!tab) return;
    machine.setLine('refused');
    ask(world, tab, [0, 1_000]);
    at(world, 1_400, `${tab.name} takes back`, () => takeBack(world, tab));
    at(world, 3_000, `${machine.name} loses its databases`, () => {
      machine.disk.loseDatabases();
      machine.setLine('good');
      machine.open();
    });
  });

/** A full read breaks off over its first page, and data are set back before the next. */
const setBackInFullRead: Action = (world, machine) =>
  withTabs(world, machine, 1, () => {
    void setBackFrom(world, (seq, happen) => {
      const other = anotherMachine(world, machine);
      const author = anyTab(world, other);
      other.setLine('good');
      if (author) give(world, author, newPatient(author, world));
      at(world, 3_000, 'the history changes', () => {
        newEpoch(world, machine);
        const reader = readerOf(machine) ?? machine.tabs[0];
        const hasLost = () => [...machine.disk.baseStore.rows.values()].some(({ v }) => v > seq);
        reader?.gate.atNext('writePage', true, () => {
          for (const tab of machine.tabs) tab.kill();
          if (hasLost()) happen(100);
          at(world, 2_000, `${machine.name} reopens`, () => machine.open());
        });
      });
    });
  });

/** One command changes several documents, and the feed brings them on different pages. */
const readInParts: Action = (world, machine) =>
  withTabs(world, machine, 1, ([tab]) => {
    if (!tab) return;
    machine.page = 1;
    const patientId = world.server.clinic.davi.id;
    const ids = [world.newId(), world.newId()];
    ids.forEach((id, i) => {
      const span = { startAt: hours(-70 - 2 * i), endAt: hours(-69 - 2 * i) };
      const title = `Passada ${i + 1}`;
      give(world, tab, { name: 'appointment.create', args: { id, patientId, ...span, title } });
      give(world, tab, { name: 'appointment.complete', args: { id } });
    });
    const payments = ids.map((id, i) => ({ id: world.newId(), appointmentId: id, amount: 90 + i }));
    const args = { id: world.newId(), payments, paymentMethod: 'pix' };
    at(world, 3_000, `${tab.name} is paid`, () =>
      give(world, tab, { name: 'payment.createMany', args }),
    );
  });

/** A first read breaks off over its first page, and data are set back before the next. */
const setBackInFirstRead: Action = (world, machine) =>
  withTabs(world, machine, 1, () => {
    void setBackFrom(world, (seq, happen) => {
      const other = anotherMachine(world, machine);
      const author = anyTab(world, other);
      other.setLine('good');
      if (author) give(world, author, newPatient(author, world));
      at(world, 4_000, `${machine.name} loses its databases`, () => {
        machine.disk.loseDatabases();
        const reader = machine.open();
        const hasLost = () => [...machine.disk.baseStore.rows.values()].some(({ v }) => v > seq);
        reader.gate.atNext('writePage', true, () => {
          reader.kill();
          if (hasLost()) happen(100);
          at(world, 2_000, `${machine.name} reopens`, () => machine.open());
        });
      });
    });
  });

/** A tab writes a command down while another one takes it back, and dies over that. */
const dieOverTakenBack: Action = (world, machine) =>
  withTabs(world, machine, 2, ([tab, other]) => {
    if (!tab || !other) return;
    machine.setLine('refused');
    other.gate.atNext('put', false, () => other.freeze());
    give(world, tab, newPatient(tab, world));
    at(world, 1_400, `${tab.name} takes back`, () => takeBack(world, tab));
    at(world, 4_000, `${other.name} is looked at`, () => {
      other.gate.atNext('put', true, () => other.kill());
      other.thaw();
    });
    at(world, 6_000, `${machine.name} has a line and another tab`, () => {
      machine.setLine('good');
      machine.open();
    });
  });

const situations: readonly Situation[] = [
  { arise: takeTurns, ms: 26_000 },
  { arise: freezeForGood, ms: 9_000 },
  { arise: dieUntold, ms: 16_000 },
  { arise: dieOverSweep, ms: 14_000 },
  { arise: bookOverRefusal, ms: 10_000 },
  { arise: hearFailureLate, ms: 24_000 },
  { arise: setBackInOtherRole, ms: 14_000 },
  { arise: expireAway, ms: 100_000 },
  { arise: actAtOnce, ms: 9_000 },
  { arise: takeBackElsewhere, ms: 9_000 },
  { arise: loseDatabases, ms: 9_000 },
  { arise: setBackInFullRead, ms: 14_000 },
];

/** Drawn apart: schedules that were recorded before keep their situation. */
const laterSituations: readonly Situation[] = [
  { arise: readInParts, ms: 13_000 },
  { arise: setBackInFirstRead, ms: 16_000 },
  { arise: dieOverTakenBack, ms: 13_000 },
];

/** Lists the names of all situations. */
export const everySituation: readonly string[] = [...situations, ...laterSituations].map(
  ({ arise }) => arise.name,
);

function drawSituation(dice: () => number): Situation | undefined {
  const isChosen = dice() < SHARE;
  const situation = situations[Math.floor(dice() * situations.length)];
  if (isChosen) return situation;
  return dice() < LATER_SHARE
    ? laterSituations[Math.floor(dice() * laterSituations.length)]
    : undefined;
}

/**
 * Draws with which situation a schedule ends, apart from all that is drawn besides.
 * @returns how long it takes, in ms
 */
export function lastSituation(world: World): number {
  const situation = drawSituation(seededRandom(world.options.seed + 7_000_000));
  if (!situation) return 0;
  const { arise, ms } = situation;
  world.counts.add('fault', arise.name);
  world.trace(() => `at last: ${arise.name}`);
  arise(world, oneOf(world, world.machines));
  return ms;
}
