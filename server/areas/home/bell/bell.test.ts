import { beforeAll, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';

let world: ClinicApi;

beforeAll(async () => {
  world = await openClinicApi(await sharedDatabase());
});

interface Change {
  readonly entity: string;
  readonly doc: { readonly userId?: string; readonly items?: readonly { readonly key: string }[] };
}

/** What a device of theirs would be told of dismissals. */
async function held(reader: ReaderName): Promise<readonly Change[]> {
  const clientId = crypto.randomUUID();
  const { body } = await world.api.call('GET', `/sync/changes?limit=500&clientId=${clientId}`, {
    token: world.tokens[reader],
  });
  const { changes } = body as unknown as { changes: readonly Change[] };
  return changes.filter(({ entity }) => entity === 'bellDismissals');
}

const send = async (reader: ReaderName, path: string, keys: readonly string[]) =>
  (await world.api.call('POST', path, { token: world.tokens[reader], body: { keys } })).status;

describe('what somebody puts aside of the bell', () => {
  const key = `no_payment:${crypto.randomUUID()}:k3`;

  it('is on all devices of that person and on nobody else’s, also in a clinic’s account', async () => {
    for (const reader of ['ana', 'admin'] as const) {
      const before = await held('bruno');
      expect(await send(reader, '/bell/dismissals', [key, 'booking:a:b'])).toBe(200);
      const own = await held(reader);
      expect(own.map(({ doc }) => [doc.userId, doc.items?.map((one) => one.key)])).toEqual([
        [world.clinic.people[reader].id, ['booking:a:b', key]],
      ]);
      expect(await held('bruno')).toEqual(before);
    }
    expect(await held('portal')).toEqual([]);
    expect(await held('ana')).toHaveLength(1);
  });

  it('can be brought back, and is nothing of a patient’s', async () => {
    expect(await send('admin', '/bell/dismissals/remove', [key])).toBe(200);
    expect((await held('admin'))[0]?.doc.items?.map((one) => one.key)).toEqual(['booking:a:b']);
    expect((await held('ana'))[0]?.doc.items).toHaveLength(2);
    expect(await send('portal', '/bell/dismissals', [key])).toBe(403);
    expect(await send('anonymous', '/bell/dismissals', [key])).toBe(401);
    expect(await send('ana', '/bell/dismissals', ['no key'])).toBe(422);
  });
});

describe('what somebody’s bell leaves out', () => {
  it('is kept with the account, and is nobody else’s', async () => {
    const { api, tokens } = world;
    const set = (reader: ReaderName, body: object) =>
      api.call('PUT', '/bell/kinds', { token: tokens[reader], body });
    expect((await set('ana', { kind: 'no_note', isActive: false })).body).toMatchObject({
      bellHidden: ['no_note'],
    });
    await set('ana', { kind: 'no_note', isActive: false });
    expect((await set('ana', { kind: 'booking', isActive: false })).body).toMatchObject({
      bellHidden: ['no_note', 'booking'],
    });
    expect((await set('ana', { kind: 'no_note', isActive: true })).body).toMatchObject({
      bellHidden: ['booking'],
    });
    // What the server has refused always shows.
    expect((await set('ana', { kind: 'refused', isActive: false })).status).toBe(422);
    expect((await set('portal', { kind: 'booking', isActive: false })).status).toBe(403);
    const profile = await api.call('GET', '/users/profile', { token: tokens.admin });
    expect(profile.body['bellHidden'] ?? null).toBeNull();
  });
});
