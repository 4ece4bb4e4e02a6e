import { describe, expect, it } from 'vitest';
import { openClinicApi, type ReaderName } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';

const SECRET = 'zqproprio';
const data = {
  cpf: '529.982.247-25',
  legalName: `Ana ${SECRET}`,
  pixKeyKind: 'email',
  pixKey: `${SECRET}@exemplo.com`,
  city: `Recife ${SECRET}`,
};

describe('professional data', () => {
  it('reach the devices of the psychologist alone, and nobody changes another’s', async () => {
    const db = await sharedDatabase();
    const { api, tokens, clinic } = await openClinicApi(db);
    const put = (token: string | undefined, body: object) =>
      api.call<Record<string, unknown>>('PUT', '/users/professional-profile', { token, body });
    const { status, body } = await put(tokens.ana, data);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...data, regime: null })]);

    const feedOf = async (as: ReaderName) =>
      (
        await api.call('GET', `/sync/changes?clientId=${crypto.randomUUID()}&limit=500`, {
          token: tokens[as],
        })
      ).text;
    expect(await feedOf('ana')).toContain(SECRET);
    const others = (Object.keys(tokens) as ReaderName[]).filter((name) => name !== 'ana');
    for (const other of others) expect(await feedOf(other)).not.toContain(SECRET);

    // An administrator has none, and a colleague who names her changes his own.
    expect((await put(tokens.admin, { city: 'Olinda' })).status).toBe(403);
    const forged = await put(tokens.bruno, { id: clinic.people.ana.id, city: 'Olinda' });
    expect([forged.status, forged.body['id']]).toEqual([200, clinic.people.bruno.id]);
    expect((await put(tokens.ana, { crp: '06/123456' })).body).toMatchObject(data);
  });
});
