import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runQuery } from '../../../../../src/data/queries/index.ts';
import { shownOf } from '../../../../../src/data/queries/kit/known.ts';
import { View } from '../../../../../src/data/view/view.ts';
import type { SessionPackage } from '../../../../../src/domain/packages/package.ts';
import type { ChangesPage } from '../../../../../src/domain/sync/protocol.ts';
import { type ClinicApi, openClinicApi } from '../../../../../test/harness/server/clinicApi.ts';
import { engines } from '../../../../../test/harness/database/database.ts';
import { type Dice, seededDice } from '../../../../../test/harness/random/dice.ts';
import { agreeToHandovers } from '../../../../../test/harness/server/handovers.ts';
import { importDocuments } from '../../../../../test/harness/database/importDocuments.ts';
import { appointment, hours, idMaker } from '../../../../../test/harness/practice/practice.ts';
import { querySource } from '../../../../../test/harness/practice/querySource.ts';
import type { Database } from '../../../../kernel/db/database.ts';
import { withTenant } from '../../../../kernel/db/tenant.ts';

vi.setConfig({ testTimeout: 120_000 });

type Person = 'ana' | 'bruno';
const newId = idMaker(57);
const MONTHS = ['2026-01', '2026-02', '2026-03'];
let db: Database;
let world: ClinicApi;

beforeEach(async () => {
  db = (await engines().at(-1)?.open()) as Database;
  world = await openClinicApi(db);
});
afterEach(() => db.close());

const call = async <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  as: Person | 'admin' = 'admin',
) => {
  const token = world.tokens[as];
  return (await world.api.call<T>(method, path, { token, ...(body !== undefined && { body }) }))
    .body;
};

const other = (person: Person): Person => (person === 'ana' ? 'bruno' : 'ana');

async function handOver(from: Person): Promise<void> {
  const { people, davi } = world.clinic;
  const { outcomes } = await call<{ outcomes: { status: string; message: string | null }[] }>(
    'POST',
    `/clinic/members/${people[from].id}/handover`,
    { successorId: people[other(from)].id, patients: [{ patientId: davi.id, overlaps: 'cancel' }] },
  );
  expect(outcomes[0]?.message).toBeNull();
  await agreeToHandovers(world, from);
}

/** A session that took place, of who cares for the patient. */
async function held(by: Person): Promise<string> {
  const { people, davi, tenantId } = world.clinic;
  const whose = { psychologistId: people[by].id, patientId: davi.id };
  const at = -100 - sessions * 2;
  sessions += 1;
  const session = { ...appointment(newId(), whose, at), status: 'completed' as const };
  await withTenant(db, tenantId, (tx) =>
    importDocuments(tx, tenantId, { appointments: [session] }),
  );
  return session.id;
}
let sessions = 0;

const sell = (by: Person, amount: number, count: number, paidOn: string) =>
  call<SessionPackage>(
    'POST',
    '/packages',
    { patientId: world.clinic.davi.id, sessions: count, amount, paymentMethod: 'pix', paidOn },
    by,
  );

const pay = async (by: Person, changes: object) => {
  const appointmentId = await held(by);
  const body = {
    appointmentId,
    amount: 150,
    paymentMethod: 'pix',
    paidOn: '2026-03-02',
    ...changes,
  };
  return call<{ id: string; amount: number; code?: string }>('POST', '/payments', body, by);
};

/** Reads what a psychologist's device says of her money. */
async function incomeOf(person: Person): Promise<unknown> {
  const actor = world.clinic.actor(world.clinic.people[person]);
  const view = new View(actor);
  let cursor: string | null = null;
  for (;;) {
    const query: URLSearchParams = new URLSearchParams({
      clientId: newId(),
      limit: '500',
      ...(cursor && { cursor }),
    });
    const page: ChangesPage = await call('GET', `/sync/changes?${query}`, undefined, person);
    const rows = page.changes.filter(({ doc }) => doc !== undefined);
    view.applyBase(
      rows.map(({ entity, id, v, doc }) => ({ entity, id, g: 1, v, cs: 0, doc }) as never),
    );
    cursor = page.cursor;
    if (page.done) break;
  }
  const source = querySource(view);
  const { now } = { now: hours(0) };
  const ask = (month: string) => {
    const receita = shownOf(runQuery(source, 'receita.ofMonth', { month }));
    const receipts = shownOf(runQuery(source, 'receipts.ofMonth', { month }));
    return {
      lines: receita.files,
      left: receita.left.map(({ transaction, reason }) => [transaction.id, reason]),
      corrections: receita.corrections,
      receipts: receipts.map(({ transaction: { sessions: _, ...money }, parties }) => [
        money,
        parties?.payer,
      ]),
    };
  };
  const report = shownOf(runQuery(source, 'finance.report', { range: null, now, months: 3 }));
  return {
    months: MONTHS.map(ask),
    year: shownOf(runQuery(source, 'receipts.ofYear', { year: '2026' })),
    revenue: [report.summary.totalRevenue, report.months, report.methods],
    lines: report.recent.map(({ entry, patientName }) => [entry, patientName]),
  };
}

