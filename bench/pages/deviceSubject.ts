import type { Device } from '../../src/data/device.ts';
import type { Subject } from '../tap/subject.ts';
import { shownOf } from '../../src/data/queries/kit/known.ts';

/** Sereno as its screens have it: through the sync worker, a booking durable on the device before it is confirmed. */
export function deviceSubject(device: Device): Subject {
  let sought: { readonly id: string; readonly found: () => void } | null = null;
  return {
    name: 'device, through the sync worker',
    together: 1,
    week: async (from, to) =>
      shownOf(await device.query('appointments.between', { from, to })).length,
    async show(from, to) {
      await device.subscribe('appointments.between', { from, to }, (rows) => {
        if (sought && shownOf(rows).some(({ id }) => id === sought?.id)) sought.found();
      });
    },
    async book({ id, patientId, startAt, endAt }) {
      const seen = new Promise<void>((found) => (sought = { id, found }));
      await device.dispatch('appointment.create', { id, patientId, startAt, endAt });
      await seen;
    },
  };
}
