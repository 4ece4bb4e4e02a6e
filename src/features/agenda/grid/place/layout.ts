import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import type { Span } from '../../../../domain/availability/spans.ts';
import { type WallClock, wallClock } from '../../../../domain/time/zone.ts';
import { type Column, isIn } from './columns.ts';
import { DAY_MINUTES } from './stretch.ts';

/** A session in one column of the grid: minutes of the clock on the wall, and its share of the column's width. */
export interface Block {
  readonly row: AppointmentRow;
  readonly wall: OnTheWall;
  readonly start: number;
  readonly end: number;
  readonly column: number;
  readonly columns: number;
}

export interface ColumnLayout {
  readonly column: Column;
  readonly blocks: readonly Block[];
}

export interface Part {
  readonly start: number;
  readonly end: number;
}

const share = (minutes: number): string => `${(minutes / DAY_MINUTES) * 100}%`;

/**
 * Where a part of a day stands in its column. As a share of it: a length that is reckoned from a variable is read anew for
 * each of them at each change.
 * @param gap pixels that are left free below
 */
export const placed = ({ start, end }: Part, gap = 0) => ({
  top: share(start),
  height: gap === 0 ? share(end - start) : `calc(${share(end - start)} - ${gap}px)`,
});

/** A block is never drawn shorter, so that its text and its touch target remain. */
const SHORTEST = 30;

type Placed = Omit<Block, 'column' | 'columns'>;

export interface OnTheWall {
  readonly from: WallClock;
  readonly to: WallClock;
}

export const onTheWall = ({ startAt, endAt }: Span, zone: string): OnTheWall => ({
  from: wallClock(startAt, zone),
  to: wallClock(endAt, zone),
});

/** The part of a span that falls on a day, or `null`. Where clocks go back it may seem to end before it starts. */
export function partOn(day: string, { from, to }: OnTheWall): Part | null {
  const start = from.day < day ? 0 : from.minutes;
  const end = to.day > day ? DAY_MINUTES : to.minutes;
  if (from.day > day || to.day < day || (to.day === day && from.day < day && end === 0))
    return null;
  return { start, end };
}

function drawn(known: Pick<Block, 'row' | 'wall'>, { start, end }: Part): Placed {
  const shown = Math.max(end, start + SHORTEST);
  return shown > DAY_MINUTES
    ? { ...known, start: DAY_MINUTES - SHORTEST, end: DAY_MINUTES }
    : { ...known, start, end: shown };
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

function blocksOf(parts: readonly Placed[]): readonly Block[] {
  const blocks: Block[] = [];
  let cluster: Placed[] = [];
  let clusterEnd = 0;
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (cluster.length > 0 && part.start >= clusterEnd) {
      blocks.push(...inColumns(cluster));
      cluster = [];
    }
    clusterEnd = cluster.length === 0 ? part.end : Math.max(clusterEnd, part.end);
    cluster.push(part);
  }
  return [...blocks, ...inColumns(cluster)];
}

export function layoutColumns(
  columns: readonly Column[],
  rows: readonly AppointmentRow[],
  zone: string,
): readonly ColumnLayout[] {
  const known = rows.map((row) => ({ row, wall: onTheWall(row, zone) }));
  return columns.map((column) => {
    const parts = known
      .filter(({ row }) => isIn(column, row))
      .flatMap((one) => {
        const part = partOn(column.day, one.wall);
        return part ? [drawn(one, part)] : [];
      });
    return { column, blocks: blocksOf(parts) };
  });
}
