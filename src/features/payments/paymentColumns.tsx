import type { PaymentRow } from '../../data/queries/money/results.ts';
import { paymentMethodLabels, paymentStatusLabels } from '../../domain/payments/labels.ts';
import { hasCome, paymentDay } from '../../domain/payments/state.ts';
import { formatDate, formatDay } from '../../domain/time/format.ts';
import { refundedCents } from '../../domain/payments/refund.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { refundWords } from '../../pieces/money/refundWords.ts';
import { PaymentState } from '../../pieces/money/PaymentState.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';

const howOf = ({ payment: { packageId, paymentMethod } }: PaymentRow): string =>
  packageId ? 'Pacote' : paymentMethodLabels[paymentMethod];

/** How a payment stands, and what went back of it. */
const State = ({ payment }: Pick<PaymentRow, 'payment'>) => (
  <>
    <PaymentState state={payment.status} />
    {payment.refundedOn && (
      <span className="num">
        {' '}
        {refundWords({ cents: refundedCents(payment), day: payment.refundedOn })}
      </span>
    )}
  </>
);

/** What a list of one patient's payments says. Days stand on the clinic's calendar. */
export const paymentColumns = (zone: string): readonly Column<PaymentRow>[] => [
  {
    name: 'recebido',
    label: 'Recebido em',
    width: '9rem',
    sortBy: ({ payment }) => paymentDay(payment, zone),
    cell: ({ payment, mark }) => {
      return (
        <span className="num">
          {hasCome(payment.status)
            ? formatDay(paymentDay(payment, zone))
            : paymentStatusLabels[payment.status].label}
          <SyncMark mark={mark} />
        </span>
      );
    },
  },
  {
    name: 'sessao',
    label: 'Sessão de',
    width: '11.5rem',
    phone: 'second',
    sortBy: ({ startAt }) => startAt ?? '',
    cell: ({ startAt }) => (
      <span className="num">{startAt ? `sessão de ${formatDate(startAt, zone)}` : '—'}</span>
    ),
  },
  {
    name: 'forma',
    label: 'Forma',
    phone: 'second',
    sortBy: howOf,
    cell: howOf,
  },
  {
    name: 'situacao',
    label: 'Situação',
    width: '9rem',
    sortBy: ({ payment }) => payment.status,
    cell: ({ payment }) => <State payment={payment} />,
  },
  {
    name: 'valor',
    label: 'Valor',
    width: '9rem',
    numeric: true,
    phone: 'end',
    sortBy: ({ payment }) => payment.amount,
    cell: ({ payment }) => (
      <span className="num" style={{ whiteSpace: 'nowrap' }}>
        {formatMoney(payment.amount)}
      </span>
    ),
  },
];
