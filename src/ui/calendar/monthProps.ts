import type { CalendarDay } from './entries.ts';

export interface MonthGridProps {
  readonly label: string;
  /** The day in sight and in the tab order; its month is shown. `yyyy-MM-dd`, as all days here. */
  readonly day: string;
  /** From where keys go on, where another day than the one in sight was asked for and is on its way. */
  readonly from?: () => string;
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
