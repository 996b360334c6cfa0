/** The fake that other rooms' tests stand on does as the real stores do. */
import { describe } from 'vitest';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { storeContract } from './contract.ts';

describe('the contract in memory', () => {
  let store = createMemoryStore();
  storeContract({
    replicas: (count) => Array.from({ length: count }, () => store),
    empty: async () => {
      store = createMemoryStore();
    },
  });
});
