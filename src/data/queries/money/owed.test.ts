import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/harness/practice/plain.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { randomPractice } from '../../../../test/harness/random/randomPractice.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import { seenBy } from '../../../../test/harness/practice/seenBy.ts';
import type { Actor } from '../../../domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { financialSummary } from '../../../domain/reports/summary.ts';
import { View } from '../../view/view.ts';
import { type QueryArgs, type QueryName, runQuery } from '../index.ts';

function viewOf(actor: Actor, sets: Partial<Record<EntityName, readonly AnyDocument[]>>) {
  const view = new View(actor);
  for (const [entity, documents] of Object.entries(sets))
    view.applyBase(
      documents.map((doc, v) => ({
        entity: entity as EntityName,
        id: doc.id,
        g: 1,
        v: v + 1,
        cs: 0,
        doc,
      })),
    );
  return <N extends QueryName>(name: N, args: QueryArgs<N>) =>
    plain(runQuery(querySource(view), name, args));
}

const cents = (amount: number) => Math.round(amount * 100);

type Seen = ReturnType<typeof seenBy>;

/** The price that the session kept, else the fee that held when it began. */
function pricesIn({ patients }: Pick<Seen, 'patients'>) {
  return ({ price, patientId, startAt }: Seen['appointments'][number]): number | null => {
    const patient = patients.find(({ id }) => id === patientId);
    const [earlier] = (patient?.earlierFees ?? []).filter(({ until }) => until > startAt);
    return price ?? (earlier ? earlier.fee : (patient?.sessionFee ?? null));
  };
}

/** What the books say of each session that is owed for, one by one: its amount, or nothing where nobody has said. */
function debtsIn({ appointments, payments, patients }: Seen) {
  const priceOf = pricesIn({ patients });
  return appointments
    .filter(({ patientId, status }) => patientId && ['completed', 'no_show'].includes(status))
    .flatMap((session) => {
      const own = payments
        .filter(({ appointmentId }) => appointmentId === session.id)
        .toSorted((a, b) => (`${a.createdAt}${a.id}` < `${b.createdAt}${b.id}` ? -1 : 1));
      const price = priceOf(session);
      const paid = own.filter(({ status }) => status === 'paid');
      const came = paid.reduce((sum, { amount }) => sum + cents(amount), 0);
      if (paid.some(({ rest }) => rest !== 'due')) return [];
      if (paid.length > 0 && price !== null)
        return cents(price) > came ? [(cents(price) - came) / 100] : [];
      const last = own.at(-1);
      if (paid.length === 0 && last?.status === 'refunded') return [];
      const open = own.findLast(({ status }) => status === 'pending' || status === 'failed');
      if (!last && price === 0) return [];
      return [open?.amount ?? price];
    });
}

describe('who owes what', () => {
  it('is, in a hundred practices, what the books say session by session', () => {
    for (let seed = 0; seed < 100; seed++) {
      const practice = randomPractice(7000 + seed);
      for (const actor of [practice.actors.psych, practice.actors.administrator]) {
        const seen = seenBy(practice, actor);
        const patients = seen.patients.map((one, n) =>
          n % 3 === 0
            ? { ...one, sessionFee: n % 2 ? null : 0 }
            : { ...one, sessionFee: 100 + n / 100 },
        );
        const ask = viewOf(actor, { ...seen, patients, tenants: practice.documents.tenants });
        const list = ask('finance.owed', { range: null });
        const debts = debtsIn({ ...seen, patients });
        expect([list.sessions, cents(list.amount), list.unpriced]).toEqual([
          debts.length,
          debts.reduce<number>((sum, amount) => sum + cents(amount ?? 0), 0),
          debts.filter((amount) => amount == null).length,
        ]);
        expect(list.rows.reduce((all, one) => all + one.sessions, 0)).toBe(debts.length);
        const report = financialSummary({ ...seen, patients }, null, practice.zone);
        expect(report.pendingSessions).toBe(list.sessions);
      }
    }
  });

  it('is answered at once over twenty thousand payments, by month and in any order', () => {
    const COUNT = 20_000;
    const appointments = Array.from({ length: COUNT }, (_, n) =>
      sampleAppointment(n, { patientId: sampleId(3, n % 200), status: 'completed' }),
    );
    const payments = appointments.map(({ id, patientId, startAt }, n) => ({
      id: sampleId(6, n),
      appointmentId: id,
      patientId: patientId ?? '',
      psychologistId: psychId,
      amount: 180.1,
      paymentMethod: 'pix' as const,
      status: n % 10 === 0 ? ('pending' as const) : ('paid' as const),
      notes: null,
      createdAt: startAt,
    }));
    const patients = Array.from({ length: 200 }, (_, n) => samplePatient(n));
    const ask = viewOf(psych, { tenants: [sampleTenant], patients, appointments, payments });
    ask('finance.owed', { range: null });
    const began = performance.now();
    const list = ask('finance.owed', { range: null, order: '-amount', limit: 100 });
    expect(performance.now() - began).toBeLessThan(500);
    expect([list.sessions, list.amount, list.matching]).toEqual([2000, 360_200, 20]);
    const [from, to] = ['2026-04-01T03:00:00.000Z', '2026-05-01T03:00:00.000Z'];
    expect(ask('finance.owed', { range: { from, to } }).sessions).toBe(72);
    const own = ask('payments.ofPatient', { patientId: sampleId(3, 10) });
    expect([own.owed.length, own.rows.length]).toEqual([100, 100]);
  });
});
