import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ClinicApi,
  openClinicApi,
  type ReaderName,
} from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase } from '../../../../test/harness/database/database.ts';
import { firstSyncOf } from '../../../../test/harness/server/firstSync.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { changedFacts } from '../../../../src/domain/receipts/issued.ts';
import type { Stated } from '../../../../src/domain/receipts/issuedFields.ts';
import type { Receipt } from '../../../../src/domain/receipts/receipt.ts';

/** The part of the migration that has texts made, without its columns, which are there. */
const FILL = readFileSync(
  new URL('../../../kernel/migrations/0192_issued_receipts.sql', import.meta.url),
  'utf8',
).replace(/^[^]*?(?=^insert into jobs)/m, '');

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

const day = '2026-03-09';
/** A package of Carla's: money that came without a session. */
async function receive(): Promise<string> {
  const { status, body } = await call('POST', '/packages', {
    patientId: open.clinic.carla.id,
    sessions: 4,
    amount: 600,
    paymentMethod: 'pix',
    paidOn: day,
  });
  expect(status).toBe(201);
  return String(body['id']);
}

describe('a receipt', () => {
  it('has the next number of its psychologist’s year, and keeps it', async () => {
    const [first, second] = [await receive(), await receive()];
    const numberOf = async (transactionId: string) =>
      (await call('POST', '/receipts', { transactionId })).body['number'];
    expect([await numberOf(first), await numberOf(second), await numberOf(first)]).toEqual([
      1, 2, 1,
    ]);
    const invoiced = await call('PUT', '/receipts/invoice', {
      transactionId: first,
      invoice: 'NFS-e 77',
    });
    expect(invoiced.body).toMatchObject({ number: 1, invoice: 'NFS-e 77' });
  });

  it('counts in the year that the practice’s calendar shows, on New Year’s Eve too', async () => {
    const transactionId = await receive();
    open.api.clock.ms = Date.parse('2027-01-01T00:30:00.000Z');
    const token = await open.api.tokenFor(open.clinic.actor(open.clinic.people.ana));
    const { body } = await open.api.call('POST', '/receipts', { token, body: { transactionId } });
    expect(body).toMatchObject({ year: 2026, number: 1 });
  });

  it('of a colleague’s money is issued by nobody else, and of none by nobody', async () => {
    const transactionId = await receive();
    const other = { transactionId };
    expect((await call('POST', '/receipts', other, 'bruno')).status).toBe(404);
    expect((await call('POST', '/receipts', other, 'admin')).status).toBe(403);
    const invoice = { ...other, invoice: '1' };
    expect((await call('PUT', '/receipts/invoice', invoice, 'bruno')).status).toBe(404);
    expect((await call('POST', '/receipts', { transactionId: crypto.randomUUID() })).status).toBe(
      404,
    );
    // Nobody else's try is in the owner's way.
    expect((await call('POST', '/receipts', other)).body).toMatchObject({ number: 1 });
  });
});

