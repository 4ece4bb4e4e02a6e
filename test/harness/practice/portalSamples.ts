import type { PortalReceipt } from '../../../src/data/queries/portal/portalMoney.ts';
import { receiptIdOf } from '../../../src/domain/receipts/receipt.ts';
import { samplePatient } from './samples.ts';

/** Makes a payment of a patient, with its receipt. */
export function portalReceipt(changes: { readonly patientId: string }): PortalReceipt {
  const [id, psychologistId] = [samplePatient(70).id, samplePatient(71).id];
  return {
    transaction: {
      id,
      ...changes,
      psychologistId,
      day: '2026-03-05',
      cents: 18_000,
      missedCents: 0,
      refunds: [],
      status: 'paid',
      method: 'pix',
      sessions: [],
      sold: null,
      parties: null,
      parts: [],
      corrections: [],
    },
    receipt: {
      id: receiptIdOf(id),
      psychologistId,
      transactionId: id,
      ...changes,
      year: 2026,
      number: 12,
      issuedAt: '2026-03-05T12:00:00.000Z',
      invoice: null,
      inPortal: [
        {
          number: '2026/0012',
          invoice: null,
          text: {
            title: 'Comprovante de pagamento',
            blocks: [
              {
                kind: 'text',
                text: 'Recebi de Ana Souza (CPF não informado), o valor de R$ 180,00.',
              },
              { kind: 'facts', facts: [['Recebido por', 'Helena Duarte Prado']] },
              { kind: 'signature', lines: ['Helena Duarte Prado', 'CRP 06/104512'] },
            ],
          },
        },
      ],
      createdAt: '2026-03-05T12:00:00.000Z',
    },
  };
}
