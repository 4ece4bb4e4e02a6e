import type { Documents, EntityName } from '../../../../src/domain/core/documents.ts';
import type { ProfessionalProfile } from '../../../../src/domain/professional/profile.ts';
import { issue } from '../../../../src/domain/receipts/issued.ts';
import type { IssuedPaper } from '../../../../src/domain/receipts/issuedFields.ts';
import { partiesAtPayment } from '../../../../src/domain/receipts/parties.ts';
import { portalReceiptsOf, type Receipt } from '../../../../src/domain/receipts/receipt.ts';
import { type Transaction, transactionsOf } from '../../../../src/domain/receipts/transactions.ts';
import { DEFAULT_TIME_ZONE, wallClock } from '../../../../src/domain/time/zone.ts';
import type { Find } from '../../../engine/execution/store.ts';

/** Finds documents of the practice, whichever transaction asks. */
type FindDocuments = <E extends EntityName>(
  entity: E,
  find: Find<E>,
) => Promise<readonly Documents[E][]>;

export interface Books {
  readonly find: FindDocuments;
  readonly tenantId: string;
}

type Own = Pick<Receipt, 'transactionId' | 'psychologistId'>;

async function zoneIn({ find, tenantId }: Books): Promise<string> {
  const [tenant] = await find('tenants', { equal: { id: tenantId } });
  return tenant?.timeZone || DEFAULT_TIME_ZONE;
}

/** Returns the money that a receipt is for. Nobody takes the receipt of a colleague's. */
export async function moneyOf(
  books: Books,
  { transactionId, psychologistId }: Own,
): Promise<Transaction | undefined> {
  const { find } = books;
  const packages = await find('packages', { equal: { id: transactionId, psychologistId } });
  const taken = packages.length > 0 ? { packageId: transactionId } : null;
  const payments = taken
    ? await find('payments', { equal: taken })
    : [
        ...(await find('payments', { equal: { id: transactionId, psychologistId } })),
        ...(await find('payments', { equal: { transactionId, psychologistId } })),
      ];
  const ids = payments.map(({ appointmentId }) => appointmentId);
  const sessions = await find('appointments', { among: { id: ids } });
  const byId = new Map(sessions.map((one) => [one.id, one]));
  const sessionOf = (id: string) => byId.get(id);
  const all = transactionsOf({ payments, packages, sessionOf, zone: await zoneIn(books) });
  return all.find(({ id }) => id === transactionId);
}

/** Makes the text of a numbered receipt. `null` where nobody knows who paid. */
async function paperOf(
  books: Books,
  receipt: Receipt,
  transaction: Transaction,
  profile: ProfessionalProfile | null,
): Promise<IssuedPaper | null> {
  const { find } = books;
  const { psychologistId, issuedAt, createdAt } = receipt;
  const [patient] = await find('patients', { equal: { id: transaction.patientId } });
  const [user] = await find('users', { equal: { id: psychologistId } });
  const parties = partiesAtPayment(transaction.parties, patient);
  if (!parties || !user) return null;
  const zone = await zoneIn(books);
  const day = wallClock(issuedAt ?? createdAt, zone).day;
  const replaces = receipt.earlier?.at(-1)?.number ?? null;
  return issue({ transaction, parties, user, profile, day, zone, replaces });
}

async function madeText(
  books: Books,
  receipt: Receipt,
  profile: ProfessionalProfile | null,
  isLate: boolean,
) {
  const transaction = await moneyOf(books, receipt);
  const made = transaction && (await paperOf(books, receipt, transaction, profile));
  if (!made) return null;
  const paper = isLate ? { ...made, isFilled: true } : made;
  return { paper, patientId: transaction.patientId };
}

/** Adds what the patient's portal may have: nothing unless the psychologist has receipts shown. */
function withPortal(
  receipt: Receipt,
  profile: ProfessionalProfile | null,
  paidBy: string | null,
): Receipt {
  const own = portalReceiptsOf(receipt);
  if (own.length === 0) return { ...receipt, patientId: null, inPortal: null };
  const inPortal = profile?.receiptIssuer ? own : null;
  return { ...receipt, patientId: paidBy ?? receipt.patientId ?? null, inPortal };
}

/**
 * Returns a numbered receipt with its text, and with what the patient's portal may have of it.
 * @param isLate true if the text is not made with the number, but later
 */
export async function withTexts(
  books: Books,
  receipt: Receipt,
  { isLate }: { readonly isLate: boolean },
): Promise<Receipt> {
  const { psychologistId: id } = receipt;
  const [profile = null] = await books.find('professionalProfiles', { equal: { id } });
  if (receipt.paper) return withPortal(receipt, profile, null);
  const made = await madeText(books, receipt, profile, isLate);
  return made ? withPortal({ ...receipt, paper: made.paper }, profile, made.patientId) : receipt;
}
