import type { Candidate } from '../../../domain/recurrences/conflicts.ts';
import { daysOfYear, occurrenceOn } from '../../../domain/recurrences/expand.ts';
import { outdated } from '../../../domain/recurrences/plan.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { MovedSession, SessionTimes } from './results.ts';
import type { QuerySource } from '../kit/source.ts';
import { revocable } from './waitingSessions.ts';
import { zoneOf } from '../kit/zone.ts';

interface Asked {
  readonly candidate: Candidate | null;
  /** ISO instant. */
  readonly now: string;
}

const timesOf = ({ startAt, endAt }: SessionTimes): SessionTimes => ({ startAt, endAt });

/** Lists the booked sessions that an edit of a recurrence moves or takes away, by their start. */
export const recurrenceEdited = defineQuery({
  name: 'recurrences.edited',
  run(
    { view, coverage }: QuerySource,
    { candidate, now }: Asked,
  ): Gathered<readonly MovedSession[]> {
    const before = candidate && view.get('recurringAppointments', candidate.id);
    if (!before?.isActive) return gathered(coverage.people, []);
    const after = { ...before, ...candidate };
    const zone = zoneOf(view);
    const own = view.indexes.appointmentsOfPatient
      .get(before.patientId)
      .filter(({ recurringAppointmentId }) => recurringAppointmentId === before.id);
    const free = revocable(view, own, now);
    const days = new Set(daysOfYear(after, wallClock(now, zone).day));
    const moved = outdated({ before, after }, { own: free, zone, now }).map((session) => {
      const day = session.occurrenceDay ?? wallClock(session.startAt, zone).day;
      const to = days.has(day) ? occurrenceOn(day, after, zone) : null;
      return { id: session.id, from: timesOf(session), to: to && timesOf(to) };
    });
    return gathered(
      coverage.people,
      moved.sort((a, b) => (a.from.startAt < b.from.startAt ? -1 : 1)),
    );
  },
});
