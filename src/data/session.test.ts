import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readSession, writeSession } from './session.ts';

describe('the mirrored session', () => {
  it('is what the page wrote last, and nothing after signing out', async () => {
    expect(await readSession()).toBeNull();
    await writeSession({ userId: 'u1', token: 't1' });
    await writeSession({ userId: 'u1', token: 't2' });
    expect(await readSession()).toEqual({ userId: 'u1', token: 't2' });
    await writeSession(null);
    expect(await readSession()).toBeNull();
  });
});
