import type { Decision } from '../sync/decision.ts';
import { paymentExists } from '../sync/constraints.ts';

/** A session that is paid takes no further payment, of whatever status. */
export const payOnce: Decision<'payment.create'> = async ({ id, appointmentId }, { tx }) => {
  const paid = await tx.find('payments', { equal: { appointmentId, status: 'paid' } });
  if (paid.some((one) => one.id !== id)) throw paymentExists();
};
