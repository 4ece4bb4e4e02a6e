import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Practice } from '../../server/program/demo/practice.ts';
import type { Subject } from '../tap/subject.ts';
import { committed, createDatabase, resultOf } from './indexedDb.ts';

const STORES = ['appointments', 'patients'] as const;

/** IndexedDB without any library: an index on the start, each write strictly durable, the week read anew after it. */
export async function indexedDbSubject(practice: Practice): Promise<Subject> {
  const database = await createDatabase('bench-raw-tap', (opened) => {
    opened.createObjectStore('appointments', { keyPath: 'id' }).createIndex('startAt', 'startAt');
    opened.createObjectStore('patients', { keyPath: 'id' });
  });
  const filling = database.transaction(STORES, 'readwrite');
  for (const name of STORES)
    for (const document of practice[name]) filling.objectStore(name).put(document);
  await committed(filling);

  async function week(from: string, to: string): Promise<number> {
    const transaction = database.transaction(STORES);
    const index = transaction.objectStore('appointments').index('startAt');
    const rows = await resultOf<Appointment[]>(
      index.getAll(IDBKeyRange.bound(from, to, false, true)),
    );
    const ids = [...new Set(rows.map(({ patientId }) => patientId))].filter((id) => id !== null);
    const patients = transaction.objectStore('patients');
    const found = await Promise.all(ids.map((id) => resultOf<Patient>(patients.get(id))));
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, patientName: names.get(row.patientId ?? '') })).length;
  }

  let shown: readonly [string, string] = ['', ''];
  return {
    name: 'raw IndexedDB',
    together: 1,
    week,
    show: (...range) => void (shown = range),
    async book(appointment) {
      const writing = database.transaction('appointments', 'readwrite', { durability: 'strict' });
      writing.objectStore('appointments').put(appointment);
      await committed(writing);
      await week(...shown);
    },
  };
}
