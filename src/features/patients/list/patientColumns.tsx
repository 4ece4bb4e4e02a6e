import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { formatDate, formatTime } from '../../../domain/time/format.ts';
import { InviteState } from '../../../pieces/invites/InviteState.tsx';
import { Cpf } from '../../../pieces/people/Cpf.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { presentMinute } from '../../../ui/useNow.ts';
import { ActiveBadge } from '../ActiveBadge.tsx';

const NAME: Column<PatientRow> = {
  name: 'nome',
  label: 'Paciente',
  width: '20%',
  cell: ({ name }) => name,
  beside: ({ mark }) => <SyncMark mark={mark} />,
};

const EMAIL: Column<PatientRow> = {
  name: 'email',
  label: 'Email',
  cell: ({ email }) => <span title={shownAddress(email)}>{shownAddress(email)}</span>,
};

const PHONE: Column<PatientRow> = {
  name: 'telefone',
  label: 'Telefone',
  width: '8.75rem',
  phone: 'second',
  cell: ({ phone }) => phone,
};

const CPF: Column<PatientRow> = {
  name: 'cpf',
  label: 'CPF',
  width: '9.75rem',
  cell: ({ cpf, name }) => <Cpf cpf={cpf} of={name} />,
};

const INVITE: Column<PatientRow> = {
  name: 'convite',
  label: 'Convite',
  width: '7.5rem',
  cell: ({ hasAccount, invite }) => <InviteState hasAccount={hasAccount} invite={invite} />,
};

const STATUS: Column<PatientRow> = {
  name: 'status',
  label: 'Status',
  width: '7rem',
  phone: 'end',
  cell: ({ isActive }) => (isActive ? null : <ActiveBadge isActive={false} />),
};

/** Of `dd/MM/yyyy`. */
const DAY_AND_MONTH = 5;

/** The room is the telephone's: this year says itself, and of another one the day matters more than the hour. */
export function nextWords(at: string, zone: string, now: string): string {
  const day = formatDate(at, zone);
  const isThisYear = day.slice(-4) === formatDate(now, zone).slice(-4);
  return isThisYear ? `${day.slice(0, DAY_AND_MONTH)} ${formatTime(at, zone)}` : day;
}

const next = (zone: string): Column<PatientRow> => ({
  name: 'proxima',
  label: 'Próxima sessão',
  width: '7.75rem',
  phone: 'second',
  cell: ({ next: session }) => {
    const at = recordOf(session)?.startAt;
    if (!at) return null;
    return (
      <time dateTime={at} title={`${formatDate(at, zone)} ${formatTime(at, zone)}`}>
        {nextWords(at, zone, presentMinute())}
      </time>
    );
  },
});

/** Who is inactive is marked; while only active ones are shown there is nothing to say. */
export const patientColumns = (
  activeOnly: boolean,
  zone: string,
): readonly Column<PatientRow>[] => [
  NAME,
  next(zone),
  PHONE,
  EMAIL,
  CPF,
  INVITE,
  ...(activeOnly ? [] : [STATUS]),
];
