import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { OfferedPix, ReceiptIssuer } from '../../domain/professional/profile.ts';
import { type Party, partiesOf } from '../../domain/receipts/parties.ts';
import { type Receipt, receiptIdOf } from '../../domain/receipts/receipt.ts';
import { type Transaction, transactionsOf } from '../../domain/receipts/transactions.ts';
import { toCents } from '../../domain/payments/payment.ts';
import { coversEverything } from '../view/coverage.ts';
import { gathered, type Gathered } from './known.ts';
import { owedSession } from './payments.ts';
import { defineQuery } from './query.ts';
import type { QuerySource, QueryView } from './source.ts';
import { zoneOf } from './zone.ts';

/** Money that came from the patient, and what may be handed out for it. */
export interface PortalReceipt {
  readonly transaction: Transaction;
  /** `null` where none was issued, or it was made out to somebody else. */
  readonly receipt: Receipt | null;
  /** `null` unless the psychologist has it shown. */
  readonly issuer: ReceiptIssuer | null;
  readonly psychologistName: string | null;
  readonly patient: Party;
}

export interface PortalPayment {
  /** What is still to be paid; whole centavos, `null` where nobody said how much. */
  readonly owed: { readonly cents: number | null } | null;
  /** Where to; `null` unless the psychologist has it shown. */
  readonly pix: (OfferedPix & { readonly name: string }) | null;
  readonly paid: PortalReceipt | null;
}

const NOBODY: Party = { name: '', cpf: null };

function receiptsOf(view: QueryView): readonly PortalReceipt[] {
  const transactions = transactionsOf({
    payments: view.all('payments'),
    packages: view.all('packages'),
    sessionOf: (id) => view.get('appointments', id),
    zone: zoneOf(view),
  });
  return transactions
    .filter(({ status }) => status === 'paid')
    .map((transaction): PortalReceipt => {
      const { id, patientId, psychologistId } = transaction;
      const patient = view.get('patients', patientId);
      return {
        transaction,
        receipt: view.get('paymentReceipts', receiptIdOf(id)) ?? null,
        issuer: view.get('professionalProfiles', psychologistId)?.receiptIssuer ?? null,
        psychologistName: view.get('users', psychologistId)?.name ?? null,
        patient: patient ? partiesOf(patient).beneficiary : NOBODY,
      };
    })
    .toReversed();
}

/** What the signed-in patient paid, the newest first. */
export const portalReceipts = defineQuery({
  name: 'portal.receipts',
  run: ({ view, coverage }: QuerySource): Gathered<readonly PortalReceipt[]> =>
    gathered(coversEverything(coverage), receiptsOf(view)),
});

const owedOf = (view: QueryView, session: Appointment): PortalPayment['owed'] => {
  const owed = owedSession(view, session);
  return owed && { cents: owed.amount === null ? null : toCents(owed.amount) };
};

function pixOf(view: QueryView, { psychologistId }: Appointment): PortalPayment['pix'] {
  const pix = view.get('professionalProfiles', psychologistId)?.offeredPix;
  return pix ? { ...pix, name: pix.name ?? view.get('users', psychologistId)?.name ?? '' } : null;
}

function paidOf(view: QueryView, { id }: Appointment): PortalReceipt | null {
  const payments = view.indexes.paymentsOfAppointment.get(id);
  const paid = payments.find(({ status }) => status === 'paid');
  if (!paid) return null;
  const transactionId = paid.packageId ?? paid.transactionId ?? paid.id;
  return receiptsOf(view).find(({ transaction }) => transaction.id === transactionId) ?? null;
}

const NOTHING: PortalPayment = { owed: null, pix: null, paid: null };

/** How the money for one of the patient's sessions stands. */
export const portalPayment = defineQuery({
  name: 'portal.payment',
  run({ view, coverage }: QuerySource, { id }: { readonly id: string }): Gathered<PortalPayment> {
    const session = view.get('appointments', id);
    const payment = session && {
      owed: owedOf(view, session),
      pix: pixOf(view, session),
      paid: paidOf(view, session),
    };
    return gathered(coversEverything(coverage), payment ?? NOTHING);
  },
});
