import type { Actor } from '../../src/domain/core/command.ts';
import { Disk } from './disk.ts';
import type { Line } from './network.ts';
import { Tab } from './tab.ts';
import type { World } from './world.ts';

/** A browser: one line, one disk for each user who ever signed in here, and at most two tabs. */
export class Machine {
  line: Line = 'good';
  readonly disks = new Map<string, Disk>();
  #opened = 0;
  #token: string;

  constructor(
    readonly world: World,
    readonly name: string,
    public actor: Actor,
  ) {
    this.#token = world.tokens.signIn(actor);
  }

  get disk(): Disk {
    const known = this.disks.get(this.actor.userId);
    if (known) return known;
    const disk = new Disk(this.world, `${this.name}:${this.actor.userId.slice(-4)}`, this.actor);
    this.disks.set(this.actor.userId, disk);
    return disk;
  }

  get token(): string {
    return this.#token;
  }

  get tabs(): Tab[] {
    return [...this.disk.tabs];
  }

  open(): Tab {
    const tab = new Tab(this.world, this, this.disk, `${this.name}.${++this.#opened}`, this.#token);
    this.world.trace(() => `${tab.name} opens`);
    // A page asks something at once or, rarely, not at all.
    if (this.world.random() < 0.8)
      void tab.device.query('sync.status', {}).catch((error: unknown) => this.world.fault(error));
    this.world.later(tab, this.world.random() * 1_500, `${tab.name} completes`, () => {
      tab.device.completed().then(
        () => (tab.isCompleted = true),
        (error: unknown) => this.world.fault(error),
      );
    });
    return tab;
  }

  setLine(line: Line): void {
    this.line = line;
    if (line !== 'good' && line !== 'flaky')
      this.world.hub.drop(({ process }) => process.machine === this);
    // Browsers tell of a line that came back; nobody tells of a server that did.
    if (line === 'good' && this.world.random() < 0.5)
      for (const tab of this.tabs) tab.whenAwake(() => void tab.device.wake());
  }

  /** A good line, a valid session, and nobody about to die. No event tells the browser of it. */
  heal(): void {
    this.line = 'good';
    for (const tab of this.tabs) tab.gate.dieAfter(-1, false, () => {});
    // One that stays frozen, whatever it holds, stands in nobody's way.
    const isAwake = this.tabs.some((tab) => !tab.isFrozen);
    if (!isAwake || this.world.random() < 0.5) for (const tab of this.tabs) tab.thaw();
    if (!this.world.tokens.holderOf(this.#token)) this.signInAgain();
  }

  expire(): void {
    this.world.tokens.revoke(this.#token);
  }

  signInAgain(): void {
    this.#token = this.world.tokens.signIn(this.actor);
    const fault = (error: unknown) => this.world.fault(error);
    for (const tab of this.tabs)
      tab.whenAwake(() => void tab.device.setToken(this.#token).catch(fault));
  }

  /** Somebody else signs in at this browser. */
  switchTo(actor: Actor): void {
    for (const tab of this.tabs) tab.kill();
    this.actor = actor;
    this.#token = this.world.tokens.signIn(actor);
    this.open();
  }
}
