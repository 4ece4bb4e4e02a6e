import type { Paper } from '../documents/paper.ts';
import { paymentMethodLabels } from '../payments/labels.ts';
import { professionalOf } from '../professional/professional.ts';
import { type ReceiptIssuer, regimeOn } from '../professional/profile.ts';
import { wallClock } from '../time/zone.ts';
import { receiptPaper } from './paper.ts';
import type { Party } from './parties.ts';
import { type Receipt, receiptNumber } from './receipt.ts';
import type { Transaction } from './transactions.ts';

interface Handed {
  readonly transaction: Transaction;
  readonly receipt: Receipt | null;
  readonly issuer: ReceiptIssuer | null;
  readonly psychologistName: string | null;
  readonly patient: Party;
}

/**
 * The receipt as its patient has it, without the picture of a signature. `null` where none was issued, where it was made out to
 * somebody else, or where the psychologist does not have it shown.
 */
export function portalReceiptPaper(of: Handed, zone: string): Paper | null {
  const { transaction, receipt, issuer, psychologistName, patient } = of;
  const number = receipt && receiptNumber(receipt);
  if (!receipt?.issuedAt || !number || !issuer) return null;
  return receiptPaper({
    ...issuer,
    transaction,
    parties: { payer: patient, beneficiary: patient },
    professional: professionalOf({ name: psychologistName ?? '', crp: null }, issuer),
    regime: regimeOn(issuer, transaction.day),
    signature: null,
    number,
    invoice: receipt.invoice,
    methodName: paymentMethodLabels[transaction.method],
    day: wallClock(receipt.issuedAt, zone).day,
    zone,
  });
}
