import type { PackageListRow, PackageRow } from '../../../data/queries/money/results.ts';
import type { SessionPackage } from '../../../domain/packages/package.ts';
import { formatDay } from '../../../domain/time/format.ts';
import { refundedCents } from '../../../domain/payments/refund.ts';
import { formatMoney } from '../../../pieces/money/format.ts';
import { refundWords } from '../../../pieces/money/refundWords.ts';
import type { Column } from '../../../ui/list/columns.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';

/** Tells what went back of a package, and when. */
export function keptWords(sold: SessionPackage): string {
  const { refundedOn, isRefundFilled } = sold;
  if (!refundedOn) return 'nada foi devolvido';
  const words = refundWords({ cents: refundedCents(sold), day: refundedOn });
  return isRefundFilled ? `${words} (preenchido pelo sistema)` : words;
}

const passedWords = (sessions: number): string =>
  sessions === 1 ? '1 sessão passou' : `${sessions} sessões passaram`;

/** What is left of a package. */
export function PackageState({ row: { sold, left } }: { readonly row: PackageRow }) {
  if (sold.cancelledAt) return <StatusBadge tone="neutral">Cancelado</StatusBadge>;
  if (left === 0 && sold.passedSessions)
    return <StatusBadge tone="neutral">{passedWords(sold.passedSessions)}</StatusBadge>;
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
    cell: ({ sold }) => (
      <span className="num">
        {formatMoney(sold.amount)}
        {sold.continues && ' já pagos'}
      </span>
    ),
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
