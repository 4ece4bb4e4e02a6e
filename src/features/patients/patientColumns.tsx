import type { PatientRow } from '../../data/queries/results.ts';
import { Cpf } from '../../pieces/people/Cpf.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';
import type { PatientsFilter } from './search.ts';

const NAME: Column<PatientRow> = {
  name: 'nome',
  label: 'Paciente',
  width: '28%',
  cell: ({ name }) => name,
  beside: ({ mark }) => <SyncMark mark={mark} />,
};

const EMAIL: Column<PatientRow> = {
  name: 'email',
  label: 'Email',
  phone: 'second',
  cell: ({ email }) => email,
};

const PHONE: Column<PatientRow> = {
  name: 'telefone',
  label: 'Telefone',
  width: '10.5rem',
  phone: 'second',
  cell: ({ phone }) => phone,
};

const CPF: Column<PatientRow> = {
  name: 'cpf',
  label: 'CPF',
  width: '11rem',
  cell: ({ cpf, name }) => <Cpf cpf={cpf} of={name} />,
};

const STATUS: Column<PatientRow> = {
  name: 'status',
  label: 'Status',
  width: '7rem',
  phone: 'end',
  cell: ({ isActive }) => (isActive ? null : <ActiveBadge isActive={false} />),
};

const EVERYBODY = [NAME, PHONE, EMAIL, CPF, STATUS];
const ACTIVE = EVERYBODY.filter((column) => column !== STATUS);

/** Who is inactive is marked; while only active ones are shown there is nothing to say. The same columns for a filter. */
export const patientColumns = ({ activeOnly }: PatientsFilter): readonly Column<PatientRow>[] =>
  activeOnly ? ACTIVE : EVERYBODY;
