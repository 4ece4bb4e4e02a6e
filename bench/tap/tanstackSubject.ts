import {
  and,
  BasicIndex,
  createCollection,
  createLiveQueryCollection,
  gte,
  localOnlyCollectionOptions,
  lt,
} from '@tanstack/db';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Practice } from '../../server/program/demo/practice.ts';
import type { Subject } from './subject.ts';

interface Timed extends Appointment {
  readonly start: number;
}

const timed = (appointment: Appointment): Timed => ({
  ...appointment,
  start: Date.parse(appointment.startAt),
});

/**
 * TanStack DB with everything in memory, in the quickest of the ways that were tried: an index over numbers (over text
 * it reads every row), names looked up by id instead of joined, the few rows sorted by hand instead of `orderBy`.
 */
export async function tanstackSubject(practice: Practice): Promise<Subject> {
  const patients = createCollection(
    localOnlyCollectionOptions<Patient, string>({
      getKey: ({ id }) => id,
      initialData: [...practice.patients],
    }),
  );
  const appointments = createCollection(
    localOnlyCollectionOptions<Timed, string>({
      getKey: ({ id }) => id,
      initialData: practice.appointments.map(timed),
      autoIndex: 'eager',
      defaultIndexType: BasicIndex,
    }),
  );
  await Promise.all([patients.preload(), appointments.preload()]);

  const liveWeek = (from: string, to: string) =>
    createLiveQueryCollection((query) =>
      query
        .from({ one: appointments })
        .where(({ one }) => and(gte(one.start, Date.parse(from)), lt(one.start, Date.parse(to)))),
    );
  const named = (rows: readonly Timed[]) =>
    rows
      .toSorted((a, b) => a.start - b.start)
      .map((row) => ({ ...row, patientName: row.patientId && patients.get(row.patientId)?.name }));
  let shown: ReturnType<typeof liveWeek> | undefined;

  return {
    name: 'TanStack DB in memory',
    together: 10,
    async week(from, to) {
      const live = liveWeek(from, to);
      await live.preload();
      const rows = named(live.toArray);
      void live.cleanup();
      return rows.length;
    },
    async show(from, to) {
      shown = liveWeek(from, to);
      await shown.preload();
    },
    book: (appointment) =>
      new Promise((resolve) => {
        const subscription = shown?.subscribeChanges(() => {
          subscription?.unsubscribe();
          named(shown?.toArray ?? []);
          resolve();
        });
        appointments.insert(timed(appointment));
      }),
  };
}
