import type { Actor } from '../../../src/domain/core/command.ts';
import type { Checkpoint, CheckpointStore } from '../../../src/data/meta/checkpoint.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { Base } from '../../../src/data/base/base.ts';
import {
  memoryBase,
  type MemoryBaseStore,
  memoryBaseStore,
} from '../../harness/memory/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryDrafts,
  memoryOutbox,
  type MemoryStore,
  memoryStore,
} from '../../harness/memory/memoryOutbox.ts';
import { memoryReads, type ReadsDisk } from '../../harness/memory/memoryReads.ts';
import type { Shelf, ShelvedRow } from '../../../src/data/shelf/shelf.ts';
import type { SecondEntry } from '../../../src/data/second/second.ts';
import { memorySecond } from '../../harness/memory/memorySecond.ts';
import { memoryShelf } from '../../harness/memory/memoryShelf.ts';
import { memorySegments } from '../../harness/memory/memorySegments.ts';
import { memorySnapshots, type SnapshotDisk } from '../../harness/memory/memorySnapshots.ts';
import { VirtualLocks } from './locks.ts';
import type { Process } from './process.ts';
import type { Tab } from './tab.ts';
import type { World } from '../world.ts';

const WRITES: ReadonlySet<string> = new Set([
  'add',
  'update',
  'writePage',
  'sweep',
  'save',
  'put',
  'write',
]);

/** All that one browser keeps of one user. It survives every process; the laws look at it and not at promises. */
export class Disk {
  readonly store: MemoryStore = memoryStore();
  readonly baseStore: MemoryBaseStore = memoryBaseStore();
  readonly #snapshotStore: SnapshotDisk = new Map();
  readonly snapshots = memorySnapshots(this.#snapshotStore);
  readonly segments = memorySegments();
  readonly readsStore: ReadsDisk = new Map();
  readonly shelfRows = new Map<string, ShelvedRow>();
  readonly shelf;
  readonly #secondEntries = new Map<string, SecondEntry>();
  readonly second = memorySecond(this.#secondEntries);
  readonly reads = memoryReads(this.readsStore);
  /** Openings that were confirmed, and those that the server was told of. */
  readonly expectedReads = new Set<string>();
  readonly toldReads = new Set<string>();
  readonly locks = new VirtualLocks();
  readonly tabs = new Set<Tab>();
  /** Tabs and service workers that live. */
  readonly processes = new Set<Process>();
  /** Drafts that were confirmed and that nothing has taken away. */
  readonly expectedDrafts = new Map<string, unknown>();
  /** How many are writing each draft. */
  readonly typing = new Map<string, number>();
  /** How many drafts commands have taken the place of. */
  clearings = 0;
  /** There is no room for some of what is written. */
  isFull = false;
  /** Its rows of generations up to this one were read in another role. */
  otherRoles = 0;
  readonly outbox;
  readonly base: Base;
  readonly checkpoints: CheckpointStore;
  readonly drafts;

  constructor(
    readonly world: World,
    readonly name: string,
    public actor: Actor,
  ) {
    const outbox = memoryOutbox(actor.userId, this.store, world.newId);
    this.outbox = world.ledger.watch(name, outbox, {
      onWrite: () => world.laws.touched(this),
      onLeft: (row) => world.laws.acknowledgedRowLeft(this, row),
      onCleared: (draft) => {
        this.clearings += 1;
        this.expectedDrafts.delete(draft);
      },
    });
    this.drafts = memoryDrafts(this.store);
    this.shelf = this.#watchedShelf(memoryShelf(this.shelfRows));
    this.base = this.#watchedBase(memoryBase(this.baseStore));
    this.checkpoints = this.#watchedCheckpoints(memoryCheckpoints(this.store));
  }

  /** A full disk has room for one thing and not for another. */
  refusal(label: string): Error | null {
    if (!this.isFull || !WRITES.has(label) || this.world.random() < 0.5) return null;
    this.world.trace(() => `${this.name} has no room to ${label}`);
    return new DomainError('quota_exceeded', 'O armazenamento deste aparelho está cheio.', 413);
  }

  /** The browser loses the person's databases. The second record stays. */
  loseDatabases(): void {
    for (const process of this.processes) process.kill();
    const { ledger, laws } = this.world;
    // There was no room for a second record of these.
    for (const { key } of this.store.rows.filter((row) => !this.#secondEntries.has(row.key))) {
      const intent = ledger.intentOf(key);
      if (intent) intent.isConfirmed = false;
    }
    const { drafts: _, ...empty } = memoryStore();
    Object.assign(this.store, empty);
    const all = [this.baseStore.rows, this.#snapshotStore, this.readsStore, this.shelfRows];
    for (const part of [...all, this.store.drafts, this.expectedDrafts, this.expectedReads])
      part.clear();
    laws.databasesLost(this);
  }

  #watchedBase(base: Base): Base {
    return {
      ...base,
      writePage: async (rows, generation) => {
        const before = new Map(this.baseStore.rows);
        const written = await base.writePage(rows, generation);
        this.world.laws.baseWritten(this, before, rows);
        return written;
      },
      sweep: async (generation) => {
        const removed = await base.sweep(generation);
        this.world.laws.swept(this, removed);
        return removed;
      },
    };
  }

  #watchedShelf(shelf: Shelf): Shelf {
    return {
      ...shelf,
      put: async (rows) => {
        await shelf.put(rows);
        this.world.laws.shelfWritten(this, rows);
      },
    };
  }

  #watchedCheckpoints(checkpoints: CheckpointStore): CheckpointStore {
    return {
      ...checkpoints,
      save: async (next: Checkpoint, expected: Checkpoint) => {
        const isSaved = await checkpoints.save(next, expected);
        if (isSaved) this.world.laws.checkpointSaved(this, next);
        return isSaved;
      },
    };
  }
}
