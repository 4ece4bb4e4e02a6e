import { DomainError } from '../../src/domain/core/errors.ts';
import { missing } from '../../src/domain/core/documents.ts';
import { partiesOf } from '../../src/domain/receipts/parties.ts';
import { receiptIdOf } from '../../src/domain/receipts/receipt.ts';
import { declaredOf } from '../../src/domain/receitaSaude/file.ts';
import { formatDay } from '../../src/domain/time/format.ts';
import type { Decision, DecisionContext } from '../sync/decision.ts';

/** The patient, unless somebody else pays: whose name and CPF the patient's portal does not have. */
async function shownTo(patientId: string, { tx }: DecisionContext): Promise<string | null> {
  const [found] = await tx.find('patients', { equal: { id: patientId } });
  if (!found) return null;
  const { payer, beneficiary } = partiesOf(found.document);
  return payer === beneficiary ? patientId : null;
}

/** Whose money it was. Nobody takes the receipt of a colleague's. @throws DomainError 404 */
async function patientOf(transactionId: string, { tx, actor }: DecisionContext): Promise<string> {
  const psychologistId = actor.userId;
  const found = [
    ...(await tx.find('payments', { equal: { id: transactionId, psychologistId } })),
    ...(await tx.find('payments', { equal: { transactionId, psychologistId } })),
    ...(await tx.find('packages', { equal: { id: transactionId, psychologistId } })),
  ];
  const [first] = found;
  if (!first) throw missing('payments');
  return first.document.patientId;
}

/**
 * The next one of the psychologist's year. What is refused takes none; of a receipt that is gone there is a gap. One of before
 * patients could see theirs is shown to them once it is issued again.
 */
export const numberReceipt: Decision<'receipt.issue'> = async ({ transactionId }, context) => {
  const patientId = await shownTo(await patientOf(transactionId, context), context);
  const { documents, tx, actor } = context;
  const receipt = documents.get('paymentReceipts', receiptIdOf(transactionId));
  if (!receipt) return;
  if (receipt.number !== null) {
    if (receipt.patientId !== patientId)
      documents.put('paymentReceipts', { ...receipt, patientId });
    return;
  }
  const equal = { psychologistId: actor.userId, year: receipt.year };
  const numbers = (await tx.find('paymentReceipts', { equal })).map(
    ({ document }) => document.number ?? 0,
  );
  const last = numbers.reduce((a, b) => Math.max(a, b), 0);
  documents.put('paymentReceipts', { ...receipt, patientId, number: last + 1 });
};

export const requireOwnInvoice: Decision<'receipt.setInvoice'> = async (
  { transactionId },
  context,
) => {
  await patientOf(transactionId, context);
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
