import { useLive } from '../../../client/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/known.ts';
import type { AppointmentRow } from '../../../data/queries/results.ts';
import { statusAt } from '../../../domain/appointments/appointment.ts';
import { formatMoney } from '../../../pieces/money/format.ts';
import { Fact } from '../../../ui/Fact.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { useNow } from '../../../ui/useNow.ts';

/** Whether the session was paid, as far as this device knows; nothing is said of one that nobody owes yet. */
export function PaymentFact({ session }: { session: AppointmentRow }) {
  const status = statusAt(session, useNow());
  const known = useLive('payments.ofAppointment', { appointmentId: session.id });
  if (!known) return null;
  const payments = shownOf(known).map(({ payment }) => payment);
  const paid = payments.find((payment) => payment.status === 'paid');
  const isOwed = status === 'completed' || status === 'no_show' || payments.length > 0;
  if (!paid && !(isOwed && isWhole(known))) return null;
  return (
    <Fact term="Pagamento">
      <StatusBadge tone={paid ? 'success' : 'warning'}>{paid ? 'Pago' : 'Pendente'}</StatusBadge>
      {paid && ` ${formatMoney(paid.amount)}`}
    </Fact>
  );
}
