import type { BaseRow } from '../../../src/data/base/base.ts';
import { type Action, anyTab, faultIn, oneOf } from './chance.ts';
import { act } from './actions.ts';
import { setBackFrom } from './setBacks.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** The steps that a process may be cut off in, of what it does on its disk. */
const WRITES = ['add', 'update', 'writePage', 'save', 'sweep', 'put', 'remove', 'write'] as const;

/** Closes a tab as a crash does; another one is opened, unless one that lives is enough. */
function crash(world: World, tab: Tab): void {
  const { machine } = tab;
  tab.kill();
  const isEnough = machine.tabs.some(({ isFrozen }) => !isFrozen) && world.random() < 0.7;
  if (isEnough) return;
  const reopen = () => machine.open();
  world.scheduler.after(world.random() * 20_000, `${machine.name} reopens`, reopen);
}

/** A process dies between what it writes and what it says of it, or just before it writes. */
const dieInWriting: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  tab?.gate.atNext(oneOf(world, WRITES), world.random() < 0.8, () => crash(world, tab));
};

/** The browser freezes a tab while it reads from its disk or writes. */
const freezeInWork: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  const label = oneOf(world, [...WRITES, 'rows', 'rowsOf', 'changedSince', 'read'] as const);
  tab.gate.atNext(label, world.random() < 0.7, () => {
    tab.freeze();
    if (machine.tabs.length < 2) machine.open();
    const ms = 5_000 + world.random() * 30_000;
    world.scheduler.after(ms, `${tab.name} is looked at`, () => tab.thaw());
  });
};

/** One more tab than people usually have: it learns from others what one of them has left. */
const thirdTab: Action = (_world, machine) => {
  if (machine.tabs.length < 3) machine.open();
};

/** Something is refused by an old token, and the answer comes when there is a new one. */
const signInAtOnce: Action = (world, machine) => {
  world.trace(() => `${machine.name} session ends for a moment`);
  machine.expire();
  const asks = () => void anyTab(world, machine)?.device.wake().catch(faultIn(world));
  world.scheduler.after(5, `${machine.name} asks`, asks);
  world.scheduler.after(20 + world.random() * 300, `${machine.name} signs in again`, () =>
    machine.signInAgain(),
  );
};

/** Requests of one kind meet with the same fate for a while. */
const strain: Action = (world, machine) => {
  const [label, fate] = oneOf(world, [
    ['push', 'lostAnswer'],
    ['push', 'slowAnswer'],
    ['pull', 'slowAnswer'],
    ['pull', 'lostAnswer'],
  ] as const);
  world.trace(() => `${machine.name} ${label} ${fate}`);
  machine.setLine('good');
  machine.strain.set(label, fate);
  world.scheduler.after(5_000 + world.random() * 40_000, `${machine.name} strained no more`, () =>
    machine.strain.delete(label),
  );
};

/** Psychologists become administrators, and the other way round. */
export const changeRole: Action = (world, machine) => {
  const { userId, role } = machine.actor;
  if (!world.server.takesAnyRole || role === 'patient') return;
  const next = role === 'psych' ? 'administrator' : 'psych';
  world.trace(() => `${machine.name} ${userId} becomes ${next}`);
  machine.switchTo({ ...machine.actor, role: next });
};

/** Data are set back just after a device has read of what they lose, and died over it. */
const setBackInReading: Action = (world, machine) => {
  const tab = anyTab(world, machine);
  if (!tab) return;
  void setBackFrom(world, (seq, happen) => {
    const hasLost = () => [...tab.disk.baseStore.rows.values()].some(({ v }) => v > seq);
    const watch = () =>
      tab.gate.atNext('writePage', true, () => {
        if (!hasLost()) return watch();
        crash(world, tab);
        happen(world.random() * 500);
      });
    watch();
  });
};

/** Data are set back, and the tab that sweeps what they lost dies over it. */
const dieInSweeping: Action = (world, machine) => {
  machine.setLine('good');
  while (machine.tabs.length < 3) machine.open();
  const isSwept = ({ doc, v }: BaseRow) => !doc && v === 0;
  const countIn = ({ disk }: Tab) => [...disk.baseStore.rows.values()].filter(isSwept).length;
  void setBackFrom(world, (_seq, happen) => {
    happen(6_000);
    world.scheduler.after(5_900, `${machine.name} is about to sweep`, () => {
      for (const tab of machine.tabs) {
        const before = countIn(tab);
        const watch = () =>
          tab.gate.atNext('sweep', true, () => (countIn(tab) > before ? tab.kill() : watch()));
        watch();
      }
    });
  });
  for (const ms of [3_000, 4_000, 5_000])
    world.scheduler.after(ms, `${machine.name} acts`, () => act(world, machine));
};

/** Data are set back as soon as a device was told that something is done, and before it reads. */
const setBackInAnswering: Action = (world, machine) => {
  machine.setLine('good');
  machine.strain.set('pull', 'slowAnswer');
  world.scheduler.after(20_000, `${machine.name} strained no more`, () =>
    machine.strain.delete('pull'),
  );
  void setBackFrom(world, (_seq, happen) => {
    world.onCarriedOut = () => happen(world.random() * 250);
  });
};

/** Each as often as it stands here, where a schedule has such things at all. */
export const coincidences: readonly (readonly [Action, number])[] = [
  [dieInWriting, 4],
  [freezeInWork, 2],
  [thirdTab, 3],
  [signInAtOnce, 2],
  [strain, 3],
  [changeRole, 1],
  [setBackInReading, 1],
  [dieInSweeping, 1],
  [setBackInAnswering, 1],
];
