import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { keptPrice } from '../../../../src/domain/payments/price.ts';
import { isBillable } from '../../../../src/domain/reports/billable.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';

/**
 * Keeps the price of a session that took place or was missed. A device reckons the same number
 * from the patient's fees until it hears of it.
 */
export async function keepPrice(
  { id }: Pick<Appointment, 'id'>,
  { documents, tx }: Pick<DecisionContext, 'documents' | 'tx'>,
): Promise<void> {
  const session = documents.get('appointments', id);
  if (!session?.patientId || !isBillable(session) || session.isFree != null) return;
  const [patient] = await tx.find('patients', { equal: { id: session.patientId } });
  documents.put('appointments', { ...session, ...keptPrice(session, patient?.document) });
}

/**
 * Leaves their price to sessions for which somebody registered a payment. The person meant those
 * that were open on their device; money that was settled at one price is not owed at another.
 */
export const keepRegistered: Decision<'appointment.setPrices'> = async (
  { sessions },
  { documents, tx },
) => {
  const registered = await tx.find('payments', { among: { appointmentId: sessions } });
  for (const id of new Set(registered.map(({ document }) => document.appointmentId))) {
    const before = documents.stored('appointments', id)?.document;
    if (before) documents.put('appointments', before);
  }
};
