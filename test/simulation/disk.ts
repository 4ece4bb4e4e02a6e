import type { Actor } from '../../src/domain/core/command.ts';
import type { Checkpoint, CheckpointStore } from '../../src/data/meta/checkpoint.ts';
import type { Base } from '../../src/data/base/base.ts';
import { memoryBase, type MemoryBaseStore, memoryBaseStore } from '../harness/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryDrafts,
  memoryOutbox,
  type MemoryStore,
  memoryStore,
} from '../harness/memoryOutbox.ts';
import { memoryReads, type ReadsDisk } from '../harness/memoryReads.ts';
import type { Shelf, ShelvedRow } from '../../src/data/shelf/shelf.ts';
import { memorySecond } from '../harness/memorySecond.ts';
import { memoryShelf } from '../harness/memoryShelf.ts';
import { memorySegments } from '../harness/memorySegments.ts';
import { memorySnapshots } from '../harness/memorySnapshots.ts';
import { VirtualLocks } from './locks.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** All that one browser keeps of one user. It survives every process; the laws look at it and not at promises. */
export class Disk {
  readonly store: MemoryStore = memoryStore();
  readonly baseStore: MemoryBaseStore = memoryBaseStore();
  readonly snapshots = memorySnapshots(new Map());
  readonly segments = memorySegments();
  readonly readsStore: ReadsDisk = new Map();
  readonly shelfRows = new Map<string, ShelvedRow>();
  readonly shelf;
  readonly second = memorySecond();
  readonly reads = memoryReads(this.readsStore);
  /** Openings that were confirmed, and those that the server was told of. */
  readonly expectedReads = new Set<string>();
  readonly toldReads = new Set<string>();
  readonly locks = new VirtualLocks();
  readonly tabs = new Set<Tab>();
  /** Drafts that were confirmed and that nothing has taken away. */
  readonly expectedDrafts = new Map<string, unknown>();
  readonly outbox;
  readonly base: Base;
  readonly checkpoints: CheckpointStore;
  readonly drafts;

  constructor(
    readonly world: World,
    readonly name: string,
    readonly actor: Actor,
  ) {
    const outbox = memoryOutbox(actor.userId, this.store, world.newId);
    this.outbox = world.ledger.watch(name, outbox, {
      onWrite: () => world.laws.touched(this),
      onLeft: (row) => world.laws.acknowledgedRowLeft(this, row),
    });
    this.drafts = memoryDrafts(this.store);
    this.shelf = this.#watchedShelf(memoryShelf(this.shelfRows));
    this.base = this.#watchedBase(memoryBase(this.baseStore));
    this.checkpoints = this.#watchedCheckpoints(memoryCheckpoints(this.store));
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
