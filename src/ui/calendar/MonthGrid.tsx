import { weekOf } from '../../domain/time/days.ts';
import { weekdayName, weekdayShort } from '../../domain/time/format.ts';
import { type CalendarDay, EMPTY_DAY } from './entries.ts';
import { weeksOf } from './month.ts';
import { MonthCell } from './MonthCell.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useMonthKeys } from './useMonthKeys.ts';

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
  /** What the days hold, each the same object for as long as it is the same; without it the cells are days alone. */
  readonly days?: ReadonlyMap<string, CalendarDay>;
  /** How many entries a cell shows before it counts the rest. */
  readonly shown?: number;
  /** An entry is chosen. Without it the keyboard does not go into a cell. */
  readonly onEntry?: (id: string) => void;
  /** The rest of a day's entries is asked for. */
  readonly onMore?: (day: string) => void;
}

/**
 * A month, weeks from Monday. Arrows, Home, End and the page keys move from day to day; Enter chooses a day, and goes to
 * what stands in its cell, which arrows walk through and Escape leaves.
 */
export function MonthGrid(props: MonthGridProps) {
  const { day, days } = props;
  const { table, onClick, onKeyDown } = useMonthKeys(props);
  return (
    <MonthTable
      ref={table}
      role="grid"
      aria-label={props.label}
      className={days ? 'holds' : ''}
      onClick={onClick}
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
              <MonthCell
                key={one}
                day={one}
                holds={days ? (days.get(one) ?? EMPTY_DAY) : null}
                shown={props.shown ?? 3}
                isBeyond={one.slice(0, 7) !== day.slice(0, 7)}
                isToday={one === props.today}
                isChosen={one === props.chosen}
                isStop={one === day}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </MonthTable>
  );
}
