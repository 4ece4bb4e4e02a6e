import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useActor } from '../../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../../client/time/useZone.ts';
import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { formatTime } from '../../../../domain/time/format.ts';
import { sessionState } from '../../../../pieces/sessions/state.ts';
import { calendarMarks } from '../../../../ui/calendar/marks.ts';
import type { CalendarEntry } from '../../../../ui/calendar/entries.ts';
import { SyncMark } from '../../../../ui/states/SyncMark.tsx';
import { useNow } from '../../../../ui/useNow.ts';
import { bareButton } from '../../bareButton.ts';
import { type AgendaDay, WAITING } from './agendaDays.ts';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...calendarMarks(theme.vars),
    '& .row': {
      display: 'grid',
      gridTemplateColumns: `auto ${theme.spacing(5.5)} minmax(0, 1fr)`,
      alignItems: 'center',
      columnGap: theme.spacing(1),
      boxSizing: 'border-box',
      width: '100%',
      minHeight: theme.spacing(5.5),
      padding: theme.spacing(0.5, 1),
      borderRadius: 8,
      fontFamily: 'inherit',
      fontSize: theme.typography.body2.fontSize,
      lineHeight: 1.35,
      textAlign: 'start',
      color: theme.vars.palette.text.primary,
    },
    '& button.row': bareButton,
    '& button.row:focus-visible': { outlineOffset: -2 },
    '& button.row:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& .cut': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .name': { fontWeight: 600 },
    '& .over .name': { textDecoration: 'line-through', fontWeight: 400 },
    '& .quiet': { color: theme.vars.palette.text.secondary },
    '& .pause': { minHeight: theme.spacing(3.5) },
    '& .row .pattern': { width: 9 },
  })),
);

/** What a day holds, line by line, sessions and pauses in their order. */
export function DayRows(props: {
  readonly of: AgendaDay;
  /** How many sessions are shown before the rest is counted. */
  readonly limit?: number;
  readonly onOpen: (row: AppointmentRow) => void;
  readonly onMore?: () => void;
}) {
  const { entries, rows, pauses } = props.of;
  const { limit = entries.length } = props;
  const more = entries.length - limit;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <List>
      {pauses.map(({ key, kind, text, time }) => (
        <li key={key} className="row pause">
          <i className={`pattern ${kind}`} />
          <span className="cut quiet" style={{ gridColumn: 'span 2' }}>
            {text} · <span className="num">{time}</span>
          </span>
        </li>
      ))}
      {entries.slice(0, limit).map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} row={byId.get(entry.id)} onOpen={props.onOpen} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" className="row" onClick={props.onMore}>
            <span style={{ gridColumn: '1 / -1' }}>+{more} mais</span>
          </button>
        </li>
      )}
    </List>
  );
}

const secondLine = (row: AppointmentRow, zone: string, now: string, isClinic: boolean): string =>
  [
    `até ${formatTime(row.endAt, zone)}`,
    sessionState(row, now).label,
    ...(isClinic && row.psychologistName ? [row.psychologistName] : []),
  ].join(' · ');

function EntryRow(props: {
  readonly entry: CalendarEntry;
  readonly row: AppointmentRow | undefined;
  readonly onOpen: (row: AppointmentRow) => void;
}) {
  const { entry, row } = props;
  const zone = useZone();
  const now = useNow();
  const isClinic = useActor().role === 'administrator';
  const inside = (
    <>
      <i className="dot" />
      <span className="num">{entry.time}</span>
      <span>
        <span className="cut name">
          {entry.text}
          {row && <SyncMark mark={row.mark} />}
        </span>
        <span className="cut quiet num">
          {row && secondLine(row, zone, now, isClinic)}
          {!row && WAITING}
        </span>
      </span>
    </>
  );
  const className = `row ${entry.tone} ${entry.look}`;
  if (!row) return <span className={className}>{inside}</span>;
  return (
    <button
      type="button"
      className={className}
      data-record={row.id}
      aria-label={entry.label}
      onClick={() => props.onOpen(row)}
    >
      {inside}
    </button>
  );
}
