import { isSession } from '../../../domain/reports/billable.ts';
import { timeOf } from '../../../domain/availability/fields.ts';
import { spanIn, wallSpan } from '../../../domain/availability/wallSpan.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { placeOf } from './appointments.ts';
import { zoneOf } from '../kit/zone.ts';

/** The practice's records that another time zone meets: how many there are, and examples. */
export interface ZoneChange {
  readonly periods: number;
  /** The earliest clock time at which a period begins, `HH:mm`. */
  readonly earliest: string | null;
  readonly breaks: number;
  readonly blocks: number;
  readonly recurrences: number;
  /** Booked and to come. */
  readonly sessions: number;
  /** The start of the first of them; ISO. */
  readonly nextStartAt: string | null;
}

function bookedAhead(view: QueryView, now: string) {
  const ahead = view.indexes.appointments.items.slice(placeOf(view, now));
  return ahead.filter((one) => isSession(one) && one.status === 'scheduled');
}

const count = (some: Iterable<unknown>): number => [...some].length;

export const zoneChange = defineQuery({
  name: 'practice.zoneChange',
  /** @param now ISO instant; of what is dated only what is not over counts */
  run({ view, coverage }: QuerySource, { now }: { readonly now: string }): Gathered<ZoneChange> {
    const zone = zoneOf(view);
    const isAhead = (one: Parameters<typeof spanIn>[0] & { readonly isRecurring: boolean }) =>
      one.isRecurring || spanIn(one, zone).endAt > now;
    const periods = [...view.all('availabilityPeriods')].filter(isAhead);
    const [earliest] = periods.map((one) => timeOf(wallSpan(one, zone).start.minutes)).toSorted();
    const sessions = bookedAhead(view, now);
    return gathered(coverage.people && coverage.sessions === 'all', {
      periods: periods.length,
      earliest: earliest ?? null,
      breaks: count(view.all('recurringBreaks')),
      blocks: [...view.all('availabilityBlocks')].filter(isAhead).length,
      recurrences: [...view.all('recurringAppointments')].filter(({ isActive }) => isActive).length,
      sessions: sessions.length,
      nextStartAt: sessions[0]?.startAt ?? null,
    });
  },
});
