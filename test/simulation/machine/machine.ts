import type { Actor } from '../../../src/domain/core/command.ts';
import { Disk } from './disk.ts';
import type { Fate, Line } from './network.ts';
import { Tab } from './tab.ts';
import type { World } from '../world.ts';

/** Minutes, hours or days, in ms. */
function wrongBy({ random }: World): number {
  const most = [10 * 60_000, 3 * 3_600_000, 40 * 3_600_000][Math.floor(random() * 3)] ?? 0;
  return Math.round((random() * 2 - 1) * most);
}

/** A browser: one line, one disk for each user who ever signed in here, and at most three tabs. */
export class Machine {
  line: Line = 'good';
  /** How far its clock is ahead of the server's, in ms, and how far the last answer said it is. */
  clockOff: number;
  heardClockOff = 0;
  readonly disks = new Map<string, Disk>();
  /** The fate of each request of a kind, by the kind's name, while the line is strained. */
  readonly strain = new Map<string, Fate>();
  /** The most documents of a page that comes here, where the plan allows more. */
  page = Infinity;
  #opened = 0;
  #token: string;

  constructor(
    readonly world: World,
    readonly name: string,
    public actor: Actor,
  ) {
    this.#token = world.tokens.signIn(actor);
    this.clockOff = world.plan.wrongClocks ? wrongBy(world) : 0;
  }

  get disk(): Disk {
    const known = this.disks.get(this.actor.userId);
    if (known) {
      known.actor = this.actor;
      return known;
    }
    const disk = new Disk(this.world, `${this.name}:${this.actor.userId.slice(-4)}`, this.actor);
    this.disks.set(this.actor.userId, disk);
    return disk;
  }

  /** Somebody sets its clock. */
  setClock(off: number): void {
    this.world.trace(() => `${this.name} has its clock set to ${off} ms ahead`);
    this.clockOff = off;
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
      tab.device
        .query('sync.status', {})
        .then(() => this.world.laws.firstAnswer(tab))
        .catch((error: unknown) => this.world.fault(error));
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
    for (const disk of this.disks.values()) disk.isFull = false;
    this.strain.clear();
    for (const tab of this.tabs) tab.gate.spare();
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

  /** Somebody else signs in at this browser, or the same person with another role. */
  switchTo(actor: Actor): void {
    if (actor.userId === this.actor.userId && actor.role !== this.actor.role)
      this.world.laws.roleChanged(this.disk);
    for (const tab of this.tabs) tab.kill();
    this.actor = actor;
    this.#token = this.world.tokens.signIn(actor);
    this.open();
  }
}
