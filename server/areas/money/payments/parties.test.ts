import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../../../test/harness/practice/books.ts';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../test/harness/server/firstSync.ts';
import { agreeToHandovers } from '../../../../test/harness/server/handovers.ts';
import { importDocuments } from '../../../../test/harness/database/importDocuments.ts';
import type { Payment } from '../../../../src/domain/payments/payment.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';

/** The migration that fills old rows, without its columns, which are there. */
const FILL = readFileSync(
  new URL('../../../kernel/migrations/0191_kept_parties.sql', import.meta.url),
  'utf8',
).replace(/^[^]*?(?=^-- `digitsOf`)/m, '');

let db: Database;
let world: ClinicApi;
let books: ReturnType<typeof booksOf>;

beforeEach(async () => {
  db = await sharedDatabase();
  world = await openClinicApi(db);
  books = booksOf(world.clinic);
  const { sessions } = books;
  await withTenant(db, world.clinic.tenantId, (tx) =>
    importDocuments(tx, world.clinic.tenantId, {
      appointments: [sessions.owed, sessions.paid, sessions.missed],
    }),
  );
});

async function call<T = Payment>(
  method: string,
  path: string,
  body?: unknown,
  as: ReaderName = 'ana',
): Promise<T> {
  const { status, body: answer } = await world.api.call<T>(method, path, {
    token: world.tokens[as],
    ...(body !== undefined && { body }),
  });
  expect(status).toBeLessThan(300);
  return answer;
}

const patient = (changes: object) => call('PUT', `/patients/${world.clinic.davi.id}`, changes);
const pay = (changes: object = {}) =>
  call('POST', '/payments', {
    appointmentId: books.sessions.owed.id,
    amount: 150,
    paymentMethod: 'pix',
    ...changes,
  });
const now = async (id: string) =>
  (await call<Payment[]>('GET', `/payments/appointment/${books.sessions.owed.id}`)).find(
    (one) => one.id === id,
  );

const ANA = { name: 'Ana Lima', cpf: '52998224725' };
const RUI = { name: 'Rui Lima', cpf: '16899535009' };
const DAVI = { name: 'Davi', cpf: '11144477735' };
const paidBy = ({ name, cpf }: typeof ANA) => ({ payerName: name, payerCpf: cpf });

describe('who paid, and for whom', () => {
  beforeEach(() => patient({ cpf: DAVI.cpf, ...paidBy(ANA) }));

  it('is kept when the money comes, and another payer later changes nothing of it', async () => {
    const { id } = await pay();
    await patient({ cpf: RUI.cpf, ...paidBy(RUI) });
    expect((await now(id))?.parties).toEqual({ payer: ANA, beneficiary: DAVI });
    const sold = await call('POST', '/packages', {
      patientId: world.clinic.davi.id,
      sessions: 3,
      amount: 500,
      paymentMethod: 'pix',
      paidOn: '2026-03-09',
    });
    expect(sold.parties?.payer).toEqual(RUI);
  });

  it('is taken anew when an open payment is received, in each way', async () => {
    const { id } = await pay({ status: 'pending' });
    await patient(paidBy(RUI));
    expect((await now(id))?.parties?.payer).toEqual(ANA);
    await call('PATCH', `/payments/${id}`, { status: 'paid' });
    expect((await now(id))?.parties?.payer).toEqual(RUI);
    await call('PATCH', `/payments/${id}`, { status: 'pending' });
    await patient(paidBy(ANA));
    await call('POST', '/payments/transactions', {
      payments: [{ id, appointmentId: books.sessions.owed.id, amount: 150, isOpen: true }],
      paymentMethod: 'pix',
    });
    expect((await now(id))?.parties?.payer).toEqual(ANA);
  });

  it('is what the device saw when the person acted, also where the record says another by now', async () => {
    const parties = { payer: RUI, beneficiary: DAVI };
    const { id } = await pay({ parties });
    expect((await now(id))?.parties).toEqual(parties);
  });

  it('comes back with a deleted payment as it was', async () => {
    const { id } = await pay();
    await call('DELETE', `/payments/${id}`);
    await patient(paidBy(RUI));
    await call('POST', `/payments/${id}/restore`, {});
    expect((await now(id))?.parties?.payer).toEqual(ANA);
  });

  it('never reaches the patient’s portal', async () => {
    const { carla } = world.clinic;
    await call('PUT', `/patients/${carla.id}`, paidBy(RUI));
    await pay({ appointmentId: books.sessions.missed.id });
    const held = await firstSyncOf(world, 'portal');
    expect(held).toContain(books.sessions.missed.id);
    expect(held).not.toMatch(/Rui|parties|corrections/);
  });

  it('stays in sight of whoever received it when the patient goes to a colleague', async () => {
    await pay();
    const patients = [{ patientId: world.clinic.davi.id, overlaps: 'cancel' }];
    const { ana, bruno } = world.clinic.people;
    await call(
      'POST',
      `/clinic/members/${ana.id}/handover`,
      { successorId: bruno.id, patients },
      'admin',
    );
    await agreeToHandovers(world, 'ana');
    const named = await call<{ patientName: string; totalPaid: number }[]>(
      'GET',
      '/financial-reports/patients',
    );
    expect(named[0]).toMatchObject({ patientName: 'Davi', totalPaid: 150 });
  });

  it('keeps both values where what came is changed, and none where nothing had come', async () => {
    const { id } = await pay({ status: 'pending' });
    await call('PATCH', `/payments/${id}`, { amount: 140 });
    await call('PATCH', `/payments/${id}`, { status: 'paid', paidOn: '2026-03-09' });
    expect((await now(id))?.corrections).toBeNull();
    await call('PATCH', `/payments/${id}`, { amount: 160, notes: 'Ajuste' });
    await call('PATCH', `/payments/${id}`, { paidOn: '2026-03-08', paymentMethod: 'cash' });
    expect((await now(id))?.corrections).toMatchObject([
      { field: 'amount', before: 140, after: 160, userId: world.clinic.people.ana.id },
      { field: 'paidOn', before: '2026-03-09', after: '2026-03-08' },
      { field: 'paymentMethod', before: 'pix', after: 'cash' },
    ]);
  });
});

