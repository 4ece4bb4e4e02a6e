import { describe, expect, it } from 'vitest';
import { makeProfile } from '../../../../test/fixtures/documents.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { View } from '../../view/view.ts';
import { type QueryArgs, type QueryName, runQuery } from '../index.ts';

const patientId = sampleId(3, 1);
const BIA = { name: 'Bia Lima', cpf: '11144477735' };
const ANA = { name: 'Ana Lima', cpf: '52998224725' };
const parties = { payer: ANA, beneficiary: BIA };
const whose = { patientId, psychologistId: psychId, paymentMethod: 'pix' as const, notes: null };

const session = sampleAppointment(1, { patientId, status: 'completed' });
const payment = {
  id: sampleId(6, 1),
  appointmentId: session.id,
  ...whose,
  amount: 150,
  status: 'paid' as const,
  paidOn: '2026-03-05',
  parties,
  createdAt: '2026-03-05T12:00:00.000Z',
};
const sold = {
  id: sampleId(6, 2),
  ...whose,
  sessions: 4,
  amount: 600,
  paidOn: '2026-03-06',
  cancelledAt: null,
  parties,
  createdAt: '2026-03-06T12:00:00.000Z',
};
const lines = [payment, sold].map(({ id, paidOn: day, amount }) => ({
  transactionId: id,
  day,
  cents: amount * 100,
  payerCpf: ANA.cpf,
  beneficiaryCpf: BIA.cpf,
}));
const file = {
  id: sampleId(6, 3),
  psychologistId: psychId,
  month: '2026-03',
  sha256: 'a'.repeat(64),
  lines,
  settled: [],
  withdrawnAt: null,
  createdAt: '2026-04-01T12:00:00.000Z',
};

/** Holds what stays with a psychologist whose patient went to a colleague: not the patient. */
function viewWith(extra: readonly (readonly [EntityName, AnyDocument])[] = []) {
  const view = new View(psych);
  const all: readonly (readonly [EntityName, AnyDocument])[] = [
    ['tenants', sampleTenant],
    ['professionalProfiles', makeProfile({ id: psychId })],
    ['appointments', session],
    ['payments', payment],
    ['packages', sold],
    ...extra,
  ];
  view.applyBase(all.map(([entity, doc]) => ({ entity, id: doc.id, g: 1, v: 1, cs: 0, doc })));
  return <N extends QueryName>(name: N, args: QueryArgs<N>) =>
    plain(runQuery(querySource(view), name, args));
}

describe('money of a patient whom its psychologist no longer sees', () => {
  it('stands in the year and the month under the names that were kept', () => {
    const ask = viewWith();
    expect(ask('receipts.ofYear', { year: '2026' })).toMatchObject([
      { payer: ANA, beneficiary: BIA, cents: 75_000 },
    ]);
    expect(ask('receipts.ofMonth', { month: '2026-03' })).toMatchObject([{ parties }, { parties }]);
  });

  it('is declared, lacks no CPF, and is not to be corrected where it was declared', () => {
    expect(viewWith()('receita.ofMonth', { month: '2026-03' })).toMatchObject({
      files: [lines],
      left: [],
      names: { [payment.id]: BIA.name, [sold.id]: BIA.name },
    });
    const declared = viewWith([['receitaFiles', file]]);
    expect(declared('receita.ofMonth', { month: '2026-03' })).toMatchObject({
      files: [],
      corrections: [],
    });
  });

  it('has the kept name in lists and reports', () => {
    const ask = viewWith();
    expect(ask('packages.list', {})).toMatchObject([{ patientName: BIA.name }]);
    const args = { range: null, now: '2026-03-31T12:00:00.000Z' };
    expect(ask('finance.report', args)).toMatchObject({
      patients: [{ patientName: BIA.name }],
      recent: [{ patientName: BIA.name }, { patientName: BIA.name }],
    });
  });
});
