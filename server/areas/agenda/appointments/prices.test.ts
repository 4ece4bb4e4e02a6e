import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { ChangesPage } from '../../../../src/domain/sync/protocol.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { agreeToHandovers } from '../../../../test/harness/server/handovers.ts';
import { engines } from '../../../../test/harness/database/database.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import { appointment, idMaker } from '../../../../test/harness/practice/practice.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

const newId = idMaker(42);
let db: Database;
let world: ClinicApi;
/** Carla's, who has a portal, two and three days ago. */
let first: Appointment;
let second: Appointment;

const expired = (hours: number): Appointment => {
  const { people, carla } = world.clinic;
  const whose = { psychologistId: people.ana.id, patientId: carla.id };
  return { ...appointment(newId(), whose, hours), status: 'expired' };
};

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
  [first, second] = [expired(-72), expired(-48)];
  const { tenantId } = world.clinic;
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, { appointments: [first, second] }),
  );
  await setFee(150);
  await forgetFees();
});
afterEach(() => db.close());

const call = (method: string, path: string, body?: unknown, as: ReaderName = 'ana') =>
  world.api.call(method, path, { token: world.tokens[as], ...(body !== undefined && { body }) });
const complete = ({ id }: Appointment) => call('PATCH', `/appointments/${id}/complete`);
const setFee = (sessionFee: number | null) =>
  call('PUT', `/patients/${world.clinic.carla.id}`, { sessionFee });
/** As if the fee of today had held from the beginning. */
const forgetFees = () => sql`update patients set earlier_fees = null`.execute(db.kysely);
const pending = async (as: ReaderName = 'ana') =>
  (await call('GET', '/financial-reports/summary', undefined, as)).body['pendingSessions'];

/** The session as the reader's device holds it. */
async function heldBy(as: ReaderName, { id }: Appointment): Promise<Partial<Appointment>> {
  const path = `/sync/changes?clientId=${newId()}&limit=500`;
  const { body } = await call('GET', path, undefined, as);
  const { changes } = body as unknown as ChangesPage;
  return (changes.find((one) => one.id === id)?.doc ?? {}) as Partial<Appointment>;
}

describe('a session keeps its price', () => {
  it('when it took place or was missed, at the fee of when it began', async () => {
    await complete(first);
    await setFee(200);
    await call('PATCH', `/appointments/${second.id}/status`, { status: 'no_show' });
    expect(await heldBy('ana', first)).toMatchObject({ price: 150, isFree: false });
    expect(await heldBy('admin', second)).toMatchObject({ price: 150, isFree: false });
  });

  it('and nothing is kept of a price that nobody has said', async () => {
    await setFee(null);
    const { davi, people, tenantId } = world.clinic;
    const whose = { psychologistId: people.ana.id, patientId: davi.id };
    const session = { ...appointment(newId(), whose, -60), status: 'expired' as const };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [session] }),
    );
    await complete(session);
    expect(await heldBy('ana', session)).toMatchObject({ price: null, isFree: false });
  });

  it('once somebody says whose it was', async () => {
    const { carla, people, tenantId } = world.clinic;
    const whose = { psychologistId: people.ana.id, patientId: null };
    const session = { ...appointment(newId(), whose, -60), status: 'completed' as const };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [session] }),
    );
    await call('PATCH', `/appointments/${session.id}`, { patientId: carla.id });
    expect(await heldBy('ana', session)).toMatchObject({ price: 150, isFree: false });
  });

  it('and the portal learns only if it was free', async () => {
    await complete(first);
    const paid = await heldBy('portal', first);
    expect(paid).toMatchObject({ isFree: false });
    expect(paid).not.toHaveProperty('price');
    await setFee(0);
    const later = expired(-24);
    const { tenantId } = world.clinic;
    await forgetFees();
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [later] }),
    );
    await complete(later);
    expect(await heldBy('portal', later)).toMatchObject({ isFree: true });
  });

  it('and a free one is not pending, whatever the fee is today', async () => {
    await complete(first);
    expect(await pending()).toBe(1);
    await setFee(0);
    expect(await pending()).toBe(1);
  });
});

