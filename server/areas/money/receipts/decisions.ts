import { DomainError } from '../../../../src/domain/core/errors.ts';
import { missing } from '../../../../src/domain/core/documents.ts';
import { numbersIn, type Receipt, receiptIdOf } from '../../../../src/domain/receipts/receipt.ts';
import { declaredOf } from '../../../../src/domain/receitaSaude/file.ts';
import { formatDay } from '../../../../src/domain/time/format.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import { type Books, moneyOf, withTexts } from './money.ts';
import { keepTextsJob } from './keepTexts.ts';

const booksOf = ({ tx, actor }: DecisionContext): Books => ({
  tenantId: actor.tenantId,
  find: async (entity, find) => (await tx.find(entity, find)).map(({ document }) => document),
});

/** Nobody takes the receipt of a colleague's money. @throws DomainError 404 */
async function requireOwn(transactionId: string, context: DecisionContext): Promise<void> {
  const own = { transactionId, psychologistId: context.actor.userId };
  if (!(await moneyOf(booksOf(context), own))) throw missing('payments');
}

/** The next number of the psychologist's year. Of a receipt that is gone there is a gap. */
async function nextNumber({ year }: Receipt, { tx, actor }: DecisionContext): Promise<number> {
  const { userId: psychologistId } = actor;
  const all = await tx.find('paymentReceipts', { equal: { psychologistId } });
  const numbers = all.flatMap(({ document }) => numbersIn(document, year));
  return numbers.reduce((a, b) => Math.max(a, b), 0) + 1;
}

/**
 * Gives the number, and keeps the text as it is issued. What is refused takes no number. A receipt
 * that was numbered before texts were kept gets its text now.
 */
export const numberReceipt: Decision<'receipt.issue'> = async ({ transactionId }, context) => {
  await requireOwn(transactionId, context);
  const { documents } = context;
  const receipt = documents.get('paymentReceipts', receiptIdOf(transactionId));
  if (!receipt) return;
  const isLate = receipt.number !== null;
  const number = receipt.number ?? (await nextNumber(receipt, context));
  const issued = await withTexts(booksOf(context), { ...receipt, number }, { isLate });
  documents.put('paymentReceipts', issued);
};

export const requireOwnInvoice: Decision<'receipt.setInvoice'> = async (
  { transactionId },
  context,
) => {
  await requireOwn(transactionId, context);
  const { documents } = context;
  const receipt = documents.get('paymentReceipts', receiptIdOf(transactionId));
  if (!receipt?.paper) return;
  // The patient's portal has the invoice beside the text.
  const issued = await withTexts(booksOf(context), receipt, { isLate: true });
  documents.put('paymentReceipts', issued);
};

const twice = (days: readonly string[]): DomainError =>
  new DomainError(
    'already_declared',
    `Outro arquivo seu já tem ${days.length === 1 ? 'o pagamento' : 'os pagamentos'} de ${days.join(', ')}. Não importe este na Receita; se já importou, use “Desfazer escrituração” lá, descarte este e gere de novo.`,
  );

const DAYS_SAID = 5;

/** Two devices without a network make the same month's file: the second one is told. */
export const declareOnce: Decision<'receitaFile.create'> = async ({ id, lines }, { tx, actor }) => {
  const files = await tx.find('receitaFiles', { equal: { psychologistId: actor.userId } });
  const others = files.map(({ document }) => document).filter((file) => file.id !== id);
  const declared = declaredOf(others);
  const again = lines.filter(({ transactionId }) => declared.has(transactionId));
  const days = [...new Set(again.map(({ day }) => formatDay(day)))];
  if (days.length > 0) throw twice(days.slice(0, DAYS_SAID));
};

/** Receipts go into the patients' portals, or out of them, as the psychologist says. */
export const followSharing: Decision<'profile.setProfessional'> = async (_args, context) => {
  const { documents, tx, actor } = context;
  const before = documents.stored('professionalProfiles', actor.userId)?.document;
  const after = documents.get('professionalProfiles', actor.userId);
  if ((before?.receiptIssuer == null) === (after?.receiptIssuer == null)) return;
  await tx.enqueue([keepTextsJob(actor.userId)]);
};
