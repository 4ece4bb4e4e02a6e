import type { Payment } from '../../../../src/domain/payments/payment.ts';
import { isReceivedBy } from '../../../../src/domain/payments/received.ts';
import {
  type KeptParties,
  type Parties,
  partiesOf,
} from '../../../../src/domain/receipts/parties.ts';
import type { Decision, DecisionContext, Decisions } from '../../../engine/execution/decision.ts';

/**
 * Returns the parties of the patient's record. They are kept with money also of somebody who no
 * longer sees the record: whoever received it has to declare it.
 */
async function recorded({ tx }: DecisionContext, patientId: string): Promise<Parties | null> {
  const [found] = await tx.find('patients', { equal: { id: patientId } });
  return found ? partiesOf(found.document) : null;
}

/** Tells if a payment's parties are to be looked up: it has none, or is received only now. */
function lookUp(
  { documents }: DecisionContext,
  payment: Payment,
  told: KeptParties | null | undefined,
): 'anew' | 'late' | null {
  const before = documents.stored('payments', payment.id)?.document;
  if (before && !told && isReceivedBy(before, payment)) return 'anew';
  return payment.parties ? null : 'late';
}

/** Keeps the parties of payments that say none, or are received by a command that says none. */
async function keep(
  context: DecisionContext,
  ids: readonly string[],
  told: KeptParties | null | undefined,
): Promise<void> {
  const { documents } = context;
  const records = new Map<string, Parties | null>();
  for (const id of ids) {
    const payment = documents.get('payments', id);
    const wanted = payment && lookUp(context, payment, told);
    if (!wanted) continue;
    const { patientId, createdAt } = payment;
    const known = records.get(patientId) ?? (await recorded(context, patientId));
    records.set(patientId, known);
    if (!known) continue;
    const isFilled = wanted === 'late' && createdAt !== context.at;
    const parties = isFilled ? { ...known, isFilled } : known;
    documents.put('payments', { ...payment, parties });
  }
}

/** Keeps who paid for a package, where the device did not say. */
export const keepBuyer: Decision<'package.create'> = async ({ id }, context) => {
  const sold = context.documents.get('packages', id);
  const parties = sold && !sold.parties && (await recorded(context, sold.patientId));
  if (parties) context.documents.put('packages', { ...sold, parties });
};

export const keptParties: Decisions = {
  'payment.create': ({ id, parties }, context) => keep(context, [id], parties),
  'payment.update': ({ id, parties }, context) => keep(context, [id], parties),
  'payment.createMany': ({ payments, parties }, context) =>
    keep(
      context,
      payments.map(({ id }) => id),
      parties,
    ),
  'payment.restore': ({ id }, context) => keep(context, [id], null),
};
