import { weekOf } from '../../domain/time/days.ts';
import { weekdayName, weekdayShort } from '../../domain/time/format.ts';
import { EMPTY_DAY } from './entries.ts';
import type { MonthGridProps } from './monthProps.ts';
import { weeksOf } from './month.ts';
import { MonthCell } from './MonthCell.tsx';
import { MonthTable } from './MonthTable.tsx';
import { useMonthKeys } from './useMonthKeys.ts';

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
        {weeksOf(day).map((week, row) => (
          <tr key={row}>
            {week.map((one, column) => (
              <MonthCell
                key={column}
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
