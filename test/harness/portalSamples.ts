import type { PortalReceipt } from '../../src/data/queries/portalMoney.ts';
import { receiptIdOf } from '../../src/domain/receipts/receipt.ts';
import { samplePatient } from './samples.ts';

/** What a patient paid and has the receipt of. */
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
      status: 'paid',
      method: 'pix',
      sessions: [],
      sold: null,
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
      createdAt: '2026-03-05T12:00:00.000Z',
    },
    issuer: {
      regime: 'pf',
      regimeSince: null,
      crp: '06/104512',
      cpf: '52998224725',
      cnpj: null,
      legalName: 'Helena Duarte Prado',
      companyName: null,
      city: 'Recife',
    },
    psychologistName: 'Helena',
    patient: { name: 'Ana Souza', cpf: null },
  };
}