describe('the price of sessions that took place', () => {
  const setPrices = (sessions: readonly Appointment[], as: ReaderName = 'ana') => {
    const { id: patientId } = world.clinic.carla;
    const body = { patientId, sessions: sessions.map(({ id }) => id), price: 200 };
    return call('POST', '/appointments/prices', body, as);
  };

  it('is changed by who says so, and both prices stay', async () => {
    await complete(first);
    await complete(second);
    await setFee(200);
    expect((await setPrices([first, second])).status).toBeLessThan(300);
    const changed = { price: 200, isFree: false, earlierPrices: [{ price: 150 }] };
    expect(await heldBy('ana', first)).toMatchObject(changed);
    expect(await heldBy('admin', second)).toMatchObject(changed);
    expect(await heldBy('portal', first)).not.toHaveProperty('earlierPrices');
  });

  it('stays where a payment was registered meanwhile, paid or open', async () => {
    const third = expired(-36);
    const { tenantId } = world.clinic;
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [third] }),
    );
    for (const one of [first, second, third]) await complete(one);
    const payment = { amount: 150, paymentMethod: 'pix' };
    await call('POST', '/payments', { ...payment, appointmentId: first.id, status: 'paid' });
    await call('POST', '/payments', { ...payment, appointmentId: second.id, status: 'pending' });
    expect((await setPrices([first, second, third])).status).toBeLessThan(300);
    for (const one of [first, second]) {
      const held = await heldBy('ana', one);
      expect(held).toMatchObject({ price: 150 });
      expect(held.earlierPrices ?? []).toEqual([]);
    }
    expect(await heldBy('ana', third)).toMatchObject({ price: 200 });
    // One session is owed at the old price, one at the new.
    expect(await pending()).toBe(2);
  });

  it('is the psychologist’s and the administration’s to change, all or none', async () => {
    await complete(first);
    expect((await setPrices([first], 'portal')).status).toBe(403);
    expect((await setPrices([first], 'bruno')).status).toBe(404);
    expect((await setPrices([first, second])).body['code']).toBe('price_not_open');
    expect(await heldBy('ana', first)).toMatchObject({ price: 150 });
    expect((await setPrices([first], 'admin')).status).toBeLessThan(300);
  });
});

describe('before a patient goes to another psychologist', () => {
  it('past sessions keep price and name for whom no longer sees the patient', async () => {
    const { people, carla } = world.clinic;
    await complete(first);
    await call(
      'POST',
      `/clinic/members/${people.ana.id}/handover`,
      { successorId: people.bruno.id, patients: [{ patientId: carla.id, overlaps: 'ask' }] },
      'admin',
    );
    await agreeToHandovers(world, 'ana');
    await call('PUT', `/patients/${carla.id}`, { sessionFee: 300, name: 'Carla Nova' }, 'bruno');
    const kept = { price: 150, isFree: false, patientName: 'Carla' };
    expect(await heldBy('ana', first)).toMatchObject(kept);
    expect(await heldBy('ana', second)).toMatchObject(kept);
    await complete(second);
    expect(await heldBy('ana', second)).toMatchObject({ ...kept, status: 'completed' });
    expect([await pending('ana'), await pending('bruno'), await pending('admin')]).toEqual([
      2, 0, 2,
    ]);
    expect(await heldBy('portal', first)).not.toHaveProperty('patientName');
  });
});

describe('what was written before prices were kept', () => {
  const file = readFileSync(
    new URL('../../../kernel/migrations/0194_session_prices.sql', import.meta.url),
    'utf8',
  );
  const FILL = file.slice(file.indexOf('with filled'));

  it('keeps the fee of today where the psychologist no longer sees the patient', async () => {
    const { people, tenantId } = world.clinic;
    const foreign = {
      ...expired(-200),
      psychologistId: people.bruno.id,
      status: 'no_show' as const,
    };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [foreign] }),
    );
    await sql.raw(FILL).execute(db.kysely);
    const kept = { price: 150, isFree: false, patientName: 'Carla' };
    expect(await heldBy('bruno', foreign)).toMatchObject(kept);
    expect(await heldBy('admin', foreign)).toMatchObject(kept);
    const seen = await heldBy('portal', foreign);
    expect(seen).toMatchObject({ isFree: false });
    expect(seen).not.toHaveProperty('price');
    expect(seen).not.toHaveProperty('patientName');
    expect(await heldBy('ana', first)).toMatchObject({ price: null, patientName: null });
    expect(await pending('bruno')).toBe(1);
  });

  it('tells portals which sessions were free', async () => {
    await complete(first);
    await sql`update appointments set price = null, is_free = null`.execute(db.kysely);
    await sql`update patients set session_fee = 0`.execute(db.kysely);
    await sql.raw(FILL).execute(db.kysely);
    expect(await heldBy('portal', first)).toMatchObject({ isFree: true });
    expect(await pending()).toBe(0);
  });
});