describe('an explicit correction', () => {
  const byHand = {
    payerName: RUI.name,
    payerCpf: '168.995.350-09',
    beneficiaryName: 'Davi',
    beneficiaryCpf: DAVI.cpf,
  };
  const sell = () =>
    call('POST', '/packages', {
      patientId: world.clinic.davi.id,
      sessions: 3,
      amount: 500,
      paymentMethod: 'pix',
      paidOn: '2026-03-09',
    });
  beforeEach(() => patient({ cpf: DAVI.cpf, ...paidBy(ANA) }));

  it('changes who paid, keeps both values, and leaves the patient’s record as it is', async () => {
    const { id } = await pay();
    for (const as of ['ana', 'admin'] as const)
      await call('PUT', `/payments/${id}/parties`, byHand, as);
    const payment = await now(id);
    expect(payment?.parties).toEqual({ payer: RUI, beneficiary: DAVI });
    expect(payment?.corrections).toMatchObject([{ field: 'payer', before: ANA, after: RUI }]);
    const sold = await sell();
    expect(sold.parties?.payer).toEqual(ANA);
    const corrected = await call('PUT', `/packages/${sold.id}/parties`, byHand);
    expect(corrected.parties?.payer).toEqual(RUI);
  });

  it('of a part of a transfer is one of all its parts', async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const { owed, paid } = books.sessions;
    await call('POST', '/payments/transactions', {
      payments: [owed, paid].map((session, n) => ({
        id: ids[n],
        appointmentId: session.id,
        amount: 150,
      })),
      paymentMethod: 'pix',
    });
    await call('PUT', `/payments/${ids[0]}/parties`, byHand);
    const others = await call<Payment[]>('GET', `/payments/appointment/${paid.id}`);
    expect(others[0]?.parties?.payer).toEqual(RUI);
    expect(others[0]?.corrections).toHaveLength(1);
  });

  it('of an open payment holds also when it is received', async () => {
    const { id } = await pay({ status: 'pending' });
    await call('PUT', `/payments/${id}/parties`, byHand);
    await call('PATCH', `/payments/${id}`, { status: 'paid' });
    expect((await now(id))?.parties?.payer).toEqual(RUI);
  });

  it('is for whose money it is', async () => {
    const { id } = await pay();
    const foreign = await world.api.call('PUT', `/payments/${id}/parties`, {
      token: world.tokens.bruno,
      body: byHand,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('payments of before', () => {
  it('are filled from the record of the day of the update, also on devices, and say so', async () => {
    await patient({ cpf: '111.444.777-35', payerName: null, payerCpf: '529.982.247-25' });
    await pay();
    await pay({ appointmentId: books.sessions.paid.id });
    const carlas = await pay({ appointmentId: books.sessions.missed.id });
    await sql`update patients set cpf = '111.444.777-36' where id = ${world.clinic.carla.id}`.execute(
      db.kysely,
    );
    await sql`update payments set parties = null`.execute(db.kysely);
    await sql`update feed set body = (body::jsonb - 'parties')::text where entity = 'payments'`.execute(
      db.kysely,
    );
    await sql.raw(FILL).execute(db.kysely);
    const parties = {
      payer: { ...ANA, name: 'quem paga por Davi' },
      beneficiary: DAVI,
      isFilled: true,
    };
    for (const as of ['ana', 'admin'] as const) {
      const held = await firstSyncOf(world, as);
      expect(held.split(/"isFilled": ?true/)).toHaveLength(4);
    }
    const [found] = await call<Payment[]>('GET', `/payments/appointment/${books.sessions.owed.id}`);
    expect(found?.parties).toEqual(parties);
    const { rows } =
      await sql<Payment>`select parties from payments where id = ${carlas.id}`.execute(db.kysely);
    const carla = { name: 'Carla', cpf: null };
    expect(rows[0]?.parties).toEqual({ payer: carla, beneficiary: carla, isFilled: true });
  });
});
