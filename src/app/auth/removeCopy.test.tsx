import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../test/harness/database/rows.ts';
import { userDatabase } from '../../data/outbox/database.ts';
import type { AppContext } from '../context.ts';
import { finishRemoval } from './removeCopy.ts';
import { REMOVING_KEY } from './storedToken.ts';

const [ANA, BIA] = [idOf(1), idOf(2)];

/** A page that has just been opened, with who is signed in. */
const openedBy = (userId: string | null) =>
  ({
    auth: { getState: () => ({ session: userId && { claims: { sub: userId } } }) },
  }) as unknown as Pick<AppContext, 'auth'>;

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  for (const userId of [ANA, BIA]) {
    const database = userDatabase(userId);
    await database.drafts.put({ key: 'a', value: 'texto', baseV: 0, updatedAt: '' });
    database.close();
  }
  const wait = setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => wait(work, ms / 200));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a start after a removal that was cut off', () => {
  it('goes on with it, whoever is signed in by now, and is done with it', async () => {
    localStorage.setItem(REMOVING_KEY, ANA);
    expect(await finishRemoval(openedBy(BIA))).toBe(true);
    expect(await names()).toEqual([userDatabase(BIA).name]);
    expect(localStorage.getItem(REMOVING_KEY)).toBeNull();
  });

  it('leaves everything where the person has come back', async () => {
    localStorage.setItem(REMOVING_KEY, ANA);
    expect(await finishRemoval(openedBy(ANA))).toBe(false);
    expect(await names()).toContain(userDatabase(ANA).name);
    expect(localStorage.getItem(REMOVING_KEY)).toBeNull();
  });
});
