import { recordOf } from '../../data/queries/known.ts';
import type { PatientRow } from '../../data/queries/results.ts';
import { formatDate, formatTime } from '../../domain/time/format.ts';
import { InviteState } from '../../pieces/invites/InviteState.tsx';
import { Cpf } from '../../pieces/people/Cpf.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';

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
  cell: ({ email }) => <span title={email}>{email}</span>,
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

/** Of `dd/MM/yyyy`: which year is next says itself, and the room is the telephone's. */
const DAY_AND_MONTH = 5;

const next = (zone: string): Column<PatientRow> => ({
  name: 'proxima',
  label: 'Próxima sessão',
  width: '7.75rem',
  phone: 'second',
  cell: ({ next: session }) => {
    const at = recordOf(session)?.startAt;
    if (!at) return null;
    const [day, time] = [formatDate(at, zone), formatTime(at, zone)];
    return (
      <time dateTime={at} title={`${day} ${time}`}>
        {`${day.slice(0, DAY_AND_MONTH)} ${time}`}
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
