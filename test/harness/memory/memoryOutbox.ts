import type { Draft, Drafts } from '../../../src/data/drafts/drafts.ts';
import {
  type Checkpoint,
  type CheckpointStore,
  isSamePlace,
  START,
} from '../../../src/data/meta/checkpoint.ts';
import {
  type Outbox,
  type OutboxContents,
  type Withdrawn,
  WITHDRAWN_KEPT,
} from '../../../src/data/outbox/outbox.ts';
import type { NewOutboxRow, OutboxRow } from '../../../src/data/outbox/row.ts';

/** The disk of one user of one device, in memory. What is in it survives the engine, as a disk does. */
export interface MemoryStore {
  rows: OutboxRow[];
  lastPosition: number;
  lastSeq: number;
  withdrawn: readonly Withdrawn[];
  clientId: string | null;
  checkpoint: Checkpoint;
  readonly drafts: Map<string, Draft>;
}

export const memoryStore = (): MemoryStore => ({
  rows: [],
  lastPosition: 0,
  lastSeq: 0,
  withdrawn: [],
  clientId: null,
  checkpoint: START,
  drafts: new Map(),
});

/** Rows are frozen values, so that a test notices whoever changes one in place. */
const placed = (store: MemoryStore, row: NewOutboxRow): OutboxRow =>
  Object.freeze({ ...row, position: ++store.lastPosition });

/** @param makeId a UUID, wanted once in the life of the store */
export const memoryOutbox = (userId: string, store: MemoryStore, makeId: () => string): Outbox => {
  const contents = (): OutboxContents => ({ rows: store.rows, lastSeq: store.lastSeq });
  return {
    userId,
    clientId: async () => (store.clientId ??= makeId()),
    rows: async () => store.rows,
    row: async (position) => store.rows.find((row) => row.position === position),
    withdrawal: async (key) => store.withdrawn.findLast((one) => one.key === key),

    async add(row, clearsDraft, fit = (same) => same) {
      const added = placed(store, fit(row, store.rows));
      store.rows = [...store.rows, added];
      if (clearsDraft !== undefined) store.drafts.delete(clearsDraft);
      return added;
    },

    async update(decide) {
      const change = decide(contents());
      if (!change) return contents();
      const { put = [], remove = [], add = [], lastSeq = store.lastSeq } = change;
      const replaced = new Map(put.map((row) => [row.position, Object.freeze({ ...row })]));
      const gone = new Set(remove);
      store.rows = store.rows
        .filter(({ position }) => !gone.has(position))
        .map((row) => replaced.get(row.position) ?? row)
        .concat(add.map((row) => placed(store, row)));
      store.lastSeq = lastSeq;
      store.withdrawn = [...store.withdrawn, ...(change.withdrawn ?? [])].slice(-WITHDRAWN_KEPT);
      return contents();
    },
  };
};

export const memoryCheckpoints = (store: MemoryStore): CheckpointStore => ({
  read: async () => store.checkpoint,
  async save(next, expected) {
    if (!isSamePlace(store.checkpoint, expected)) return false;
    store.checkpoint = next;
    return true;
  },
});

export const memoryDrafts = ({ drafts }: MemoryStore): Drafts => ({
  read: async (key) => drafts.get(key) ?? null,
  heads: async () => [...drafts.values()].map(({ key, updatedAt }) => ({ key, updatedAt })),
  write: async (draft) => void drafts.set(draft.key, draft),
  discard: async (key) => void drafts.delete(key),
});
