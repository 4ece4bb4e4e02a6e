import { occupies } from '../../../domain/appointments/state.ts';
import { overlaps } from '../../../domain/appointments/span.ts';
import { freeSpans, freeTimesIdOf } from '../../../domain/availability/free.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { type Known, UNKNOWN } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';

export interface FreeDay {
  /** On the practice's clocks, `yyyy-MM-dd`. */
  readonly day: string;
  readonly times: readonly Span[];
}

export interface PortalTimes {
  /** `null` where nobody treats the patient. */
  readonly psychologistId: string | null;
  /** ISO; from here on nothing can be booked yet. `null` where nothing can be booked at all. */
  readonly until: string | null;
  /** Days with a free time, in order. */
  readonly days: readonly FreeDay[];
}

function byDay(times: readonly Span[], zone: string): readonly FreeDay[] {
  const days = new Map<string, Span[]>();
  for (const time of times) {
    const { day } = wallClock(time.startAt, zone);
    const some = days.get(day);
    if (some) some.push(time);
    else days.set(day, [time]);
  }
  return [...days].map(([day, some]) => ({ day, times: some }));
}

/**
 * What the patient who is signed in may book, as the server last said; one's own sessions are taken, also those that
 * were asked for on this device since. `null` where no patient belongs to the account.
 */
export const portalTimes = defineQuery({
  name: 'portal.times',
  run({ view, coverage }: QuerySource, { now }: { now: string }): Known<PortalTimes> {
    const patient = [...view.all('patients')].find(({ userId }) => userId === view.actor.userId);
    if (!patient) return coverage.people ? null : UNKNOWN;
    const { psychologistId } = patient;
    if (!psychologistId) return { psychologistId: null, until: null, days: [] };
    const kept = view.get('freeTimes', freeTimesIdOf(psychologistId));
    // The server has not told yet: nobody knows whether there is a time.
    const zone = view.get('tenants', view.actor.tenantId)?.timeZone;
    if (!kept || !zone) return UNKNOWN;
    const own = view.indexes.appointments.items.filter(occupies);
    const times = freeSpans(kept, now).filter((one) => !own.some((each) => overlaps(each, one)));
    return { psychologistId, until: kept.until, days: byDay(times, zone) };
  },
});
