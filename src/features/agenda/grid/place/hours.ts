import type { Pause, PsychologistTimes } from '../../../../data/queries/agenda/results.ts';
import { overlaps } from '../../../../domain/appointments/span.ts';
import type { Span } from '../../../../domain/availability/spans.ts';
import { addDays } from '../../../../domain/time/days.ts';
import { instantOf, skippedOn } from '../../../../domain/time/zone.ts';
import { type Column } from './columns.ts';
import { onTheWall, type Part, partOn } from './layout.ts';
import { DAY_MINUTES } from './stretch.ts';

/** What of a column's day is not free, besides its sessions. */
export interface Shades {
  /** Outside of the periods; none where nobody has said when they work. */
  readonly outside: readonly Part[];
  readonly pauses: readonly (Part & { readonly pause: Pause })[];
  /** The hour that the clock skips, where it is set on that day. */
  readonly skipped: Part | null;
}

/** The whole hours that are in sight at first, in minutes. */
export interface Hours {
  readonly first: number;
  readonly last: number;
}

/** Of somebody who has not said when they work. */
const USUAL: Hours = { first: 7 * 60, last: 20 * 60 };

/** What is left of a day without its parts. */
function complement(parts: readonly Part[]): Part[] {
  const left: Part[] = [];
  let from = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start > from) left.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return from < DAY_MINUTES ? [...left, { start: from, end: DAY_MINUTES }] : left;
}

/** What of some spans falls on a day. Only those are read off a clock: there may be thousands. */
function partsOn<T extends Span>(day: string, all: readonly T[], zone: string) {
  const midnight = (of: string) => instantOf({ day: of, minutes: 0 }, zone);
  const whole = { startAt: midnight(day), endAt: midnight(addDays(day, 1)) };
  return all.flatMap((one) => {
    const part = overlaps(one, whole) ? partOn(day, onTheWall(one, zone)) : null;
    return part ? [{ one, part }] : [];
  });
}

const openOn = (day: string, times: readonly PsychologistTimes[], zone: string): Part[] =>
  times.flatMap(({ open }) => partsOn(day, open, zone).map(({ part }) => part));

/** A column of several people shows when all of them are away, and nobody's own pauses. */
export function shadesOf(
  { day, person }: Column,
  times: readonly PsychologistTimes[],
  zone: string,
): Shades {
  const asked = person ? times.filter(({ psychologistId }) => psychologistId === person.id) : times;
  const isSaid = asked.length > 0 && asked.every(({ hasPeriods }) => hasPeriods);
  const [only] = asked.length === 1 ? asked : [];
  const pauses = partsOn(day, only?.pauses ?? [], zone).map(({ one, part }) => ({
    ...part,
    pause: one,
  }));
  const outside = isSaid ? complement(openOn(day, asked, zone)) : [];
  return { outside, pauses, skipped: skippedOn(day, zone) };
}

/** From the first period of the days in sight to the last. */
export function hoursOf(
  days: readonly string[],
  times: readonly PsychologistTimes[],
  zone: string,
): Hours {
  const open = days.flatMap((day) => openOn(day, times, zone));
  if (open.length === 0) return USUAL;
  return {
    first: Math.floor(Math.min(...open.map(({ start }) => start)) / 60) * 60,
    last: Math.ceil(Math.max(...open.map(({ end }) => end)) / 60) * 60,
  };
}
