import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { OfferedPix } from '../../../domain/professional/profile.ts';
import { type Receipt, receiptIdOf } from '../../../domain/receipts/receipt.ts';
import { type Transaction, transactionsOf } from '../../../domain/receipts/transactions.ts';
import { toCents } from '../../../domain/payments/amount.ts';
import { coversEverything } from '../../view/coverage.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { owedSession } from '../money/payments.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

/** Money that came from the patient, with the receipts that are shown in the portal. */
export interface PortalReceipt {
  readonly transaction: Transaction;
  /** `null` where none was issued to the patient. */
  readonly receipt: Receipt | null;
}

export interface PortalPayment {
  /** What is still to be paid; whole centavos, `null` where nobody said how much. */
  readonly owed: { readonly cents: number | null } | null;
  /** Where to; `null` unless the psychologist has it shown. */
  readonly pix: (OfferedPix & { readonly name: string }) | null;
  readonly paid: PortalReceipt | null;
}

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
      const receipt = view.get('paymentReceipts', receiptIdOf(transaction.id)) ?? null;
      return { transaction, receipt };
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
