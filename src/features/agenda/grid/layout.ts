import type { AppointmentRow } from '../../../data/queries/results.ts';
import { wallClock } from '../../../domain/time/zone.ts';

/** A session on one day of the grid: minutes of the clock on the wall, and its share of the day's width. */
export interface Block {
  readonly row: AppointmentRow;
  readonly start: number;
  readonly end: number;
  readonly column: number;
  readonly columns: number;
}

export interface DayLayout {
  readonly day: string;
  readonly blocks: readonly Block[];
}

const DAY_MINUTES = 1440;
/** A block is never drawn shorter, so that its text and its touch target remain. */
const SHORTEST = 30;
const OPENING = 7 * 60;
const CLOSING = 20 * 60;

type Placed = Omit<Block, 'column' | 'columns'>;

/** The part of a session that falls on a day, or `null`. Where clocks go back it may seem to end before it starts. */
function partOn(day: string, row: AppointmentRow, zone: string): Placed | null {
  const from = wallClock(row.startAt, zone);
  const to = wallClock(row.endAt, zone);
  const start = from.day < day ? 0 : from.minutes;
  const end = to.day > day ? DAY_MINUTES : to.minutes;
  if (from.day > day || to.day < day || (to.day === day && from.day < day && end === 0))
    return null;
  const shown = Math.max(end, start + SHORTEST);
  return shown > DAY_MINUTES
    ? { row, start: DAY_MINUTES - SHORTEST, end: DAY_MINUTES }
    : { row, start, end: shown };
}

/** Sessions that overlap, directly or through others, share the width in equal columns. */
function inColumns(cluster: readonly Placed[]): Block[] {
  const ends: number[] = [];
  const chosen = cluster.map((part) => {
    const free = ends.findIndex((end) => end <= part.start);
    const column = free === -1 ? ends.length : free;
    ends[column] = part.end;
    return { ...part, column };
  });
  return chosen.map((part) => ({ ...part, columns: ends.length }));
}

function layoutDay(day: string, rows: readonly AppointmentRow[], zone: string): DayLayout {
  const parts = rows
    .map((row) => partOn(day, row, zone))
    .filter((part) => part !== null)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const blocks: Block[] = [];
  let cluster: Placed[] = [];
  let clusterEnd = 0;
  for (const part of parts) {
    if (cluster.length > 0 && part.start >= clusterEnd) {
      blocks.push(...inColumns(cluster));
      cluster = [];
    }
    clusterEnd = cluster.length === 0 ? part.end : Math.max(clusterEnd, part.end);
    cluster.push(part);
  }
  blocks.push(...inColumns(cluster));
  return { day, blocks };
}

export const layoutDays = (
  days: readonly string[],
  rows: readonly AppointmentRow[],
  zone: string,
): readonly DayLayout[] => days.map((day) => layoutDay(day, rows, zone));

/** The whole hours that the grid shows: a working day, and more where sessions need it. In minutes. */
export function visibleHours(layouts: readonly DayLayout[]): { first: number; last: number } {
  const blocks = layouts.flatMap((layout) => layout.blocks);
  const first = Math.min(OPENING, ...blocks.map((block) => block.start));
  const last = Math.max(CLOSING, ...blocks.map((block) => block.end));
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 };
}
