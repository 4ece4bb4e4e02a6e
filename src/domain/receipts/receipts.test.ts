import { describe, expect, it } from 'vitest';
import { paperText } from '../documents/paper.ts';
import { regimeOn } from '../professional/profile.ts';
import { receiptPaper, receiptText, type ReceiptOf, type Stamp } from './paper.ts';
import { partiesOf } from './parties.ts';
import { receiptIdOf, receiptNumber } from './receipt.ts';
import type { Transaction } from './transactions.ts';
import { yearTotals } from './yearly.ts';

const ID = '01932b7e-5f70-7abc-8def-0123456789ab';
const transaction: Transaction = {
  id: ID,
  patientId: 'p',
  psychologistId: 'q',
  day: '2026-11-20',
  cents: 123_456,
  missedCents: 0,
  refunds: [],
  status: 'paid',
  method: 'pix',
  sessions: [
    { startAt: '2026-11-06T01:30:00.000Z', endAt: '2026-11-06T02:20:00.000Z', status: 'completed' },
    { startAt: '2026-11-12T17:00:00.000Z', endAt: '2026-11-12T17:50:00.000Z', status: 'no_show' },
  ],
  sold: null,
  parties: null,
  parts: [],
  corrections: [],
};
const child = {
  name: 'Bia Lima',
  cpf: '111.444.777-35',
  payerName: 'Ana Lima',
  payerCpf: '529.982.247-25',
};
const of = (changes: Partial<ReceiptOf> = {}): ReceiptOf => ({
  transaction,
  parties: partiesOf(child),
  professional: { name: 'Helena Duarte', crp: '06/123456' },
  regime: 'pf',
  cpf: '168.995.350-09',
  cnpj: '12ABC34501DE35',
  companyName: 'Prática Ltda.',
  city: 'Recife',
  methodName: 'Pix',
  day: '2026-11-22',
  zone: 'America/Sao_Paulo',
  ...changes,
});

const stamp: Stamp = { number: '2026/0012', invoice: null, signature: null };

describe('a receipt', () => {
  it('of a person says who paid how much for whom, and that it does not replace the Receita Saúde', () => {
    const paper = receiptPaper(receiptText(of()), stamp);
    expect(paper.title).toBe('Comprovante de pagamento');
    expect(paper.blocks).toEqual([
      {
        kind: 'text',
        text: 'Recebi de Ana Lima, CPF 529.982.247-25, o valor de R$ 1.234,56 (mil duzentos e trinta e quatro reais e cinquenta e seis centavos), referente a 2 sessões de psicologia.',
      },
      {
        kind: 'facts',
        facts: [
          ['Número', '2026/0012'],
          ['Emitido em', '22/11/2026'],
          ['Pago em', '20/11/2026'],
          ['Forma de pagamento', 'Pix'],
          ['Paciente', 'Bia Lima, CPF 111.444.777-35'],
          ['Recebido por', 'Helena Duarte'],
          ['CPF', '168.995.350-09'],
        ],
      },
      { kind: 'heading', level: 3, text: 'Datas das sessões' },
      { kind: 'items', items: ['05/11/2026', '12/11/2026 (falta cobrada)'] },
      {
        kind: 'quiet',
        text: 'Este comprovante não substitui o recibo do Receita Saúde, que é o documento para o imposto de renda.',
      },
      { kind: 'text', text: 'Recife, 22 de novembro de 2026.' },
      { kind: 'signature', lines: ['Helena Duarte', 'CRP 06/123456'] },
    ]);
  });

  it('bears the picture of a signature where there is one', () => {
    const signature = 'data:image/png;base64,iVBORw0KGgo=';
    const [last] = receiptPaper(receiptText(of()), { ...stamp, signature }).blocks.slice(-1);
    expect(last).toMatchObject({ kind: 'signature', image: signature });
  });

  it('of a company names the company and its invoice; without a network it has no number yet', () => {
    const paper = receiptText(of({ regime: 'pj' }));
    const text = paperText(receiptPaper(paper, { ...stamp, invoice: 'NFS-e 77', number: null }));
    for (const words of ['"Recibo"', 'Prática Ltda.', '12ABC34501DE35', 'NFS-e 77', 'sem número'])
      expect(text).toContain(words);
    expect(text).not.toContain('Receita Saúde');
    expect(text).not.toContain('168.995.350-09');
  });

  it('of a package and of a patient who pays says so, and what is not known', () => {
    const parties = partiesOf({ name: 'Bia Lima', cpf: null });
    const text = paperText(
      receiptPaper(
        receiptText(of({ transaction: { ...transaction, sessions: [], sold: 8 }, parties })),
        stamp,
      ),
    );
    expect(text).toContain('Recebi de Bia Lima (CPF não informado)');
    expect(text).toContain('um pacote de 8 sessões de psicologia');
    expect(text).not.toContain('Paciente');
  });

  it('has one id and one number', () => {
    expect(receiptIdOf(ID)).toBe('01932b7e-5f70-8abc-8def-0123456789ab');
    expect(receiptNumber({ year: 2026, number: 12 })).toBe('2026/0012');
    expect(receiptNumber({ year: 2026, number: null })).toBeNull();
  });
});

describe('who pays', () => {
  it('is never given the patient’s CPF', () => {
    expect(partiesOf({ ...child, payerCpf: null }).payer).toEqual({ name: 'Ana Lima', cpf: null });
    expect(partiesOf({ ...child, payerName: null }).payer.cpf).toBe('52998224725');
  });

  it('is told the year by whom it was for', () => {
    const other = { name: 'Caio Lima', cpf: null, payerName: 'Ana Lima', payerCpf: child.payerCpf };
    const people = new Map([
      ['p', partiesOf(child)],
      ['c', partiesOf(other)],
    ]);
    const totals = yearTotals(
      '2026',
      [
        transaction,
        { ...transaction, cents: 1000, missedCents: 1000 },
        { ...transaction, patientId: 'c', cents: 50 },
        { ...transaction, status: 'refunded' },
        { ...transaction, day: '2025-12-31' },
        { ...transaction, patientId: 'gone' },
      ],
      ({ patientId }) => people.get(patientId) ?? null,
      () => 'pf',
    );
    expect(totals.map((one) => [one.beneficiary.name, one.cents, one.missedCents])).toEqual([
      ['Bia Lima', 123_456, 1000],
      ['Caio Lima', 50, 0],
      ['Nome não informado', 123_456, 0],
    ]);
  });

  it('is told apart what was received as a person and as a company', () => {
    const profile = { regime: 'pj', regimeSince: '2026-11-01' } as const;
    const totals = yearTotals(
      '2026',
      [{ ...transaction, day: '2026-10-31', cents: 1000 }, transaction],
      () => partiesOf(child),
      (day) => regimeOn(profile, day),
    );
    expect(totals.map(({ regime, cents }) => [regime, cents])).toEqual([
      ['pf', 1000],
      ['pj', 123_456],
    ]);
  });
});
