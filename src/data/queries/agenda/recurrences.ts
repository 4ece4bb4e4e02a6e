import { compareNames } from '../../../domain/core/names.ts';
import {
  type Candidate,
  type Conflict,
  findConflicts,
  type Obstacles,
} from '../../../domain/recurrences/conflicts.ts';
import type { ClockTimes } from '../../../domain/recurrences/clockSpan.ts';
import { suggestedTimes } from '../../../domain/recurrences/suggestions.ts';
import type { RecurringAppointment } from '../../../domain/recurrences/recurrence.ts';
import { found, gathered, type Gathered, type Known } from '../kit/known.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { RecurrenceList, RecurrenceRow } from './results.ts';
import type { Repair } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName } from '../kit/subject.ts';
import { zoneOf } from '../kit/zone.ts';

const recurrenceRow = (
  view: QueryView,
  recurrence: RecurringAppointment,
  repair: Repair = null,
): RecurrenceRow => ({
  ...recurrence,
  patientName: patientName(view, recurrence.patientId),
  psychologistName: view.get('users', recurrence.psychologistId)?.name ?? null,
  mark: view.mark('recurringAppointments', recurrence.id),
  repair,
});

/** Those that the server refused, then the active ones, each by the patient's name. */
const inOrder = (a: RecurrenceRow, b: RecurrenceRow): number =>
  Number(b.repair !== null) - Number(a.repair !== null) ||
  Number(b.isActive) - Number(a.isActive) ||
  compareNames({ id: a.id, name: a.patientName ?? '' }, { id: b.id, name: b.patientName ?? '' });

interface Listed extends WithRefused {
  readonly psychologistId?: string;
}

export const recurrencesList = defineQuery({
  name: 'recurrences.list',
  run({ view, coverage }: QuerySource, args: Listed): Gathered<RecurrenceList> {
    const isOf = (one: RecurringAppointment) =>
      !args.psychologistId || one.psychologistId === args.psychologistId;
    const kept = [...view.all('recurringAppointments')].filter(isOf);
    const refused = args.withRefused ? refusedCreations(view, 'recurringAppointments') : [];
    const rows = [
      ...kept.map((one) => recurrenceRow(view, one)),
      ...refused
        .filter(({ document }) => isOf(document))
        .map(({ document, key }) => recurrenceRow(view, document, key)),
    ].sort(inOrder);
    const [total, active] = [kept.length, kept.filter(({ isActive }) => isActive).length];
    return gathered(coverage.people, { rows, counts: { total, active, inactive: total - active } });
  },
});

export const recurrenceById = defineQuery({
  name: 'recurrences.byId',
  run({ view, coverage }: QuerySource, { id }: { readonly id: string }): Known<RecurrenceRow> {
    const recurrence = view.get('recurringAppointments', id);
    return found(recurrence && recurrenceRow(view, recurrence), coverage.people);
  },
});

/** What of one psychologist's stands in the way of recurrences, as far as this device knows. */
export function obstaclesOf(view: QueryView, psychologistId: string): Obstacles {
  const own = <D extends { readonly psychologistId: string }>(all: Iterable<D>) =>
    [...all].filter((one) => one.psychologistId === psychologistId);
  const recurrences = own(view.all('recurringAppointments'));
  return {
    recurrences,
    breaks: own(view.all('recurringBreaks')).filter(({ isActive }) => isActive),
    blocks: own(view.all('availabilityBlocks')),
    patients: new Map(
      recurrences.flatMap(({ patientId }) => {
        const patient = view.get('patients', patientId);
        return patient ? [[patientId, patient] as const] : [];
      }),
    ),
  };
}

type Wanted = Candidate & { readonly psychologistId: string };

/** The conflicts of a new or changed recurrence, found by the function that the server asks as well. */
export const recurrenceConflicts = defineQuery({
  name: 'recurrences.conflicts',
  run(
    { view, coverage }: QuerySource,
    args: {
      /** `null` where there is nothing to look at yet: no conflicts. */
      readonly candidate: Wanted | null;
      readonly now: string;
    },
  ): Gathered<readonly Conflict[]> {
    const { candidate, now } = args;
    if (!candidate) return gathered(coverage.people, []);
    const obstacles = obstaclesOf(view, candidate.psychologistId);
    return gathered(coverage.people, findConflicts(candidate, obstacles, zoneOf(view), now));
  },
});

/** Those of the usual times at which a recurrence would meet nothing that this device knows. */
export const recurrenceFreeTimes = defineQuery({
  name: 'recurrences.freeTimes',
  run(
    { view, coverage }: QuerySource,
    { candidate, now }: { readonly candidate: Wanted | null; readonly now: string },
  ): Gathered<readonly ClockTimes[]> {
    if (!candidate) return gathered(coverage.people, []);
    const obstacles = obstaclesOf(view, candidate.psychologistId);
    const isFree = (times: ClockTimes): boolean =>
      findConflicts({ ...candidate, ...times }, obstacles, zoneOf(view), now).length === 0;
    return gathered(coverage.people, suggestedTimes.filter(isFree));
  },
});
