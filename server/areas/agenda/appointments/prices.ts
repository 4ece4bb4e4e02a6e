import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import { keptPrice } from '../../../../src/domain/payments/price.ts';
import { isBillable } from '../../../../src/domain/reports/billable.ts';
import type { DecisionContext } from '../../../engine/execution/decision.ts';

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
