import { memoryCheckpoints, memoryDrafts, memoryOutbox, memoryStore } from './memoryOutbox.ts';
import { outboxContract } from './outboxContract.ts';
import { psychId } from '../practice/samples.ts';

let store = memoryStore();

outboxContract(
  'the memory store',
  (makeId) => ({
    outbox: memoryOutbox(psychId, store, makeId),
    checkpoints: memoryCheckpoints(store),
    drafts: memoryDrafts(store),
  }),
  async () => {
    store = memoryStore();
  },
);
