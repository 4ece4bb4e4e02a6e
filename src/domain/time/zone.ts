import { addDays } from './days.ts';

/** Stands for the zone of a practice that is not known yet. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

/** A calendar day, `yyyy-MM-dd`, and the minutes since its midnight, as a clock on the wall shows them. */
export interface WallClock {
  readonly day: string;
  readonly minutes: number;
}

const DAY_MS = 86_400_000;

// By hand, not by date-fns-tz: its `toZonedTime` answers in the runtime's own zone and is an hour off where that one skips
// the hour, and its `fromZonedTime` moves a skipped time back instead of on, and takes now the first and now the second of
// a time that occurs twice. `zone.test.ts` holds what is promised here.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** What a clock in the zone shows, as if it were UTC, in milliseconds. */
function wallMs(ms: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const readOffset = (ms: number, zone: string): number =>
  wallMs(ms, zone) - Math.floor(ms / 1000) * 1000;

const MINUTE_MS = 60_000;
/** Clocks are changed by whole quarters of an hour, at whole quarters. */
const STEP_MS = 15 * MINUTE_MS;
/** Since then clocks are changed at whole minutes, in Newfoundland until 2011 and at Casey until 2022 at one past the hour. */
const REGULAR_SINCE = Date.UTC(1973, 0);
/** No zone has changed its clocks twice within this since then: the nearest were a week apart (Recife, October of 2000). */
const STRETCH_MS = 4 * DAY_MS;
/** A year of a full agenda in a few zones. */
const KEPT_MOST = 20_000;
const offsets = new Map<string, Map<number, number>>();

/** Reading one off a format takes a hundred times as long as finding it again. */
function keptOffset(ms: number, zone: string): number {
  let kept = offsets.get(zone);
  if (!kept) offsets.set(zone, (kept = new Map<number, number>()));
  const known = kept.get(ms);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MOST) kept.clear();
  const offset = readOffset(ms, zone);
  kept.set(ms, offset);
  return offset;
}

/** A stretch of days that begins and ends by one offset has it throughout; in another each minute is asked for. */
function offsetAt(ms: number, zone: string): number {
  if (ms < REGULAR_SINCE) return readOffset(ms, zone);
  const start = Math.floor(ms / STRETCH_MS) * STRETCH_MS;
  const offset = keptOffset(start, zone);
  const isOne = offset === keptOffset(start + STRETCH_MS, zone);
  return isOne ? offset : keptOffset(Math.floor(ms / MINUTE_MS) * MINUTE_MS, zone);
}

const clockMs = (ms: number, zone: string): number => ms + offsetAt(ms, zone);

/** @param instant ISO 8601 */
export function wallClock(instant: string, zone: string): WallClock {
  const ms = clockMs(Date.parse(instant), zone);
  return {
    day: new Date(ms).toISOString().slice(0, 10),
    minutes: Math.floor((ms % DAY_MS) / 60_000),
  };
}

/** The instants, by the offsets of the days around, and those of them at which the clock really shows this. */
function readings({ day, minutes }: WallClock, zone: string) {
  const wall = Date.parse(day) + minutes * 60_000;
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  const candidates = [before, after] as const;
  return { candidates, exact: candidates.filter((ms) => clockMs(ms, zone) === wall) };
}

/**
 * The instant at which a clock in the zone shows this. A time that a change of clocks skips moves on by the skipped
 * hour; of a time that occurs twice it is the first.
 */
export function instantOf(clock: WallClock, zone: string): string {
  const { exact, candidates } = readings(clock, zone);
  return new Date(exact[0] ?? candidates[0]).toISOString();
}

/**
 * The first and the last instant that the clock may stand for, for what must not be missed: a time that occurs twice
 * is both of them, a skipped one lies between them.
 */
export function boundsOf(clock: WallClock, zone: string): { first: string; last: string } {
  const { exact, candidates } = readings(clock, zone);
  const all = exact.length > 0 ? exact : candidates;
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return { first: new Date(first).toISOString(), last: new Date(last).toISOString() };
}

/** True if a clock in the zone shows this time for the second time, having been set back. */
export function isSecondTime(instant: string, zone: string): boolean {
  const ms = Date.parse(instant);
  const before = offsetAt(ms - DAY_MS, zone);
  if (before <= offsetAt(ms, zone)) return false;
  const wall = clockMs(ms, zone);
  const first = wall - before;
  return first < ms && clockMs(first, zone) === wall;
}

/** Minutes since midnight that a clock in the zone skips on a day; null on almost every day. */
export function skippedOn(day: string, zone: string): { start: number; end: number } | null {
  const midnight = Date.parse(day);
  const before = offsetAt(midnight - DAY_MS, zone);
  const after = offsetAt(midnight + 2 * DAY_MS, zone);
  if (after <= before) return null;
  const isSkipped = (minutes: number) => readings({ day, minutes }, zone).exact.length === 0;
  const all = Array.from({ length: DAY_MS / STEP_MS }, (_, step) => (step * STEP_MS) / MINUTE_MS);
  const skipped = all.filter(isSkipped);
  const [start] = skipped;
  return start === undefined
    ? null
    : { start, end: (skipped.at(-1) ?? start) + STEP_MS / MINUTE_MS };
}

/** The instants at which the days begin and the last one ends; half-open. */
export function rangeOf(days: readonly string[], zone: string): { from: string; to: string } {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  return {
    from: instantOf({ day: first, minutes: 0 }, zone),
    to: instantOf({ day: addDays(last, 1), minutes: 0 }, zone),
  };
}

const TWO_DAYS_MS = 2 * DAY_MS;
const shifted = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

// Records keep the instants of the zone in which they were said. Another zone since then moved them
// by a day or so: at most 26 hours lie between two zones.
export const beforeZones = (from: string): string => shifted(from, -TWO_DAYS_MS);
export const afterZones = (to: string): string => shifted(to, TWO_DAYS_MS);