describe('an issued receipt', () => {
  const { stringify } = JSON;
  const issue = async (transactionId: string, replaces?: string) => {
    const { body } = await call('POST', '/receipts', { transactionId, replaces });
    return body as unknown as Receipt;
  };
  const reprice = (id: string, amount: number) => call('PATCH', `/packages/${id}`, { amount });
  const show = (receiptsInPortal: boolean) =>
    call('PUT', '/users/professional-profile', { receiptsInPortal });
  const portal = () => firstSyncOf(open, 'portal');

  it('says the same whatever becomes of the money, the payer and the psychologist', async () => {
    await call('PUT', '/users/professional-profile', {
      cpf: '529.982.247-25',
      legalName: 'Ana Um',
    });
    const id = await receive();
    const first = await issue(id);
    expect(stringify(first.paper)).toContain('R$ 600,00 (seiscentos reais)');
    const carla = { name: 'Carla', cpf: null };
    const stated: Stated = {
      cents: 60_000,
      day,
      method: 'pix',
      payer: carla,
      beneficiary: carla,
      sessions: [],
      sold: 4,
    };
    // As a device has it, which compares it with the payment.
    expect(changedFacts((await issue(id)).paper!.stated, stated)).toEqual([]);
    await reprice(id, 800);
    await call('PUT', `/patients/${open.clinic.carla.id}`, { name: 'Outra', payerName: 'Pai' });
    await call('PUT', '/users/professional-profile', { legalName: 'Ana Dois' });
    open.api.clock.ms += 86_400_000;
    const again = await issue(id);
    expect([again.number, again.issuedAt, again.paper]).toEqual([1, first.issuedAt, first.paper]);
    expect(stringify(again.paper)).not.toMatch(/800|Outra|Pai|Ana Dois/);
  });

  it('is replaced by one of a new number that names it, and stays readable', async () => {
    const id = await receive();
    const first = await issue(id);
    await reprice(id, 800);
    const second = await issue(id, '2026/0001');
    expect(second.number).toBe(2);
    expect(stringify(second.paper)).toContain('Substitui o recibo 2026/0001.');
    expect(stringify(second.paper)).toContain('R$ 800,00');
    expect(second.earlier).toEqual([
      { number: '2026/0001', issuedAt: first.issuedAt, invoice: null, paper: first.paper },
    ]);
    // Sent twice it is one receipt, and the number of the first is given to no other.
    expect(await issue(id, '2026/0001')).toEqual(second);
    expect((await issue(await receive())).number).toBe(3);
  });

  it('is in the patient’s portal as it was issued, with the earlier ones, and only while it is shown', async () => {
    const id = await receive();
    await issue(id);
    expect(await portal()).not.toContain('Recebi de');
    await show(true);
    await open.api.jobs.runDue();
    expect(await portal()).toContain('R$ 600,00');
    await reprice(id, 800);
    expect(await portal()).not.toContain('R$ 800,00');
    await issue(id, '2026/0001');
    const held = await portal();
    for (const words of ['R$ 600,00', 'R$ 800,00', 'Substitui o recibo 2026/0001'])
      expect(held).toContain(words);
    expect(held).not.toMatch(/"paper"|"earlier"/);
    await show(false);
    await open.api.jobs.runDue();
    expect(await portal()).not.toContain('Recebi de');
  });

  it('of before texts were kept gets its text once, and says so', async () => {
    const [one, other] = [await receive(), await receive()];
    await issue(one);
    await issue(other);
    await sql`update payment_receipts set paper = null`.execute(db.kysely);
    await sql.raw(FILL).execute(db.kysely);
    await open.api.jobs.runDue();
    await reprice(one, 800);
    const filled = await issue(one);
    expect(filled.paper?.isFilled).toBe(true);
    expect(stringify(filled.paper)).toContain('R$ 600,00');
    expect((await issue(other)).paper?.isFilled).toBe(true);
  });
});

describe('a file of Receita Saúde', () => {
  const file = (transactionId: string) => ({
    month: '2026-03',
    sha256: 'a'.repeat(64),
    lines: [
      {
        transactionId,
        day,
        cents: 60_000,
        payerCpf: '52998224725',
        beneficiaryCpf: '52998224725',
      },
    ],
  });

  it('that another device made already is told, until that one is withdrawn or its line cancelled', async () => {
    const transactionId = await receive();
    const first = await call('POST', '/receita-files', file(transactionId));
    expect(first.status).toBe(201);
    const again = await call('POST', '/receita-files', file(transactionId));
    expect([again.status, again.body['code']]).toEqual([409, 'already_declared']);
    expect(again.body['message']).toContain('Não importe este na Receita');
    expect(again.body['message']).toContain('09/03/2026');
    const path = `/receita-files/${String(first.body['id'])}`;
    const kept = { transactionId, outcome: 'kept' };
    expect((await call('PATCH', path, kept)).status).toBe(200);
    expect((await call('POST', '/receita-files', file(transactionId))).status).toBe(409);
    await call('PATCH', path, { transactionId, outcome: 'cancelled' });
    const second = await call('POST', '/receita-files', file(transactionId));
    expect(second.status).toBe(201);
    await call('DELETE', `/receita-files/${String(second.body['id'])}`);
    expect((await call('POST', '/receita-files', file(transactionId))).status).toBe(201);
  });

  it('is its psychologist’s alone', async () => {
    const { body } = await call('POST', '/receita-files', file(await receive()));
    const path = `/receita-files/${String(body['id'])}`;
    const settle = { transactionId: crypto.randomUUID(), outcome: 'kept' };
    expect((await call('PATCH', path, settle, 'bruno')).status).toBe(404);
    expect((await call('DELETE', path, undefined, 'admin')).status).toBe(403);
    expect((await call('PATCH', path, settle)).status).toBe(422);
  });
});
