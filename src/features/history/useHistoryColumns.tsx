import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { useMemo } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { HistoryRow } from '../../data/queries/home/results.ts';
import { formatDay, formatSpan } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { sessionColumns } from '../../pieces/sessions/columns.tsx';
import { PaymentState } from '../../pieces/money/PaymentState.tsx';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { NotYet } from '../../ui/states/Arriving.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { useWide } from '../../ui/useMediaQuery.ts';
import { useToday } from '../../client/time/useToday.ts';

type HistoryColumn = Column<HistoryRow>;

const PAYMENT: HistoryColumn = {
  name: 'pagamento',
  label: 'Pagamento',
  width: '8rem',
  phone: 'second',
  cell: ({ payment }) =>
    payment === UNKNOWN ? <NotYet /> : payment && <PaymentState state={payment} />,
};

const NOTE: HistoryColumn = {
  name: 'nota',
  label: 'Notas',
  width: '7.5rem',
  cell: ({ note }) =>
    note === UNKNOWN ? <NotYet /> : note && <StatusBadge tone="neutral">Com nota</StatusBadge>,
};

const STATUS: HistoryColumn = {
  name: 'status',
  label: 'Status',
  width: '10.5rem',
  phone: 'end',
  cell: (session) => <SessionStatus session={session} />,
};

/** Beside the name, where there is no room for a badge. */
const noteMark = ({ note }: HistoryRow) =>
  note &&
  note !== UNKNOWN && (
    <NoteIcon
      titleAccess="com nota"
      sx={{ fontSize: 16, marginInlineStart: 0.5, color: 'text.secondary', verticalAlign: -2 }}
    />
  );

/** `21/11 · 14:00 – 14:50`, with the year of another one: beside the payment it fits on a line of a phone. */
const whenIn = (zone: string, thisYear: string): HistoryColumn => ({
  name: 'quando',
  label: 'Quando',
  phone: 'second',
  cell: (session) => {
    const { day } = wallClock(session.startAt, zone);
    const [date, month, year = ''] = formatDay(day).split('/');
    const shown = year === thisYear ? `${date}/${month}` : `${date}/${month}/${year.slice(2)}`;
    return (
      <span className="num">
        {shown} · {formatSpan(session, zone)}
      </span>
    );
  },
});

/** Notes are their authors' alone; whose a session is, is said to who sees everybody's. */
export function useHistoryColumns(): readonly HistoryColumn[] {
  const zone = useZone();
  const { role } = useActor();
  const isTable = useWide();
  const thisYear = useToday().slice(0, 4);
  return useMemo(() => {
    const isAuthor = role === 'psych';
    const { date, time, patient, psychologist } = sessionColumns(zone);
    const name: HistoryColumn = { ...patient, names: true };
    if (!isTable)
      return [
        { ...name, ...(isAuthor && { beside: noteMark }) },
        whenIn(zone, thisYear),
        STATUS,
        PAYMENT,
      ];
    return [
      name,
      { ...date, width: '7.5rem' },
      { ...time, width: '8rem' },
      ...(role === 'administrator' ? [{ ...psychologist, width: '10rem' }] : []),
      STATUS,
      ...(isAuthor ? [NOTE] : []),
      PAYMENT,
    ];
  }, [zone, role, isTable, thisYear]);
}
