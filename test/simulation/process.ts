import type { DeviceParts } from '../../src/sync/device/parts.ts';
import type { TabMessage } from '../../src/sync/device/tabs.ts';
import type { Clock } from '../../src/sync/environment.ts';
import { memoryRecordings } from '../harness/memoryRecordings.ts';
import { seededBytes } from '../harness/practice.ts';
import type { Disk } from './disk.ts';
import { Gate } from './gate.ts';
import { noLocks } from './locks.ts';
import type { Machine } from './machine.ts';
import { VirtualTransport } from './network.ts';
import type { World } from './world.ts';

/** A process of one user in one browser. It dies without a word; its disk stays. */
export class Process {
  readonly gate: Gate;
  protected listener: (message: TabMessage) => void = () => {};

  constructor(
    readonly world: World,
    readonly machine: Machine,
    readonly disk: Disk,
    readonly name: string,
    public token: string,
  ) {
    this.gate = new Gate(world.scheduler, () => (world.plan.slowDisk ? world.random() * 4 : 0));
  }

  get isAlive(): boolean {
    return this.gate.isAlive;
  }

  kill(): void {
    if (!this.isAlive) return;
    this.world.trace(() => `${this.name} dies`);
    this.gate.isAlive = false;
    this.disk.locks.forget(this);
    this.world.hub.drop(({ process }) => process === this);
    this.world.laws.processDied(this);
    for (const tab of this.disk.tabs) tab.otherDied();
  }

  /** What the product gets to work with here. */
  parts(): DeviceParts {
    const { world, disk, gate } = this;
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
        clock: this.#clock(),
        locks: world.plan.hasLocks ? disk.locks.for(this) : noLocks,
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

  #clock(): Clock {
    const { world } = this;
    return {
      now: () => world.scheduler.now,
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
