import type { DeviceParts } from '../../src/sync/device/parts.ts';
import { idMaker, seededRandom } from '../harness/practice.ts';
import { ServerFaults } from './faults.ts';
import { Hub } from './hub.ts';
import { Laws } from './laws/laws.ts';
import { Ledger } from './ledger.ts';
import type { Machine } from './machine.ts';
import { type Entry, Scheduler } from './scheduler.ts';
import type { SimulatedServer } from './server.ts';
import type { Process } from './process.ts';
import type { Tab } from './tab.ts';
import { Tokens } from './tokens.ts';

/** What differs from run to run beside the seed's own dice. */
export interface Plan {
  readonly hasLocks: boolean;
  readonly slowDisk: boolean;
}

export type Mutation = (parts: DeviceParts, tab: Tab) => DeviceParts;

export interface WorldOptions {
  readonly seed: number;
  readonly server: (now: () => number, ledger: () => Ledger) => Promise<SimulatedServer>;
  readonly mutation?: Mutation;
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
  readonly machines: Machine[] = [];
  /** When the server last carried something out. */
  changedAt = 0;
  /** Whether the server itself ever failed. */
  hadFailures = false;
  /** Thrown at the end of the present event: inside it, the product would catch it. */
  #firstBreach: Error | null = null;

  private constructor(
    readonly options: WorldOptions,
    readonly server: SimulatedServer,
    readonly faults: ServerFaults,
    scheduler: Scheduler,
    ledger: Ledger[],
  ) {
    this.random = seededRandom(options.seed);
    this.newId = idMaker(options.seed + 2_000_000);
    this.scheduler = scheduler;
    this.ledger = new Ledger((law, what) => this.broken(law, what));
    ledger.push(this.ledger);
    this.laws = new Laws(this);
    this.plan = { hasLocks: this.random() < 0.85, slowDisk: this.random() < 0.25 };
  }

  static async create(options: WorldOptions): Promise<World> {
    const scheduler = new Scheduler((entry: Entry) =>
      options.onTrace?.(`${new Date(entry.at).toISOString().slice(11, 23)} ${entry.label}`),
    );
    const ledger: Ledger[] = [];
    const server = await options.server(
      () => scheduler.now,
      () => ledger[0] as Ledger,
    );
    return new World(options, server, new ServerFaults(server), scheduler, ledger);
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
    if (error instanceof LawBroken) return;
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