const revenueBy = async (as: Person | 'admin') =>
  call<{ month: string; revenue: number }[]>(
    'GET',
    '/financial-reports/monthly-revenue?months=3',
    undefined,
    as,
  );

const packagesOf = (person: Person) =>
  db.kysely
    .selectFrom('packages')
    .selectAll()
    .where('psychologist_id', '=', world.clinic.people[person].id)
    .orderBy('amount')
    .orderBy('id')
    .execute();

describe('the money of a patient who is handed over', () => {
  it('stays with who received it; the sessions that are left go on with the successor', async () => {
    const half = await sell('ana', 600, 4, '2026-02-02');
    await pay('ana', { packageId: half.id, paidOn: null });
    const unused = await sell('ana', 700, 7, '2026-01-15');
    await pay('ana', {});
    const before = await incomeOf('ana');
    await handOver('ana');
    expect(await incomeOf('ana')).toEqual(before);
    expect(await incomeOf('bruno')).toMatchObject({
      revenue: [0, expect.anything(), []],
      year: [],
    });
    const passed = await packagesOf('bruno');
    expect(passed.map((one) => [one.continues, one.sessions, Number(one.amount)])).toEqual([
      [half.id, 3, 450],
      [unused.id, 7, 700],
    ]);
    const [next] = passed;
    expect(await pay('bruno', { packageId: next?.id, paidOn: null })).toMatchObject({
      amount: 150,
    });
    expect(await pay('ana', { packageId: half.id, paidOn: null })).toMatchObject({
      code: 'package_used_up',
    });
    expect(await call('POST', '/receipts', { transactionId: next?.id }, 'bruno')).toMatchObject({
      code: 'not_found',
    });
    expect(await incomeOf('bruno')).toMatchObject({
      revenue: [0, expect.anything(), []],
      year: [],
    });
  });

  it('is given back where it was received', async () => {
    const sold = await sell('ana', 600, 4, '2026-02-02');
    await handOver('ana');
    const [next] = await packagesOf('bruno');
    const end = (id: unknown, refundedAmount: number | null) =>
      call('PATCH', `/packages/${String(id)}/cancelled`, { isCancelled: true, refundedAmount });
    expect(await end(next?.id, 600)).toMatchObject({ code: 'refund_elsewhere' });
    expect(await end(next?.id, null)).toMatchObject({ refundedOn: null });
    expect(await end(sold.id, 600)).toMatchObject({ refundedAmount: 600 });
    expect((await revenueBy('ana')).map(({ revenue }) => revenue)).toEqual([0, 600, -600]);
    expect((await revenueBy('bruno')).map(({ revenue }) => revenue)).toEqual([0, 0, 0]);
  });

  it.each([1, 2, 3, 4])(
    'is the same for each psychologist and the clinic after every hand-over (history %i)',
    async (seed) => {
      const dice: Dice = seededDice(seed);
      let carer: Person = 'ana';
      let passes = 0;
      for (let step = 0; step < 14; step += 1) {
        const act = dice.pick(['sell', 'take', 'take', 'pay', 'refund', 'pass'] as const);
        const day = `${dice.pick(MONTHS)}-0${dice.between(1, 9)}`;
        const open = (await packagesOf(carer)).filter((one) => one.cancelled_at === null);
        if (act === 'sell') await sell(carer, dice.between(20, 900), dice.between(1, 5), day);
        if (act === 'pay') await pay(carer, { amount: dice.between(1, 300), paidOn: day });
        if (act === 'take' && open.length > 0)
          await pay(carer, { packageId: dice.pick(open).id, paidOn: null });
        if (act === 'refund') {
          const { id } = await pay(carer, { amount: 100, paidOn: day });
          await call('PATCH', `/payments/${id}`, { status: 'refunded', refundedAmount: 40 }, carer);
        }
        if (act !== 'pass' && step < 13) continue;
        const people = ['ana', 'bruno'] as const;
        const said = async () => [
          await Promise.all(people.map(incomeOf)),
          await Promise.all([...people, 'admin' as const].map(revenueBy)),
          await creditOf(),
        ];
        const before = await said();
        await handOver(carer);
        carer = other(carer);
        passes += 1;
        expect(await said()).toEqual(before);
      }
      expect(passes).toBeGreaterThan(0);
    },
  );
});

/** How many sessions the patient has paid and not used, and what they are worth. */
async function creditOf(): Promise<readonly number[]> {
  const all = [...(await packagesOf('ana')), ...(await packagesOf('bruno'))];
  const taken = await db.kysely.selectFrom('payments').select(['package_id', 'amount']).execute();
  const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
  return all.reduce(
    ([sessionsLeft = 0, worth = 0], one) => {
      const used = taken.filter((payment) => payment.package_id === one.id);
      const spent = used.reduce((sum, { amount }) => sum + cents(amount), 0);
      return [
        sessionsLeft + one.sessions - (one.passed_sessions ?? 0) - used.length,
        worth + cents(one.amount) - cents(one.passed_amount) - spent,
      ];
    },
    [0, 0],
  );
}
