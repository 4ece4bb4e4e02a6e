import ChatIcon from '@mui/icons-material/ChatOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { usePages } from '../../../client/live/usePages.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { OwedList, OwedRow } from '../../../data/queries/money/results.ts';
import { messageLink } from '../../../domain/patients/whatsapp.ts';
import { dueMail, dueText } from '../../../domain/payments/reminder.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { formatMoney } from '../../../pieces/money/format.ts';
import { OWN_MARK } from '../../../pieces/money/texts.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { StatCards } from '../../../ui/figures/StatCards.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import type { RowAction } from '../../../ui/list/RowMenu.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { OwedFilters } from './OwedFilters.tsx';
import { useOwedFilter } from './useOwedFilter.ts';

const sessionsWords = (count: number): string => (count === 1 ? '1 sessão' : `${count} sessões`);

/** `null` where nobody has said what any of it costs. */
const amountWords = ({ amount, unpriced, sessions }: Omit<OwedRow, 'contact'>): string | null =>
  unpriced === sessions ? null : formatMoney(amount);

const keyOf = ({ patientId }: OwedRow): string => patientId;

/** Who owes what, with sums over everybody, and the way to be paid. */
export function OwedTab() {
  const { filter, orders } = useOwedFilter();
  const { rows: pages, list } = usePages('finance.owed', filter);
  const { open } = useDialogs();
  const { range } = filter;
  const pay = useCallback(
    ({ patientId }: OwedRow) =>
      open({
        dialogo: 'pagamentos',
        alvo: patientId,
        ...(range && { quando: `${range.from}/${range.to}` }),
      }),
    [open, range],
  );
  const columns = useColumns();
  const menu = useMenu(pay);
  const rows = useMemo(() => pages && { ...pages, ...orders }, [pages, orders]);
  if (!list) return null;
  return (
    <Stack sx={{ gap: { xs: 1, md: 1.5 } }}>
      <Figures list={isWhole(list) ? list.whole : null} />
      <OwedFilters />
      <RecordList
        label="Quem deve"
        rows={rows}
        isAll={isWhole(list)}
        arriving="As sessões e os pagamentos ainda não chegaram todos a este aparelho."
        empty={
          <EmptyState
            title="Nada em aberto."
            text="Sessões concluídas ou com falta, sem pagamento registrado, aparecem aqui."
          />
        }
        columns={columns}
        keyOf={keyOf}
        onOpen={pay}
        menu={menu}
        printable
      />
      {shownOf(list).matching > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {OWN_MARK}
        </Typography>
      )}
    </Stack>
  );
}

function Figures({ list }: { readonly list: OwedList | null }) {
  const unpriced = list?.unpriced ?? 0;
  const stats = [
    {
      label: 'Em aberto',
      wide: true,
      value: list ? formatMoney(list.amount) : undefined,
      ...(unpriced > 0 && { detail: `e ${sessionsWords(unpriced)} com valor não definido` }),
    },
    { label: 'Sessões', value: list?.sessions },
    { label: 'Pacientes', value: list?.matching },
  ];
  return <StatCards stats={stats} phone={2} desktop={3} />;
}

function useColumns(): readonly Column<OwedRow>[] {
  const zone = useZone();
  return useMemo(
    () => [
      { name: 'paciente', label: 'Paciente', cell: ({ patientName }) => patientName ?? '—' },
      {
        name: 'desde',
        label: 'Desde',
        width: '10.5rem',
        phone: 'second',
        cell: ({ since }) => <span className="num">desde {formatDate(since, zone)}</span>,
      },
      {
        name: 'sessoes',
        label: 'Sessões',
        width: '8rem',
        phone: 'second',
        cell: ({ sessions }) => sessionsWords(sessions),
      },
      {
        name: 'valor',
        label: 'Em aberto',
        width: '14rem',
        numeric: true,
        phone: 'end',
        cell: (row) => <Amount row={row} />,
      },
    ],
    [zone],
  );
}

/** An amount that breaks is read as another one. */
const WHOLE = { whiteSpace: 'nowrap' } as const;

const Amount = ({ row }: { readonly row: OwedRow }) => {
  const amount = amountWords(row);
  if (amount === null) return <span style={WHOLE}>valor não definido</span>;
  return (
    <span className="num" style={WHOLE}>
      {amount}
      {row.unpriced > 0 && ` + ${row.unpriced} sem valor`}
    </span>
  );
};

const icon = { fontSize: 'small' } as const;
const NOTHING = () => undefined;

function useMenu(pay: (row: OwedRow) => void) {
  const navigate = useNavigate();
  return useMemo(() => {
    const actions = (row: OwedRow): readonly RowAction[] => {
      const { contact, sessions, patientId } = row;
      const amount = row.unpriced > 0 ? null : amountWords(row);
      const text = dueText({ name: contact.name, sessions, amount });
      const whatsApp = messageLink(contact.phone, text);
      const mail = dueMail(contact.email, text);
      return [
        { label: 'Registrar pagamento', icon: <PaymentsIcon {...icon} />, act: () => pay(row) },
        ...(whatsApp
          ? [
              {
                label: 'Mensagem por WhatsApp',
                icon: <ChatIcon {...icon} />,
                href: whatsApp,
                act: NOTHING,
              },
            ]
          : []),
        ...(mail
          ? [
              {
                label: 'Mensagem por email',
                icon: <MailIcon {...icon} />,
                href: mail,
                act: NOTHING,
              },
            ]
          : []),
        {
          label: 'Ver pagamentos',
          icon: <PersonIcon {...icon} />,
          act: () =>
            void navigate({
              to: '/app/pacientes/$patientId',
              params: { patientId },
              search: { aba: 'pagamentos' },
            }),
        },
      ];
    };
    return {
      label: ({ patientName }: OwedRow) => `Ações de ${patientName ?? 'paciente'}`,
      actions,
    };
  }, [navigate, pay]);
}
