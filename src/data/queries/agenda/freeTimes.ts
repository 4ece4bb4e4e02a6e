import { SESSION_MINUTES } from '../../../domain/appointments/span.ts';
import { occupies } from '../../../domain/appointments/state.ts';
import { freeTimes } from '../../../domain/availability/freeTimes.ts';
import type { Range, Span } from '../../../domain/availability/spans.ts';
import { eachDay, weekdayIndex } from '../../../domain/time/days.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { availabilityBetween } from './availability.ts';
import { gathered, type Gathered, isWhole, shownOf } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';
import { takenTimes } from './takenTimes.ts';
import { zoneOf } from '../kit/zone.ts';

interface Asked extends Range {
  readonly psychologistId: string;
  /** ISO */
  readonly now: string;
  /** The time that was wanted; ISO. */
  readonly near: string;
  readonly minutes?: number;
  readonly most?: number;
  /** A session that may be moved itself. */
  readonly exceptId?: string;
}

const SATURDAY = 5;

/** When somebody works of whom nothing is written: office hours, and nearly all of the day that was asked for. */
function usualHours({ from, to }: Range, near: string, zone: string): Span[] {
  const wanted = wallClock(near, zone).day;
  const hours = (day: string): readonly [number, number] =>
    day === wanted ? [7 * 60, 22 * 60] : [8 * 60, 18 * 60];
  return eachDay(wallClock(from, zone).day, wallClock(to, zone).day)
    .filter((day) => day === wanted || weekdayIndex(day) < SATURDAY)
    .map((day) => {
      const [start, end] = hours(day);
      return {
        startAt: instantOf({ day, minutes: start }, zone),
        endAt: instantOf({ day, minutes: end }, zone),
      };
    });
}

/**
 * Free times of a psychologist in [from, to) nearest to a wanted one, in order: to suggest, not to
 * promise. Within that range none is before now. Instants in any ISO form.
 */
export const availabilityFree = defineQuery({
  name: 'availability.free',
  run(source: QuerySource, args: Asked): Gathered<readonly string[]> {
    const { psychologistId, now, near, minutes = SESSION_MINUTES, most = 3, exceptId } = args;
    const range = { from: new Date(args.from).toISOString(), to: new Date(args.to).toISOString() };
    const times = availabilityBetween.run(source, { ...range, psychologistId });
    const [own] = shownOf(times);
    const taken = takenTimes(source, { ...range, psychologistId, now, exceptId });
    const open = own?.hasPeriods ? own.open : usualHours(range, near, zoneOf(source.view));
    return gathered(
      isWhole(times) && isWhole(taken),
      freeTimes({
        open,
        taken: [...shownOf(taken).filter(occupies), ...(own?.pauses ?? [])],
        lengthMs: minutes * 60_000,
        from: range.from < now && now < range.to ? now : range.from,
        near,
        most,
      }),
    );
  },
});
