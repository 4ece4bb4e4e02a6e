import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxContract } from '../../../test/harness/memory/outboxContract.ts';
import { psychId } from '../../../test/harness/practice/samples.ts';
import { dexieDrafts } from '../drafts/dexieDrafts.ts';
import { dexieCheckpoints } from '../meta/dexieCheckpoints.ts';
import { type UserDatabase, userDatabase } from './database.ts';
import { dexieOutbox } from './dexieOutbox.ts';
import { storageError } from './storageError.ts';

let users = 0;
let userId = '';
const opened: UserDatabase[] = [];
const database = () => {
  const one = userDatabase(userId);
  opened.push(one);
  return one;
};
const freshUser = async () => {
  userId = `u${++users}`;
};
afterEach(() => opened.splice(0).forEach((one) => one.close()));

outboxContract(
  'Dexie',
  (makeId) => {
    const disk = database();
    return {
      outbox: dexieOutbox(psychId, disk, makeId),
      checkpoints: dexieCheckpoints(disk),
      drafts: dexieDrafts(disk),
    };
  },
  freshUser,
);

/** Makes every write to a table fail as the browser does. */
function failing(disk: UserDatabase, name: string) {
  disk.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (table) => ({
        ...core.table(table),
        mutate: () => Promise.reject(new DOMException('disk', name)),
      }),
    }),
  });
  return disk;
}

describe('a disk that refuses', () => {
  const draft = { key: 'a', value: 'texto', baseV: 0, updatedAt: '2026-03-02T09:00:00.000Z' };

  it('is full: says what to do, in the shape of a domain error', async () => {
    await freshUser();
    const drafts = dexieDrafts(failing(database(), 'QuotaExceededError'));
    await expect(drafts.write(draft)).rejects.toMatchObject({
      name: 'DomainError',
      code: 'quota_exceeded',
      message:
        'O armazenamento deste aparelho está cheio. Seu texto continua aqui; libere espaço e tente de novo.',
    });
  });

  it('fails otherwise: says that nothing is lost', async () => {
    await freshUser();
    const drafts = dexieDrafts(failing(database(), 'UnknownError'));
    await expect(drafts.write(draft)).rejects.toMatchObject({ code: 'storage_failed' });
  });

  it('finds the full disk behind an aborted transaction', () => {
    const inner = new DOMException('full', 'QuotaExceededError');
    const aborted = new Dexie.AbortError('aborted', inner as unknown as Error);
    expect(storageError(aborted)).toMatchObject({ code: 'quota_exceeded' });
  });

  it('is not blamed for a fault of ours', () => {
    const fault = new TypeError('x is undefined');
    expect(storageError(fault)).toBe(fault);
  });
});
