import * as v from 'valibot';
import { day } from '../core/fields.ts';
import { boundsOf, instantOf, type WallClock, wallClock } from '../time/zone.ts';
import { minutesOf, timeOf } from './fields.ts';

const INVALID = 'Data inválida';

/** A day and a time as a clock on the wall shows them, `yyyy-MM-ddTHH:mm`. */
export const wallTime = v.pipe(
  v.string(INVALID),
  v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, INVALID),
  v.check((value) => v.is(day, value.slice(0, 10)), INVALID),
);

/**
 * A span that was given by the clock. `startClock` and `endClock` are what the person said.
 * `startAt` and `endAt` are what that was in the practice's time zone of the time of writing.
 * Spans of before there were clock times have only instants.
 */
export interface ClockedSpan {
  readonly startAt: string;
  readonly endAt: string;
  readonly startClock?: string | null | undefined;
  readonly endClock?: string | null | undefined;
}

export interface WallSpan {
  readonly start: WallClock;
  readonly end: WallClock;
}

export const writtenClock = ({ day: date, minutes }: WallClock): string =>
  `${date}T${timeOf(minutes)}`;

const readClock = (written: string): WallClock => ({
  day: written.slice(0, 10),
  minutes: minutesOf(written.slice(11)),
});

/** The span by the clock. @param zone IANA name; reads a span that has only instants */
export const wallSpan = (span: ClockedSpan, zone: string): WallSpan => ({
  start: span.startClock ? readClock(span.startClock) : wallClock(span.startAt, zone),
  end: span.endClock ? readClock(span.endClock) : wallClock(span.endAt, zone),
});

/** The span as its clocks measure it, in instants that no change of clocks is between. */
export const measuredByClock = ({
  startAt,
  endAt,
  startClock,
  endClock,
}: ClockedSpan): Pick<ClockedSpan, 'startAt' | 'endAt'> =>
  startClock && endClock
    ? { startAt: `${startClock}:00.000Z`, endAt: `${endClock}:00.000Z` }
    : { startAt, endAt };

const isShown = (instant: string, clock: WallClock, zone: string): boolean =>
  writtenClock(wallClock(instant, zone)) === writtenClock(clock);

/**
 * The instants of the span in a zone. Instants that show the same clock times are kept: they
 * know the seconds, and which of two equal hours is meant.
 * @param zone IANA name
 */
export function spanIn(span: ClockedSpan, zone: string): { startAt: string; endAt: string } {
  const { start, end } = wallSpan(span, zone);
  return {
    startAt: isShown(span.startAt, start, zone) ? span.startAt : instantOf(start, zone),
    endAt: isShown(span.endAt, end, zone) ? span.endAt : boundsOf(end, zone).last,
  };
}

/** The same with its instants in a zone. */
export const placedIn = <S extends ClockedSpan>(span: S, zone: string): S => ({
  ...span,
  ...spanIn(span, zone),
});

const midnightOf = ({ day: date }: WallClock): WallClock => ({ day: date, minutes: 0 });

const startsDay = (instant: string, clock: WallClock, zone: string): boolean =>
  instantOf(midnightOf(clock), zone) === instant;

/**
 * The clock times of a span of instants. Whole days begin and end at 00:00, also on a day that
 * a change of clocks lets begin later.
 */
export function clocksOf(
  { startAt, endAt }: Pick<ClockedSpan, 'startAt' | 'endAt'>,
  zone: string,
): { startClock: string; endClock: string } {
  const [start, end] = [wallClock(startAt, zone), wallClock(endAt, zone)];
  const isWholeDays = startsDay(startAt, start, zone) && startsDay(endAt, end, zone);
  return {
    startClock: writtenClock(isWholeDays ? midnightOf(start) : start),
    endClock: writtenClock(isWholeDays ? midnightOf(end) : end),
  };
}

interface SpanChanges {
  readonly startAt?: string | undefined;
  readonly endAt?: string | undefined;
  readonly startClock?: string | null | undefined;
  readonly endClock?: string | null | undefined;
}

/** A new span, in instants and by the clock. A clock time that is given decides. */
export function clockedSpan(
  given: SpanChanges & { readonly startAt: string; readonly endAt: string },
  zone: string,
): Required<ClockedSpan> {
  const { startAt, endAt } = given;
  const clocks = clocksOf({ startAt, endAt }, zone);
  return placedIn(
    {
      startAt,
      endAt,
      startClock: given.startClock ?? clocks.startClock,
      endClock: given.endClock ?? clocks.endClock,
    },
    zone,
  );
}

/** The span after an edit. A time that the edit does not change keeps what was said. */
export function changedSpan(
  before: ClockedSpan,
  changes: SpanChanges,
  zone: string,
): Required<ClockedSpan> {
  const was = spanIn(before, zone);
  const { start, end } = wallSpan(before, zone);
  const [startAt, endAt] = [changes.startAt ?? was.startAt, changes.endAt ?? was.endAt];
  const isKept = { start: startAt === was.startAt, end: endAt === was.endAt };
  return clockedSpan(
    {
      startAt,
      endAt,
      startClock: changes.startClock ?? (isKept.start ? writtenClock(start) : undefined),
      endClock: changes.endClock ?? (isKept.end ? writtenClock(end) : undefined),
    },
    zone,
  );
}
