import { isDeepStrictEqual } from 'node:util';
import type { BaseRow } from '../../../src/data/base/base.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import { createDevice, type OpenedDevice } from '../../../src/sync/device/device.ts';
import type { TabMessage } from '../../../src/sync/device/tabs/tabs.ts';
import { Process } from './process.ts';

/** A tab that begins to read for all has looked at its disk after so long, in ms. */
const LOOKED_MS = 5_000;

/** A tab with its sync worker. */
export class Tab extends Process {
  readonly device: OpenedDevice;
  /** Messages of other tabs on their way here. */
  inbox = 0;
  isCompleted = false;
  /** The rows on its disk as it opened. */
  readonly found: {
    readonly outbox: readonly OutboxRow[];
    readonly base: ReadonlyMap<string, BaseRow>;
    readonly cursor: string | null;
  };
  /** Its disk was written: what it shows has to be looked at again. */
  isDirty = true;

  /**
   * Another process died or was frozen, perhaps between writing and telling: this one learns of
   * it at its next look.
   */
  #isUnaware = false;
  /** When the last of them died or was frozen. */
  #stoppedAt = 0;
  /** When the last message of each sender arrives. */
  readonly #heard = new Map<string, number>();

  constructor(...args: ConstructorParameters<typeof Process>) {
    super(...args);
    this.disk.tabs.add(this);
    this.found = {
      outbox: this.disk.store.rows,
      base: new Map(this.disk.baseStore.rows),
      cursor: this.disk.store.checkpoint.cursor,
    };
    this.device = createDevice(this.world.mutate(this.parts(), this));
  }

  /** Nothing is on its way inside: what it shows must be what its disk says. */
  get isSettled(): boolean {
    return (
      this.isAlive &&
      !this.isFrozen &&
      this.isCompleted &&
      this.inbox === 0 &&
      this.gate.inFlight === 0
    );
  }

  /** True while it still has to learn of what another process wrote. */
  get isUnaware(): boolean {
    this.#isUnaware &&= !this.#hasLooked() && !this.#knowsItsDisk();
    return this.#isUnaware || this.#isToBeTold();
  }

  otherStopped(): void {
    this.#isUnaware = true;
    this.#stoppedAt = this.world.scheduler.now;
  }

  /** True for a tab that reads since whoever read before has stopped. It needs no line for that. */
  #hasLooked(): boolean {
    const { locks, actor } = this.disk;
    const since = locks.heldSince(`sync-leader:${actor.userId}`, this);
    if (since === null || since < this.#stoppedAt) return false;
    return this.world.scheduler.now - Math.max(since, this.awakeSince) >= LOOKED_MS;
  }

  #isToBeTold(): boolean {
    const others = [...this.disk.processes].filter((each) => each !== this);
    return others.some(({ gate, isFrozen }) => gate.untold > 0 && !isFrozen);
  }

  #knowsItsDisk(): boolean {
    const { rows } = this.disk.store;
    const { view } = this.device;
    const hasRows =
      view.outbox.length === rows.length &&
      rows.every((row, i) => isDeepStrictEqual(row, view.outbox[i]));
    const documents = [...this.disk.baseStore.rows.values()];
    return hasRows && documents.every(({ entity, id, v }) => view.baseV(entity, id) === v);
  }

  override kill(): void {
    this.disk.tabs.delete(this);
    super.kill();
  }

  /** What one sender says arrives in its order, as a browser's channel keeps it. */
  receive(message: TabMessage, sender: string): void {
    this.inbox += 1;
    const { now } = this.world.scheduler;
    const at = Math.max(now + this.world.random() * 15, this.#heard.get(sender) ?? 0);
    this.#heard.set(sender, at);
    this.world.later(this, at - now, `${this.name} hears ${message.kind}`, () => {
      this.inbox -= 1;
      this.isDirty = true;
      this.listener(message);
    });
  }
}
