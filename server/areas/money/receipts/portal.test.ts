import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { hours } from '../../../../test/harness/practice/practice.ts';
import type { SomeFields } from '../../../../src/domain/core/entity.ts';
import type { ChangesPage } from '../../../../src/domain/sync/protocol.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

/** Without the columns, which are there, and as if the later fields of the staff were not. */
const LATER = readFileSync(
  new URL('../../../kernel/migrations/0116_portal_money.sql', import.meta.url),
  'utf8',
)
  .replace(/^[^]*?(?=^with portals)/m, '')
  .replace("- 'notes'", "- '{notes,parties,corrections}'::text[]");
const CANARY = 'zqcanario';
const CPF = '529.982.247-25';
let open: ClinicApi;
let db: Database;

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

async function call<T = SomeFields>(
  method: string,
  path: string,
  body?: unknown,
  as: ReaderName = 'ana',
): Promise<T> {
  const { status, body: answer } = await open.api.call<T>(method, path, {
    token: open.tokens[as],
    ...(body !== undefined && { body }),
  });
  expect(status).toBeLessThan(300);
  return answer;
}

/** What a reader's device holds, by entity. */
async function held(as: ReaderName = 'portal') {
  const clientId = crypto.randomUUID();
  const documents = new Map<string, SomeFields[]>();
  for (let cursor = '', isDone = false; !isDone;) {
    const query = new URLSearchParams({ limit: '500', clientId, ...(cursor && { cursor }) });
    const page = await call<ChangesPage>('GET', `/sync/changes?${query}`, undefined, as);
    for (const { entity, doc } of page.changes)
      if (doc) documents.set(entity, [...(documents.get(entity) ?? []), { ...doc }]);
    ({ cursor, done: isDone } = page);
  }
  return (entity: string) => documents.get(entity) ?? [];
}

const profile = (changes: object) => call('PUT', '/users/professional-profile', changes);
const own = {
  cpf: CPF,
  crp: '06/104512',
  legalName: `Nome ${CANARY}`,
  city: 'Recife',
  pixKeyKind: 'cpf',
  pixKey: CPF,
};

/** A package of Carla's, who has the portal, or of Davi's. */
const sell = (patient: 'carla' | 'davi' = 'carla') =>
  call('POST', '/packages', {
    patientId: open.clinic[patient].id,
    sessions: 4,
    amount: patient === 'carla' ? 600 : 4321,
    paymentMethod: 'pix',
    paidOn: '2026-03-09',
    notes: CANARY,
  });

describe('what a patient’s device holds of money', () => {
  it('is the own payments and packages, without what the staff write about them', async () => {
    await sell();
    await sell('davi');
    const { session, tenantId } = open.clinic;
    const times = { startAt: hours(-200), endAt: hours(-199), status: 'completed' } as const;
    const past = { ...session, ...times, id: crypto.randomUUID() };
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { appointments: [past] }));
    await call('POST', '/payments', {
      appointmentId: past.id,
      amount: 180,
      paymentMethod: 'pix',
      status: 'paid',
      notes: CANARY,
    });
    const of = await held();
    expect(of('packages').map(({ amount }) => amount)).toEqual([600]);
    expect(of('payments').map(({ amount }) => amount)).toEqual([180]);
    const text = JSON.stringify([of('packages'), of('payments')]);
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain('notes');
    expect((await held('bruno'))('payments')).toEqual([]);
  });

  it('is of the psychologist’s professional data what she has shown, and no longer than she does', async () => {
    const shown = async () => (await held())('professionalProfiles');
    await profile(own);
    const { ana } = open.clinic.people;
    expect(await shown()).toEqual([{ id: ana.id, offeredPix: null, receiptIssuer: null }]);
    await profile({ pixInPortal: true });
    const [withKey] = await shown();
    expect(withKey?.['offeredPix']).toEqual({
      kind: 'cpf',
      key: '52998224725',
      name: own.legalName,
      city: 'Recife',
    });
    expect(Object.keys(withKey ?? {}).toSorted()).toEqual(['id', 'offeredPix', 'receiptIssuer']);
    await profile({ receiptsInPortal: true, pixInPortal: false });
    expect((await shown())[0]).toMatchObject({ offeredPix: null, receiptIssuer: { cpf: CPF } });
    for (const other of ['bruno', 'admin', 'stranger'] as const)
      expect((await held(other))('professionalProfiles')).toEqual([]);
    await profile({ receiptsInPortal: false });
    expect(JSON.stringify(await shown())).not.toMatch(/529|zqcanario/);
  });

  it('goes with the patient to another psychologist', async () => {
    await profile({ ...own, pixInPortal: true });
    const { carla, people } = open.clinic;
    const patients = [{ patientId: carla.id, overlaps: 'cancel' }];
    const move = { successorId: people.bruno.id, patients };
    await call('POST', `/clinic/members/${people.ana.id}/handover`, move, 'admin');
    expect(JSON.stringify((await held())('professionalProfiles'))).not.toContain(CANARY);
  });

  it('has the receipts that were made out to the patient, and none of those of whoever pays', async () => {
    const receipt = async (id: unknown) => call('POST', '/receipts', { transactionId: id });
    await receipt((await sell())['id']);
    await receipt((await sell('davi'))['id']);
    const { carla } = open.clinic;
    expect((await held())('paymentReceipts')).toMatchObject([{ number: 1, patientId: carla.id }]);
    await call('PUT', `/patients/${carla.id}`, { payerName: `Pai ${CANARY}` });
    const later = await sell();
    await receipt(later['id']);
    const numbers = (await held())('paymentReceipts').map(({ number }) => number);
    expect(numbers).toEqual([1]);
  });

  it('reaches portals of before by the migration, and says the same', async () => {
    await sell();
    await sell('davi');
    const { carla, tenantId } = open.clinic;
    await call('POST', `/patients/${carla.id}/consents`, { kinds: ['ai'], day: '2026-03-02' });
    const seen = async () => {
      const of = await held();
      return [of('packages'), of('patients')];
    };
    const now = await seen();
    expect(now[1]?.[0]?.['consents']).toHaveLength(1);
    await sql`delete from feed where tenant_id = ${tenantId} and entity = 'packages'
      and audience like 'user:%' and body not like '%"notes"%'`.execute(db.kysely);
    await sql`update feed set body = (body::jsonb - 'consents')::text
      where tenant_id = ${tenantId} and entity = 'patients' and audience = ${`user:${open.clinic.people.portal.id}`}`.execute(
      db.kysely,
    );
    expect(await seen()).not.toEqual(now);
    await sql.raw(LATER).execute(db.kysely);
    expect(await seen()).toEqual(now);
  });
});
