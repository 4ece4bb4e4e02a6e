import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { weekOf } from '../../domain/time/days.ts';
import { longDay, weekdayName, weekdayShort } from '../../domain/time/format.ts';
import { dayByKey, weeksOf } from './month.ts';

const Grid = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': {
      ...theme.typography.body2,
      paddingBlock: theme.spacing(0.5),
      color: palette.text.secondary,
    },
    '& td': { height: 'var(--cell)', padding: 0, verticalAlign: 'top' },
    '&.events td': { border: `1px solid ${palette.divider}` },
    '& button': {
      display: 'block',
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 'var(--cell)',
      padding: theme.spacing(0.5),
      border: 0,
      borderRadius: 8,
      font: 'inherit',
      textAlign: 'center',
      color: palette.text.primary,
      background: 'none',
      cursor: 'pointer',
    },
    '&.events button': { textAlign: 'start', borderRadius: 0 },
    '& button:hover': { backgroundColor: palette.action.hover },
    '& button.other': { color: palette.text.secondary },
    '& button.today': { color: palette.primary.main, fontWeight: 700 },
    '& button[aria-pressed="true"]': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 14%, transparent)`,
    },
    '& small': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 400,
    },
  };
});

export interface MonthGridProps {
  readonly label: string;
  /** The day in sight and in the tab order; its month is shown. `yyyy-MM-dd`, as all days here. */
  readonly day: string;
  /** Another day, perhaps of another month, comes into sight. */
  readonly onDay: (day: string) => void;
  /** A day is chosen: by a click, Enter or the space bar. */
  readonly onChoose: (day: string) => void;
  readonly today: string;
  readonly chosen?: string;
  /** What a day holds, in order; without it the cells are days alone. */
  readonly eventsOf?: (
    day: string,
  ) => readonly { readonly id: string; readonly label: ReactNode }[];
  /** How many events a cell shows before it counts the rest. */
  readonly shown?: number;
}

/** A month, weeks from Monday. Arrows, Home, End and the page keys move from day to day. */
export function MonthGrid(props: MonthGridProps) {
  const { day, onDay, eventsOf } = props;
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    onDay(next);
  };
  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={props.label}
      className={eventsOf ? 'events' : ''}
      style={{ ['--cell' as string]: eventsOf ? '6rem' : '2.75rem' }}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekOf(day).map((one) => (
            <th key={weekdayShort(one)} scope="col" abbr={weekdayName(one)}>
              {weekdayShort(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one}>
                <Day {...props} one={one} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

function Day(props: MonthGridProps & { one: string }) {
  const { one, day, today, shown = 3 } = props;
  const events = props.eventsOf?.(one) ?? [];
  const more = events.length - shown;
  const classes = [
    one.slice(0, 7) === day.slice(0, 7) ? '' : 'other',
    one === today ? 'today' : '',
  ];
  return (
    <button
      type="button"
      data-day={one}
      className={classes.join(' ')}
      tabIndex={one === day ? 0 : -1}
      aria-pressed={one === props.chosen}
      aria-current={one === today ? 'date' : undefined}
      aria-label={labelOf(one, events.length)}
      onClick={() => props.onChoose(one)}
    >
      {Number(one.slice(8))}
      {events.slice(0, shown).map(({ id, label }) => (
        <small key={id}>{label}</small>
      ))}
      {more > 0 && <small>+{more} mais</small>}
    </button>
  );
}

/** `sábado, 21 de novembro, 4 itens` */
function labelOf(day: string, count: number): string {
  if (count === 0) return longDay(day);
  return `${longDay(day)}, ${count} ${count === 1 ? 'item' : 'itens'}`;
}
