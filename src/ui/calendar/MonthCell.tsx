import { memo } from 'react';
import { longDay } from '../../domain/time/format.ts';
import { type CalendarDay, type CalendarEntry, type CalendarPause, wordsOf } from './entries.ts';
import { useSlots } from './slots.ts';

interface MonthCellProps {
  readonly day: string;
  readonly holds: CalendarDay | null;
  readonly shown: number;
  readonly isBeyond: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
}

const classesOf = ({ isBeyond, isToday, holds }: MonthCellProps): string =>
  [
    isBeyond && 'beyond',
    isToday && 'today',
    holds?.rest,
    holds?.holiday && (holds.holiday.isOptional ? 'optional' : 'holiday'),
  ]
    .filter(Boolean)
    .join(' ');

/** A day of a month. Drawn again only when what it holds changes: what happens in it is heeded by the grid. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { day, holds } = props;
  return (
    <td
      data-day={day}
      data-ring="inside"
      className={classesOf(props)}
      tabIndex={props.isStop ? 0 : -1}
      aria-selected={props.isChosen}
      aria-current={props.isToday ? 'date' : undefined}
      aria-label={[longDay(day), ...(holds ? wordsOf(holds) : [])].join(', ')}
    >
      <div className="head">
        <span className="number num">{Number(day.slice(8))}</span>
        {holds?.holiday && <span className="name">{holds.holiday.name}</span>}
      </div>
      {holds && <Lines day={day} holds={holds} shown={props.shown} />}
    </td>
  );
});

/** Entries first; pauses have the room that they leave, and a mark where there is none. */
function Lines({ day, holds, shown }: { day: string; holds: CalendarDay; shown: number }) {
  const { entries: all, pauses } = holds;
  const entries = all.slice(0, shown);
  const more = all.length - shown;
  const room = Math.max(0, shown - all.length);
  const keys = useSlots(
    day,
    entries.map(({ id }) => id),
  );
  return (
    <div className="lines">
      {entries.map((entry, index) => (
        <Entry key={keys[index]} entry={entry} />
      ))}
      {pauses.slice(0, room).map((pause) => (
        <Pause key={pause.key} pause={pause} />
      ))}
      <span className="rest">
        {more > 0 && (
          <button type="button" data-more tabIndex={-1} aria-label={`+${more} mais neste dia`}>
            +{more} <span className="word">mais</span>
          </button>
        )}
        {pauses.slice(room).map(({ key, kind, label }) => (
          <i key={key} className={`pattern ${kind}`} title={label} />
        ))}
      </span>
    </div>
  );
}

const Entry = ({ entry }: { entry: CalendarEntry }) => {
  const inside = (
    <>
      <i className="dot" />
      {entry.time && <span className="time num">{entry.time}</span>}
      <span className="text">{entry.text}</span>
    </>
  );
  const className = `entry ${entry.tone} ${entry.look}`;
  return entry.opens ? (
    <button
      type="button"
      data-record={entry.id}
      className={className}
      tabIndex={-1}
      aria-label={entry.label}
    >
      {inside}
    </button>
  ) : (
    <span className={className} title={entry.label}>
      {inside}
    </span>
  );
};

const Pause = ({ pause }: { pause: CalendarPause }) => (
  <span className="pause" title={pause.label}>
    <i className={`pattern ${pause.kind}`} />
    <span className="text">{pause.text}</span>
  </span>
);
