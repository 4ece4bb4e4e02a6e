import { compareNames } from '../../../domain/core/names.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { fromCents, toCents } from '../../../domain/payments/amount.ts';
import { isWithin, type Range } from '../../../domain/reports/range.ts';
import { coversEverything } from '../../view/coverage.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { owedSession } from './payments.ts';
import type { OwedList, OwedRow, OwedSession } from './results.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

const ROWS_MAX = 200;

/** A minus turns it round. */
export type OwedOrder = 'name' | '-name' | 'amount' | '-amount' | 'since' | '-since';

interface OwedArgs {
  /** In which the sessions began; `null` for all time. */
  readonly range: Range | null;
  /** Of this one alone; of all that the reader sees unless told. */
  readonly psychologistId?: string;
  readonly order?: OwedOrder;
  readonly offset?: number;
  readonly limit?: number;
}

const sumOf = (sessions: readonly OwedSession[]): number =>
  fromCents(sessions.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0));

const unpricedOf = (sessions: readonly OwedSession[]): number =>
  sessions.filter(({ amount }) => amount === null).length;

const contactOf = (patient: Patient | undefined): OwedRow['contact'] => {
  if (patient?.guardianName)
    return {
      name: patient.guardianName,
      phone: patient.guardianPhone ?? null,
      email: patient.guardianEmail ?? null,
    };
  const { name = null, phone = null, email = null } = patient ?? {};
  return { name, phone, email };
};

function owedRow(view: QueryView, patientId: string, sessions: readonly OwedSession[]): OwedRow {
  const patient = view.get('patients', patientId);
  return {
    patientId,
    patientName: patient?.name ?? sessions.findLast((one) => one.patientName)?.patientName ?? null,
    contact: contactOf(patient),
    sessions: sessions.length,
    amount: sumOf(sessions),
    unpriced: unpricedOf(sessions),
    since: sessions[0]?.startAt ?? '',
  };
}

const named = ({ patientId, patientName }: OwedRow) => ({ id: patientId, name: patientName ?? '' });

const compare: Readonly<Record<'name' | 'amount' | 'since', (a: OwedRow, b: OwedRow) => number>> = {
  name: (a, b) => compareNames(named(a), named(b)),
  amount: (a, b) => a.amount - b.amount || compareNames(named(a), named(b)),
  since: (a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0),
};

function debtsOf(view: QueryView, { range, psychologistId }: OwedArgs) {
  const byPatient = new Map<string, OwedSession[]>();
  for (const session of view.indexes.appointments.items) {
    const { patientId } = session;
    if (!patientId || !isWithin(session.startAt, range)) continue;
    if (psychologistId && session.psychologistId !== psychologistId) continue;
    const owed = owedSession(view, session);
    const before = byPatient.get(patientId);
    if (owed && before) before.push(owed);
    else if (owed) byPatient.set(patientId, [owed]);
  }
  return byPatient;
}

function rowsOf(view: QueryView, args: OwedArgs): OwedRow[] {
  const { order = 'since' } = args;
  const rows = [...debtsOf(view, args)].map(([id, sessions]) => owedRow(view, id, sessions));
  rows.sort(compare[order.replace('-', '') as keyof typeof compare]);
  return order.startsWith('-') ? rows.reverse() : rows;
}

/** Who owes what, with sums over everybody. The oldest debts first unless told. At most 200 rows. */
export const financeOwed = defineQuery({
  name: 'finance.owed',
  run({ view, coverage }: QuerySource, args: OwedArgs): Gathered<OwedList> {
    const { offset = 0, limit = ROWS_MAX } = args;
    const rows = rowsOf(view, args);
    return gathered(coversEverything(coverage), {
      rows: rows.slice(offset, offset + Math.min(limit, ROWS_MAX)),
      matching: rows.length,
      sessions: rows.reduce((sum, one) => sum + one.sessions, 0),
      amount: fromCents(rows.reduce((sum, one) => sum + toCents(one.amount), 0)),
      unpriced: rows.reduce((sum, one) => sum + one.unpriced, 0),
    });
  },
});
