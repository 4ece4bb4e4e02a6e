import { baseContract } from './baseContract.ts';
import { memoryBase, memoryBaseStore } from './memoryBase.ts';

let store = memoryBaseStore();

baseContract(
  'the memory base',
  async () => memoryBase(store),
  async () => {
    store = memoryBaseStore();
  },
);
