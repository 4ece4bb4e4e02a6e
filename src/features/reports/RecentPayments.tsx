import { memo, useCallback, useMemo } from 'react';
import { useSame } from '../../client/useSame.ts';
import { useZone } from '../../client/useZone.ts';
import type { PaymentRow } from '../../data/queries/results.ts';
import { paymentMethodLabels } from '../../domain/payments/labels.ts';
import { paymentDay } from '../../domain/payments/state.ts';
import { formatDate, formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import { PaymentState } from '../../pieces/money/PaymentState.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { patientWords } from './TopPatients.tsx';

/** The ten that came last, each of which leads to its session. */
export const RecentPayments = ({ payments }: { payments: readonly PaymentRow[] }) => (
  <Rows payments={useSame(payments)} />
);

/** Another period often leaves them as they were. */
const Rows = memo(function Rows({ payments }: { payments: readonly PaymentRow[] }) {
  const zone = useZone();
  const { open } = useDialogs();
  const onOpen = useCallback(
    ({ payment }: PaymentRow) => open({ dialogo: 'sessao', alvo: payment.appointmentId }),
    [open],
  );
  return (
    <RecordList
      label="Pagamentos recentes"
      rows={payments}
      isAll
      arriving=""
      empty="Nenhum pagamento neste período."
      columns={useMemo(() => columnsIn(zone), [zone])}
      keyOf={keyOf}
      onOpen={onOpen}
      fixed
    />
  );
});

const keyOf = ({ payment }: PaymentRow): string => payment.id;

const columnsIn = (zone: string): readonly Column<PaymentRow>[] => [
  {
    name: 'data',
    label: 'Data',
    width: '9rem',
    phone: 'second',
    cell: ({ payment }) => formatDay(paymentDay(payment, zone)),
  },
  { name: 'paciente', label: 'Paciente', names: true, cell: patientWords },
  {
    name: 'sessao',
    label: 'Sessão',
    width: '8rem',
    cell: ({ startAt }) => startAt && formatDate(startAt, zone),
  },
  {
    name: 'forma',
    label: 'Forma',
    width: '10rem',
    phone: 'second',
    cell: ({ payment }) => paymentMethodLabels[payment.paymentMethod],
  },
  {
    name: 'status',
    label: 'Status',
    width: '9rem',
    phone: 'second',
    cell: ({ payment, mark }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <PaymentState state={payment.status} />
        <SyncMark mark={mark} />
      </span>
    ),
  },
  {
    name: 'valor',
    label: 'Valor',
    width: '8rem',
    numeric: true,
    phone: 'end',
    cell: ({ payment }) => formatMoney(payment.amount),
  },
];
