import { beforeEach, describe, expect, it } from 'vitest';
import { type ClinicApi, openClinicApi, type ReaderName } from '../../test/harness/clinicApi.ts';
import { sharedDatabase } from '../../test/harness/database.ts';

let open: ClinicApi;

beforeEach(async () => {
  open = await openClinicApi(await sharedDatabase());
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
