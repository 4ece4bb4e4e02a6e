import { memo, useCallback, useMemo } from 'react';
import { useSame } from '../../client/live/useSame.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { EntryRow } from '../../data/queries/money/results.ts';
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
import { entryAmount, soldWords } from './words.ts';

/** Shows the ten that came last. Each leads to its session, or to the package that was sold. */
export const RecentPayments = ({ payments }: { payments: readonly EntryRow[] }) => (
  <Rows payments={useSame(payments)} />
);

/** Another period often leaves them as they were. */
const Rows = memo(function Rows({ payments }: { payments: readonly EntryRow[] }) {
  const zone = useZone();
  const { open } = useDialogs();
  const onOpen = useCallback(
    ({ entry, appointmentId }: EntryRow) =>
      open(
        appointmentId === null
          ? { dialogo: 'editar-pacote', alvo: entry.id }
          : { dialogo: 'sessao', alvo: appointmentId },
      ),
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

const keyOf = ({ key }: EntryRow): string => key;

const columnsIn = (zone: string): readonly Column<EntryRow>[] => [
  {
    name: 'data',
    label: 'Data',
    width: '9rem',
    phone: 'second',
    cell: ({ entry }) => formatDay(paymentDay(entry, zone)),
  },
  { name: 'paciente', label: 'Paciente', names: true, cell: patientWords },
  {
    name: 'sessao',
    label: 'Sessão',
    width: '8rem',
    cell: ({ sold, startAt }) =>
      sold === null ? startAt && formatDate(startAt, zone) : soldWords(sold),
  },
  {
    name: 'forma',
    label: 'Forma',
    width: '10rem',
    phone: 'second',
    cell: ({ entry }) => paymentMethodLabels[entry.method],
  },
  {
    name: 'status',
    label: 'Status',
    width: '9rem',
    phone: 'second',
    cell: ({ entry, mark }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <PaymentState state={entry.status} />
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
    cell: ({ entry }) => formatMoney(entryAmount(entry)),
  },
];
