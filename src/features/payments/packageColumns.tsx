import type { PackageListRow, PackageRow } from '../../data/queries/paymentsResults.ts';
import { formatDay } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import type { Column } from '../../ui/list/columns.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';

/** What is left of a package. */
export function PackageState({ row: { sold, left } }: { readonly row: PackageRow }) {
  if (sold.cancelledAt) return <StatusBadge tone="neutral">Cancelado</StatusBadge>;
  if (left === 0) return <StatusBadge tone="neutral">Usado</StatusBadge>;
  return (
    <StatusBadge tone="success">
      {left === 1 ? 'Resta 1' : `Restam ${left}`} de {sold.sessions}
    </StatusBadge>
  );
}

export const packageColumns: readonly Column<PackageListRow>[] = [
  {
    name: 'paciente',
    label: 'Paciente',
    cell: ({ patientName, mark }) => (
      <>
        {patientName ?? '—'}
        <SyncMark mark={mark} />
      </>
    ),
    sortBy: ({ patientName }) => patientName ?? '',
  },
  {
    name: 'vendido',
    label: 'Recebido em',
    width: '9rem',
    phone: 'second',
    cell: ({ sold }) => <span className="num">{formatDay(sold.paidOn)}</span>,
    sortBy: ({ sold }) => sold.paidOn,
  },
  {
    name: 'valor',
    label: 'Valor',
    width: '9rem',
    numeric: true,
    phone: 'second',
    cell: ({ sold }) => <span className="num">{formatMoney(sold.amount)}</span>,
    sortBy: ({ sold }) => sold.amount,
  },
  {
    name: 'resta',
    label: 'Sessões',
    width: '12rem',
    phone: 'end',
    cell: (row) => <PackageState row={row} />,
    sortBy: ({ left }) => left,
  },
];
