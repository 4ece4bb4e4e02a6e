import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatDate, formatSpan, weekdayName } from '../../domain/time/format.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { Column } from '../../ui/list/columns.ts';
import { NoteState } from '../notes/NoteState.tsx';
import { SessionStatus } from './SessionStatus.tsx';
import { sessionName } from './words.ts';

type SessionColumn = Column<AppointmentRow>;

/** What a list of sessions can say. Days and times stand on the clinic's clock. */
export interface SessionColumns {
  readonly date: SessionColumn;
  readonly weekday: SessionColumn;
  readonly time: SessionColumn;
  readonly patient: SessionColumn;
  readonly psychologist: SessionColumn;
  readonly note: SessionColumn;
  readonly status: SessionColumn;
}

/** Says when a session is on this device's own clock, where that shows another time. */
type Here = (session: AppointmentRow) => string | null;

const timed = (zone: string, here: Here): Pick<SessionColumns, 'date' | 'weekday' | 'time'> => ({
  date: {
    name: 'data',
    label: 'Data',
    width: '8rem',
    sortBy: ({ startAt }) => startAt,
    cell: ({ startAt }) => <span className="num">{formatDate(startAt, zone)}</span>,
  },
  weekday: {
    name: 'dia',
    label: 'Dia',
    width: '9rem',
    phone: 'second',
    cell: ({ startAt }) => weekdayName(wallClock(startAt, zone).day),
  },
  time: {
    name: 'horario',
    label: 'Horário',
    width: '8.5rem',
    phone: 'second',
    cell: (session) => (
      <span className="num">
        {formatSpan(session, zone)}
        <small style={{ display: 'block' }}>{here(session)}</small>
      </span>
    ),
  },
});

const settled: Omit<SessionColumns, 'date' | 'weekday' | 'time'> = {
  patient: { name: 'paciente', label: 'Paciente', cell: sessionName, sortBy: sessionName },
  psychologist: {
    name: 'psicologo',
    label: 'Psicólogo',
    phone: 'second',
    sortBy: ({ psychologistName }) => psychologistName ?? '',
    cell: ({ psychologistName }) => psychologistName,
  },
  note: {
    name: 'nota',
    label: 'Nota',
    width: '7rem',
    phone: 'second',
    cell: ({ note }) => note && <NoteState note={note} />,
  },
  status: {
    name: 'status',
    label: 'Status',
    width: '11rem',
    phone: 'end',
    cell: (session) => <SessionStatus session={session} />,
  },
};

export const sessionColumns = (zone: string, here: Here = () => null): SessionColumns => ({
  ...timed(zone, here),
  ...settled,
});

export const sessionKey = ({ id }: AppointmentRow): string => id;
