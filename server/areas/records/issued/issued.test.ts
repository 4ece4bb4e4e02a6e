import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../test/harness/server/firstSync.ts';
import type { Database } from '../../../kernel/db/database.ts';

let db: Database;
let open: ClinicApi;

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

const call = (method: string, path: string, body?: unknown, as: ReaderName = 'ana') =>
  open.api.call<Record<string, unknown>>(method, path, {
    token: open.tokens[as],
    ...(body !== undefined && { body }),
  });

const entry = (changes: Readonly<Record<string, unknown>> = {}) => ({
  patientId: open.clinic.carla.id,
  kind: 'record',
  format: 'pdf',
  shelves: ['private', 'record'],
  recipient: 'Carla',
  reason: 'Pedido da paciente',
  channel: 'in_person',
  sha256: 'a'.repeat(64),
  ...changes,
});

const issue = (changes?: Readonly<Record<string, unknown>>, as?: ReaderName) =>
  call('POST', '/issued-documents', entry(changes), as);

const feedOf = (as: ReaderName) => firstSyncOf(open, as);

describe('a document that is handed out', () => {
  it('is written down with what, to whom, why and its hash', async () => {
    const { status, body } = await issue();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        shelves: ['record', 'private'],
        recipient: 'Carla',
        relation: null,
        psychologistId: open.clinic.people.ana.id,
        sha256: 'a'.repeat(64),
        outcome: null,
      }),
    ]);
  });

  it('is told of in the practice’s events where it is a copy of a record', async () => {
    await issue({ kind: 'declaration', shelves: [] });
    await issue();
    const events = await db.kysely
      .selectFrom('security_events')
      .select(['kind', 'subject_id'])
      .where('kind', '=', 'record.copied')
      .execute();
    expect(events).toEqual([{ kind: 'record.copied', subject_id: open.clinic.carla.id }]);
  });

  it('is received or was not delivered, of which the last word counts', async () => {
    const { body } = await issue();
    const settle = (outcome: string, as?: ReaderName) =>
      call('PATCH', `/issued-documents/${String(body.id)}`, { outcome }, as);
    expect((await settle('not_delivered')).body).toMatchObject({ outcome: 'not_delivered' });
    expect((await settle('received')).body).toMatchObject({ outcome: 'received' });
    expect((await settle('lost')).status).toBe(422);
    for (const as of ['bruno', 'admin', 'portal', 'stranger'] as const)
      expect([403, 404]).toContain((await settle('received', as)).status);
  });

  it('keeps its patient from being deleted', async () => {
    await issue({ patientId: open.clinic.davi.id });
    const answer = await call('DELETE', `/patients/${open.clinic.davi.id}`);
    expect([answer.status, answer.body['code']]).toEqual([409, 'patient_in_use']);
  });

  it.each([
    ['of no shelf', { shelves: [] }],
    ['for nobody', { recipient: '  ' }],
    ['without a reason', { reason: '' }],
    ['with a reason of a whole note', { reason: 'a'.repeat(100_000) }],
    ['with no hash', { sha256: 'a'.repeat(63) }],
    ['of a kind that is none', { kind: 'laudo' }],
  ])('is refused %s', async (_, changes) => {
    expect((await issue(changes)).status).toBe(422);
  });

  it('is nobody else’s: not a colleague’s, an administrator’s, the patient’s or a stranger’s', async () => {
    for (const as of ['bruno', 'admin', 'portal', 'stranger', 'anonymous'] as const)
      expect([401, 403, 404]).toContain((await issue({}, as)).status);
    await issue({ reason: 'CANARIO' });
    expect(await feedOf('ana')).toContain('CANARIO');
    for (const as of ['bruno', 'admin', 'portal'] as const)
      expect(await feedOf(as)).not.toContain('CANARIO');
  });
});
