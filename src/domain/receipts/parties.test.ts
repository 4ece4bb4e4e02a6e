import { describe, expect, it } from 'vitest';
import type { Payment } from '../payments/payment.ts';
import { lineOf } from '../receitaSaude/batch.ts';
import { type KeptParties, partiesAtPayment, partiesOf } from './parties.ts';
import { transactionsOf } from './transactions.ts';
import { yearTotals } from './yearly.ts';

const [BIA, ANA, RUI] = ['11144477735', '52998224725', '16899535009'];
const bia = { name: 'Bia Lima', cpf: '111.444.777-35' };
const kept: KeptParties = partiesOf({ ...bia, payerName: 'Ana Lima', payerCpf: ANA });

const payment: Payment = {
  id: 'a',
  appointmentId: 's',
  patientId: 'p',
  psychologistId: 'q',
  amount: 150,
  paymentMethod: 'pix',
  status: 'paid',
  notes: null,
  paidOn: '2025-03-10',
  parties: kept,
  createdAt: '2025-03-10T12:00:00.000Z',
};
const [money] = transactionsOf({
  payments: [payment],
  packages: [],
  sessionOf: () => undefined,
  zone: 'America/Sao_Paulo',
});

describe('the parties of money that came', () => {
  it('stay when the record names another payer, another CPF, or is no longer seen', () => {
    const others = [
      { ...bia, payerName: 'Rui Lima', payerCpf: RUI },
      { ...bia, name: 'Beatriz Lima', cpf: RUI },
      undefined,
    ];
    for (const patient of others) expect(partiesAtPayment(kept, patient)).toEqual(kept);
  });

  it('gain a CPF that nobody knew, of the same person alone', () => {
    const unknown = partiesOf({ name: 'Bia Lima', cpf: null, payerName: 'Ana Lima' });
    expect(partiesAtPayment(unknown, { ...bia, payerName: 'Ana Lima', payerCpf: ANA })).toEqual(
      kept,
    );
    expect(partiesAtPayment(unknown, { ...bia, payerName: 'Rui Lima', payerCpf: RUI })).toEqual({
      payer: { name: 'Ana Lima', cpf: null },
      beneficiary: { name: 'Bia Lima', cpf: BIA },
    });
    expect(partiesAtPayment(unknown, { name: 'Caio', cpf: RUI })).toEqual(unknown);
  });

  it('of somebody who paid for herself do not become those of a later payer', () => {
    const herself = partiesOf({ ...bia, cpf: null });
    const patient = { ...bia, payerName: 'Ana Lima', payerCpf: ANA };
    expect(partiesAtPayment(herself, patient)?.payer).toEqual({ name: 'Bia Lima', cpf: BIA });
  });

  it('are those of the record where none were kept, and none where neither is there', () => {
    expect(partiesAtPayment(null, bia)).toEqual(partiesOf(bia));
    expect(partiesAtPayment(undefined, undefined)).toBeNull();
  });

  it('stand in the year’s total and in the Receita’s line, whatever the record says by now', () => {
    const other = { ...bia, payerName: 'Rui Lima', payerCpf: RUI };
    for (const patient of [undefined, other]) {
      const of = {
        profile: { regime: 'pf', regimeSince: null },
        partiesOf: () => partiesAtPayment(money?.parties, patient),
      } as const;
      expect(yearTotals('2025', [money!], of.partiesOf, () => 'pf')).toMatchObject([
        { payer: { name: 'Ana Lima', cpf: ANA }, cents: 15_000 },
      ]);
      expect(lineOf(money!, of)).toMatchObject({ payerCpf: ANA, beneficiaryCpf: BIA });
    }
  });
});
