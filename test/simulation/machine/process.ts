import type { DeviceParts } from '../../../src/sync/device/parts.ts';
import type { TabMessage } from '../../../src/sync/device/tabs/tabs.ts';
import type { Clock, Locks } from '../../../src/sync/environment.ts';
import { memoryRecordings } from '../../harness/memory/memoryRecordings.ts';
import { seededBytes } from '../../harness/practice/practice.ts';
import type { Disk } from './disk.ts';
import { Gate } from './gate.ts';
import { createLocks } from '../../../src/sync/locks/locks.ts';
import { noLocks } from './locks.ts';
import type { Machine } from './machine.ts';
import { VirtualTransport } from './network.ts';
import type { World } from '../world.ts';

/** A process of one user in one browser. It dies without a word; its disk stays. */
export class Process {
  readonly gate: Gate;
  /** Locks that others took from it, of which it has not heard. */
  overtaken = 0;
  /** When it thawed last. */
  awakeSince = 0;
  protected listener: (message: TabMessage) => void = () => {};
  /** The work that follows when it thaws; `null` while it is awake. */
  #asleep: (() => void)[] | null = null;

  constructor(
    readonly world: World,
    readonly machine: Machine,
    readonly disk: Disk,
    readonly name: string,
    public token: string,
  ) {
    disk.processes.add(this);
    const { before, after } = world.plan.disk;
    this.gate = new Gate(
      world.scheduler,
      {
        before: () => (before > 0 ? world.random() * before : 0),
        after: () => (after > 0 ? world.random() * after : 0),
      },
      (label) => disk.refusal(label),
    );
  }

  get isAlive(): boolean {
    return this.gate.isAlive;
  }

  get isFrozen(): boolean {
    return this.#asleep !== null;
  }

  /** The browser lets nothing run here. What it holds, it goes on to hold. */
  freeze(): void {
    if (!this.isAlive || this.isFrozen) return;
    this.world.trace(() => `${this.name} is frozen`);
    this.#asleep = [];
    this.gate.freeze();
    this.world.laws.processSlept(this);
    for (const tab of this.disk.tabs) if (tab !== (this as Process)) tab.otherStopped();
  }

  thaw(): void {
    const asleep = this.#asleep;
    if (!asleep || !this.isAlive) return;
    this.world.trace(() => `${this.name} thaws`);
    this.#asleep = null;
    this.awakeSince = this.world.scheduler.now;
    this.gate.thaw();
    for (const run of asleep) this.world.later(this, 0, `${this.name} catches up`, run);
  }

  /** Runs now, or when it thaws. */
  whenAwake(run: () => void): void {
    if (this.#asleep) this.#asleep.push(run);
    else run();
  }

  kill(): void {
    if (!this.isAlive) return;
    this.world.trace(() => `${this.name} dies`);
    this.gate.isAlive = false;
    this.disk.locks.forget(this);
    this.world.hub.drop(({ process }) => process === this);
    this.world.laws.processDied(this);
    this.disk.processes.delete(this);
    for (const tab of this.disk.tabs) tab.otherStopped();
  }

  /** What the product gets to work with here. */
  parts(): DeviceParts {
    const { world, disk, gate } = this;
    const clock = this.#clock();
    return {
      actor: disk.actor,
      outbox: gate.guard(disk.outbox),
      checkpoints: gate.guard(disk.checkpoints),
      drafts: gate.guard(disk.drafts),
      shelf: gate.guard(disk.shelf),
      second: gate.guard(disk.second),
      reads: gate.guard(disk.reads),
      recordings: memoryRecordings(),
      snapshots: gate.guard(disk.snapshots),
      segments: gate.guard(disk.segments),
      openBase: () => gate.through('open base', async () => gate.guard(disk.base)),
      environment: {
        transport: new VirtualTransport(world, this),
        clock,
        locks: world.plan.hasLocks ? this.#locks(clock) : noLocks,
        randomBytes: seededBytes(world.random),
        random: world.random,
      },
      channel: {
        post: (message) => {
          if (!this.isAlive) return;
          for (const tab of disk.tabs) if (tab.name !== this.name) tab.receive(message, this.name);
        },
        onMessage: (listener) => (this.listener = listener),
        close: () => (this.listener = () => {}),
      },
      useToken: (token) => (this.token = token ?? ''),
      schedule: (work) => world.later(this, 0, `${this.name} turn`, work),
      onFault: (error) => world.fault(error),
    };
  }

  #locks(clock: Clock): Locks {
    const { locks } = this.disk;
    const openChannel = () => locks.channel(this);
    const { random } = this.world;
    return createLocks({ manager: locks.for(this), openChannel, clock, random });
  }

  #clock(): Clock {
    const { world } = this;
    return {
      now: () => world.scheduler.now + this.machine.clockOff,
      elapsed: () => world.scheduler.now,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          if (signal.aborted) return reject(signal.reason as Error);
          const abort = () => {
            entry.isCancelled = true;
            reject(signal.reason as Error);
          };
          const entry = world.later(this, ms, `${this.name} wakes`, () => {
            signal.removeEventListener('abort', abort);
            resolve();
          });
          signal.addEventListener('abort', abort);
        }),
    };
  }
}
