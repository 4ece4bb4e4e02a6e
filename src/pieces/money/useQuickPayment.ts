import { newId } from '../../client/newId.ts';
import type { PackageRow, SessionPayments } from '../../data/queries/money/results.ts';
import { formatMoney } from './format.ts';
import { useNewPayment, useOpenPayment } from './usePaid.ts';
import { useToday } from '../../client/time/useToday.ts';

interface QuickPayment {
  readonly label: string;
  readonly saving: boolean;
  readonly pay: () => void;
}

const SAYS_FAILURE = { saysFailure: true };

const leftWords = ({ left }: PackageRow): string =>
  left === 1 ? 'Usar pacote (resta 1)' : `Usar pacote (restam ${left})`;

/**
 * The likeliest payment of a session, ready to be registered with one click: out of the patient's package, what was registered
 * as open, or the agreed amount by Pix, today. `null` where nobody has said what it costs.
 */
export function useQuickPayment(known: SessionPayments): QuickPayment | null {
  const { session, rows, packages, amount } = known;
  const today = useToday();
  const create = useNewPayment(SAYS_FAILURE);
  const settle = useOpenPayment(SAYS_FAILURE);
  const saving = create.saving || settle.saving;
  const [sold] = packages;
  const open = rows.find(({ payment }) => payment.status === 'pending')?.payment;
  const appointmentId = session.id;
  if (open)
    return {
      label: `Recebi ${formatMoney(open.amount)}`,
      saving,
      pay: () => void settle.settle(open, { id: open.id, status: 'paid', paidOn: today }),
    };
  if (sold && sold.share !== null) {
    const { share } = sold;
    const { id: packageId, paymentMethod } = sold.sold;
    return {
      label: leftWords(sold),
      saving,
      pay: () =>
        void create.pay({
          id: newId(),
          appointmentId,
          amount: share,
          paymentMethod,
          status: 'paid',
          packageId,
        }),
    };
  }
  if (amount === null) return null;
  return {
    label: `Recebi ${formatMoney(amount)} por Pix`,
    saving,
    pay: () =>
      void create.pay({
        id: newId(),
        appointmentId,
        amount,
        paymentMethod: 'pix',
        status: 'paid',
        paidOn: today,
      }),
  };
}
