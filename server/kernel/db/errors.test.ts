import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { StorageUnavailable, Undone } from '../storage-errors.ts';
import { available } from './errors.ts';

/** Any query to it fails loudly. */
const unreachable = {} as Database;
const failing = (error: Error): Promise<unknown> =>
  available(unreachable, () => Promise.reject(error));

describe('an error of work on the database', () => {
  it('that only undoes the transaction passes without a question to the database', async () => {
    await expect(failing(new Undone())).rejects.toBeInstanceOf(Undone);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'that says "%s" is the absence of the database, though another connection may answer again',
    async (message) => {
      await expect(failing(new Error(message))).rejects.toBeInstanceOf(StorageUnavailable);
    },
  );

  it.each(['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED', '53100', '57P03', '25006'])(
    'with the code %s is the absence of the database',
    async (code) => {
      const error = Object.assign(new Error('Something about the network'), { code });
      await expect(failing(error)).rejects.toEqual(new StorageUnavailable(code));
    },
  );

  it('with a code of the work stays what it is', async () => {
    const error = Object.assign(new Error('division by zero'), { code: '22012' });
    await expect(failing(error)).rejects.toBe(error);
  });
});
