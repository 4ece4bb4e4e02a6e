import { DEFAULT_TIME_ZONE } from '../../src/domain/tenants/tenant.ts';
import { uuidv7 } from '../../src/domain/core/id.ts';
import { changeDocuments } from '../documents/change.ts';
import type { ServerParts } from '../parts.ts';
import { extend } from './sessions.ts';
import { ofChange } from './workspace.ts';

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random'>;

/**
 * Tops up the active recurrences of a practice to a year ahead. An occurrence that has a session, whatever became of it,
 * gets no other, so that running it again changes nothing. Nobody inactive gets sessions.
 */
export const extendRecurrences = ({ db, clock, random }: Parts, tenantId: string): Promise<void> =>
  changeDocuments(db, tenantId, async (change) => {
    const found = await change.find('recurringAppointments', { equal: { isActive: true } });
    await change.load([
      ['tenants', tenantId],
      ...found.map(({ patientId }) => ['patients', patientId] as const),
      ...found.map(({ psychologistId }) => ['users', psychologistId] as const),
    ]);
    const { documents } = change;
    const zone = documents.get('tenants', tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
    const now = new Date(clock.now()).toISOString();
    const work = ofChange(change, now, () => uuidv7(clock.now(), random));
    for (const recurrence of found) {
      const patient = documents.get('patients', recurrence.patientId);
      const psychologist = documents.get('users', recurrence.psychologistId);
      if (patient?.isActive && psychologist?.isActive) await extend(work, recurrence, zone);
    }
  });
