import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../test/harness/server/firstSync.ts';

let open: ClinicApi;

beforeEach(async () => {
  open = await openClinicApi(await sharedDatabase());
});

const call = (method: string, path: string, body?: unknown, as: ReaderName = 'portal') =>
  open.api.call<Record<string, unknown>>(method, path, {
    token: open.tokens[as],
    ...(body !== undefined && { body }),
  });

const ask = (changes: object = {}, as?: ReaderName) =>
  call(
    'POST',
    '/correction-requests',
    { patientId: open.clinic.carla.id, field: 'address', wanted: 'Rua CANARIO, 12', ...changes },
    as,
  );

const feedOf = (as: ReaderName) => firstSyncOf(open, as);

describe('a patient’s request to correct data', () => {
  it('reaches the own psychologist and the administration, and nobody else', async () => {
    const { status, body } = await ask();
    expect([status, body['status']]).toEqual([201, 'open']);
    for (const as of ['portal', 'ana', 'admin'] as const)
      expect([as, (await feedOf(as)).includes('CANARIO')]).toEqual([as, true]);
    for (const as of ['bruno', 'stranger'] as const)
      expect([as, (await feedOf(as)).includes('CANARIO')]).toEqual([as, false]);
  });

  it('is for the own record alone, and by a patient alone', async () => {
    expect((await ask({ patientId: open.clinic.davi.id })).status).toBe(404);
    for (const as of ['ana', 'admin'] as const) expect((await ask({}, as)).status).toBe(403);
    expect((await ask({ field: 'allergies' })).status).toBe(422);
  });

  it('is answered by the practice, and the answer reaches the patient without who gave it', async () => {
    const { body } = await ask();
    const path = `/correction-requests/${String(body['id'])}`;
    const no = { outcome: 'refused', reason: 'Falta o comprovante.' };
    for (const as of ['portal', 'bruno', 'stranger'] as const)
      expect([403, 404]).toContain((await call('PATCH', path, no, as)).status);
    expect((await call('PATCH', path, { outcome: 'refused' }, 'ana')).status).toBe(422);
    expect((await call('PATCH', path, no, 'ana')).status).toBe(200);
    expect((await call('PATCH', path, { outcome: 'accepted' }, 'admin')).status).toBe(409);
    const own = await feedOf('portal');
    expect(own).toContain('Falta o comprovante.');
    expect(own).not.toContain('answeredBy');
  });

  it('changes nothing in the record by itself when it is accepted', async () => {
    const { body } = await ask();
    const record = async () =>
      (await call('GET', `/patients/${open.clinic.carla.id}`, undefined, 'ana')).body;
    const before = await record();
    const path = `/correction-requests/${String(body['id'])}`;
    expect((await call('PATCH', path, { outcome: 'accepted' }, 'ana')).status).toBe(200);
    expect(await record()).toEqual(before);
    expect(before).toHaveProperty('address', null);
  });

  it('is no way to bury the practice: the twenty-first that waits is refused', async () => {
    for (let n = 0; n < 20; n++) expect((await ask({ wanted: `Rua ${n}` })).status).toBe(201);
    expect((await ask()).body['code']).toBe('too_many_corrections');
  });

  it('keeps its patient from being deleted', async () => {
    await ask();
    const { body } = await call('DELETE', `/patients/${open.clinic.carla.id}`, undefined, 'ana');
    expect(body['code']).toBe('patient_in_use');
  });
});
