import { DomainError } from '../../src/domain/core/errors.ts';
import type { DeviceParts } from '../../src/sync/device/parts.ts';
import { idMaker, seededRandom } from '../harness/practice/practice.ts';
import { Counts } from './counts.ts';
import { ServerFaults } from './machine/faults.ts';
import { Hub } from './machine/hub.ts';
import { Laws } from './laws/laws.ts';
import { Ledger } from './machine/ledger.ts';
import type { Machine } from './machine/machine.ts';
import { type Plan, planOf } from './schedule/plan.ts';
import { type Entry, Scheduler } from './schedule/scheduler.ts';
import type { SimulatedServer } from './machine/server.ts';
import { ServerClock } from './machine/serverClock.ts';
import type { Process } from './machine/process.ts';
import type { Tab } from './machine/tab.ts';
import { Tokens } from './machine/tokens.ts';

export type Mutation = (parts: DeviceParts, tab: Tab) => DeviceParts;

export interface WorldOptions {
  readonly seed: number;
  readonly server: (now: () => number, ledger: () => Ledger) => Promise<SimulatedServer>;
  readonly mutation?: Mutation;
  /** True if no kind of event is left out or more frequent than usual; else the seed decides. */
  readonly isPlain?: boolean;
  /** What a replay needs beside the seed. */
  readonly replay?: string;
  readonly onTrace?: (line: string) => void;
}

/** A law does not hold. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  constructor(
    readonly law: string,
    readonly seed: number,
    what: string,
    replay = '',
  ) {
    super(`Law ${law}, seed ${seed}: ${what}. Replay: npm run sim -- --seed ${seed}${replay}`);
  }
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'quota_exceeded';

/** Devices, lines and a server, all in one process and in virtual time. */
export class World {
  readonly random: () => number;
  readonly newId: () => string;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  readonly laws: Laws;
  readonly tokens = new Tokens();
  readonly hub = new Hub(this);
  readonly plan: Plan;
  readonly counts = new Counts();
  readonly machines: Machine[] = [];
  /** Settles once the server has done what no command asked for. No time passes before that. */
  serverWork: Promise<void> = Promise.resolve();
  /** Called once, when the server carries something out the next time. */
  onCarriedOut: (() => void) | null = null;
  /** When the server last carried something out. */
  changedAt = 0;
  /** Whether the server itself ever failed. */
  hadFailures = false;
  /** From then on nothing befalls anybody. */
  isHealed = false;
  /** Thrown at the end of the present event: inside it, the product would catch it. */
  #firstBreach: Error | null = null;

  private constructor(
    readonly options: WorldOptions,
    readonly server: SimulatedServer,
    readonly faults: ServerFaults,
    scheduler: Scheduler,
    readonly clock: ServerClock,
    ledger: Ledger[],
  ) {
    this.random = seededRandom(options.seed);
    this.newId = idMaker(options.seed + 2_000_000);
    this.scheduler = scheduler;
    this.ledger = new Ledger(
      (law, what) => this.broken(law, what),
      (key) => faults.indigestible.has(key),
    );
    ledger.push(this.ledger);
    this.laws = new Laws(this);
    const dice = seededRandom(options.seed + 3_000_000);
    this.plan = planOf(this.random, dice, options.isPlain);
  }

  static async create(options: WorldOptions): Promise<World> {
    const scheduler = new Scheduler((entry: Entry) =>
      options.onTrace?.(`${new Date(entry.at).toISOString().slice(11, 23)} ${entry.label}`),
    );
    const ledger: Ledger[] = [];
    const clock = new ServerClock(options.seed + 5_000_000, () => scheduler.now);
    const server = await options.server(clock.now, () => ledger[0] as Ledger);
    return new World(options, server, new ServerFaults(server), scheduler, clock, ledger);
  }

  mutate(parts: DeviceParts, tab: Tab): DeviceParts {
    return this.options.mutation?.(parts, tab) ?? parts;
  }

  /**
   * Schedules an event in the life of a process.
   * It never runs when the process is dead, and runs later while it is frozen.
   */
  later(process: Process, ms: number, label: string, run: () => unknown): Entry {
    const whenAwake = () => process.whenAwake(() => void run());
    const now = () => (process.isFrozen ? whenAwake() : run());
    return this.scheduler.after(ms, label, () => (process.isAlive ? now() : undefined));
  }

  /** Has the server do something that no command asked for. */
  serverDoes(work: Promise<void>): void {
    const fail = (error: unknown): void => this.fault(error);
    this.serverWork = work.then(() => this.serverChanged(), fail);
  }

  serverChanged(): void {
    this.changedAt = this.scheduler.now;
    this.laws.serverChanged();
    this.hub.wakeAll();
  }

  trace(line: () => string): void {
    this.options.onTrace?.(`             ${line()}`);
  }

  broken(law: string, what: string): never {
    const breach = new LawBroken(law, this.options.seed, what, this.options.replay);
    this.#firstBreach ??= breach;
    throw breach;
  }

  /** The product said something that it must never say. */
  fault(error: unknown): void {
    if (error instanceof LawBroken || isFullDisk(error)) return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#firstBreach ??= new LawBroken(
      'none',
      this.options.seed,
      `unexpected: ${text}`,
      this.options.replay,
    );
  }

  checkBreach(): void {
    if (this.#firstBreach) throw this.#firstBreach;
  }
}
