import {
  and,
  BTreeIndex,
  createCollection,
  createLiveQueryCollection,
  gte,
  localOnlyCollectionOptions,
  lt,
} from '@tanstack/db';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Practice } from '../../server/demo/practice.ts';
import type { Subject } from './subject.ts';

/**
 * TanStack DB with everything in memory and an index on the start. Names are looked up by id: its join is fifty times
 * slower for this query.
 */
export async function tanstackSubject(practice: Practice): Promise<Subject> {
  const patients = createCollection(
    localOnlyCollectionOptions<Patient, string>({
      getKey: ({ id }) => id,
      initialData: [...practice.patients],
    }),
  );
  const appointments = createCollection(
    localOnlyCollectionOptions<Appointment, string>({
      getKey: ({ id }) => id,
      initialData: [...practice.appointments],
    }),
  );
  appointments.createIndex((row) => row.startAt, { indexType: BTreeIndex });
  await Promise.all([patients.preload(), appointments.preload()]);

  const liveWeek = (from: string, to: string) =>
    createLiveQueryCollection((query) =>
      query
        .from({ one: appointments })
        .where(({ one }) => and(gte(one.startAt, from), lt(one.startAt, to)))
        .orderBy(({ one }) => one.startAt),
    );
  const named = (rows: readonly { readonly patientId: string | null }[]) =>
    rows.map((row) => ({
      ...row,
      patientName: row.patientId && patients.get(row.patientId)?.name,
    }));
  let shown: ReturnType<typeof liveWeek> | undefined;

  return {
    name: 'TanStack DB in memory',
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
        appointments.insert(appointment);
      }),
  };
}
