import type { RecurrenceRow } from '../../../data/queries/agenda/results.ts';
import type { Column } from '../../../ui/list/columns.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { patientText, patternText, periodText, timeText, typeNames } from '../words.ts';

type RecurrenceColumn = Column<RecurrenceRow>;

const PATIENT: RecurrenceColumn = {
  name: 'paciente',
  label: 'Paciente',
  sortBy: patientText,
  cell: patientText,
  beside: ({ mark }) => <SyncMark mark={mark} />,
};

const PSYCHOLOGIST: RecurrenceColumn = {
  name: 'psicologo',
  label: 'Psicólogo',
  sortBy: ({ psychologistName }) => psychologistName ?? '',
  cell: ({ psychologistName }) => psychologistName,
};

const TYPE: RecurrenceColumn = {
  name: 'tipo',
  label: 'Tipo',
  width: '6rem',
  sortBy: ({ recurringType }) => typeNames[recurringType],
  cell: ({ recurringType }) => typeNames[recurringType],
};

const PATTERN: RecurrenceColumn = {
  name: 'dias',
  label: 'Dias/padrão',
  width: '10rem',
  phone: 'second',
  cell: patternText,
};

const TIME: RecurrenceColumn = {
  name: 'horario',
  label: 'Horário',
  width: '7.5rem',
  phone: 'second',
  sortBy: ({ startTime }) => startTime,
  cell: (row) => <span className="num">{timeText(row)}</span>,
};

const PERIOD: RecurrenceColumn = {
  name: 'periodo',
  label: 'Período',
  width: '12.5rem',
  phone: 'second',
  sortBy: ({ startDate }) => startDate,
  cell: (row) => <span className="num">{periodText(row)}</span>,
};

const STATUS: RecurrenceColumn = {
  name: 'status',
  label: 'Status',
  width: '7rem',
  phone: 'end',
  sortBy: ({ isActive }) => (isActive ? 0 : 1),
  cell: ({ isActive, repair }) => {
    if (repair !== null) return <StatusBadge tone="secondary">Não criada</StatusBadge>;
    return (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>
        {isActive ? 'Ativa' : 'Inativa'}
      </StatusBadge>
    );
  },
};

const OWN = [PATIENT, TYPE, PATTERN, TIME, PERIOD, STATUS];
const CLINIC = [PATIENT, PSYCHOLOGIST, TYPE, PATTERN, TIME, PERIOD, STATUS];

/** The same columns at each drawing. Who sees one psychologist's alone is not told whose they are. */
export const recurrenceColumns = (ofSeveral: boolean): readonly RecurrenceColumn[] =>
  ofSeveral ? CLINIC : OWN;
