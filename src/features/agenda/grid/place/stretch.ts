import { DURATION_MAX, DURATION_MIN } from '../../booking/appointmentForm.ts';
import { instantOf, wallClock } from '../../../../domain/time/zone.ts';
import type { Span } from '../../../../domain/availability/spans.ts';
import { type Column, daysApart } from './columns.ts';

export const DAY_MINUTES = 1440;
/** What a pointer or an arrow key moves by, and what it moves by where care is asked for. */
export const STEP = 15;
export const FINE_STEP = 5;
/** The cells that a click and the cell cursor go by. */
export const CELL = 30;

/** A piece of a column's day: minutes on the wall since its midnight, and how long it is. It may end on the next day. */
export interface Stretch {
  readonly column: number;
  readonly start: number;
  readonly length: number;
}

/** Where a pointer is: the column, and the minutes since its midnight. */
export interface Place {
  readonly column: number;
  readonly minutes: number;
}

/** The grid's surface on the screen, in pixels: all of its columns, and a whole day from midnight to midnight. */
export interface Surface {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const snap = (minutes: number, step: number): number => Math.round(minutes / step) * step;

/** The place under a point of the screen; outside of the surface the nearest one. */
export function placeAt(
  { left, top, width, height }: Surface,
  columns: number,
  x: number,
  y: number,
): Place {
  const column = Math.floor(((x - left) / (width || 1)) * columns);
  return {
    column: clamp(column, 0, columns - 1),
    minutes: clamp(((y - top) / (height || 1)) * DAY_MINUTES, 0, DAY_MINUTES),
  };
}

/** The free stretch between where the pointer went down and where it is, in whole steps, within that day. */
export function chosen(from: Place, { minutes }: Place, step: number): Stretch {
  const anchor = clamp(Math.floor(from.minutes / step) * step, 0, DAY_MINUTES - step);
  const isDown = minutes >= anchor;
  const end = isDown ? Math.ceil(minutes / step) * step : anchor + step;
  const start = isDown ? anchor : Math.floor(minutes / step) * step;
  const length = clamp(end - start, step, DURATION_MAX);
  return { column: from.column, start: isDown ? start : end - length, length };
}

/**
 * Where a session lands of which the pointer holds a certain minute.
 * @param grab minutes between the session's start and the point where it was taken up
 */
export function moved(
  stretch: Stretch,
  grab: number,
  { column, minutes }: Place,
  step: number,
): Stretch {
  const start = clamp(snap(minutes - grab, step), 0, DAY_MINUTES - step);
  return { ...stretch, column, start };
}

/** The session with its end under the pointer, also past midnight. */
export function lengthened(
  stretch: Stretch,
  { column, minutes }: Place,
  columns: readonly Column[],
  step: number,
): Stretch {
  const end = daysApart(columns, stretch.column, column) * DAY_MINUTES + snap(minutes, step);
  return withLength(stretch, end - stretch.start);
}

/** As long as that, within what a session may last. */
export const withLength = (stretch: Stretch, length: number): Stretch => ({
  ...stretch,
  length: clamp(length, DURATION_MIN, DURATION_MAX),
});

/** The instants that a stretch stands for. Its length is real time, also where clocks change within it. */
export function spanOf(
  { column, start, length }: Stretch,
  columns: readonly Column[],
  zone: string,
): Span {
  const startAt = instantOf({ day: columns[column]?.day ?? '', minutes: start }, zone);
  return { startAt, endAt: new Date(Date.parse(startAt) + length * 60_000).toISOString() };
}

/** The stretch of a session, seen from a column that it may have begun before. */
export function stretchOf(
  { startAt, endAt }: Span,
  column: number,
  columns: readonly Column[],
  zone: string,
): Stretch {
  const from = wallClock(startAt, zone);
  const started = columns.findIndex(
    ({ day, person }) => day === from.day && person === (columns[column]?.person ?? null),
  );
  const length = Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000);
  return started === -1
    ? { column, start: 0, length }
    : { column: started, start: from.minutes, length };
}

export const isSame = (a: Stretch | null, b: Stretch): boolean =>
  a !== null && a.column === b.column && a.start === b.start && a.length === b.length;

/** Some columns and minutes on, within the grid. A time beside the step's raster comes onto it. */
export function shifted(
  stretch: Stretch,
  columns: number,
  minutes: number,
  count: number,
): Stretch {
  const step = Math.abs(minutes);
  const raw = stretch.start + minutes;
  const start =
    step === 0 ? raw : (minutes > 0 ? Math.floor(raw / step) : Math.ceil(raw / step)) * step;
  return {
    ...stretch,
    column: clamp(stretch.column + columns, 0, count - 1),
    start: clamp(start, 0, DAY_MINUTES - (step || FINE_STEP)),
  };
}
