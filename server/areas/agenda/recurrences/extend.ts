import { sql } from 'kysely';
import * as v from 'valibot';
import { uuid } from '../../../../src/domain/core/fields.ts';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { RecurringAppointment } from '../../../../src/domain/recurrences/recurrence.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import { addDays } from '../../../../src/domain/time/days.ts';
import { type Tx, withTenant, withWorker } from '../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { Payload } from '../../../engine/jobs/job.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import { extend } from './sessions.ts';
import { ofChange } from './workspace.ts';

/** Daily, for the whole server: a job for each practice. */
export const EXTEND_ALL = 'recurrences.extend';
export const EXTEND_TENANT = 'recurrences.extendTenant';
/** What a command left of one recurrence's year. */
export const FILL = 'recurrences.fill';

export const fillJob = (id: string): NewJob => ({
  kind: FILL,
  key: `${FILL}/${id}`,
  payload: { id },
});

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random' | 'onWritten'>;

export const extendEverywhere = ({ db }: Pick<Parts, 'db'>): Promise<void> =>
  withWorker(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`select tenant_ids() as id`.execute(tx);
    for (const { id } of rows)
      await enqueueJobs(tx, id, [
        { kind: EXTEND_TENANT, key: `${EXTEND_TENANT}/${id}`, payload: {} },
      ]);
  });

/** @param now ISO; what ended days ago, wherever the practice is, lacks nothing */
const activeIds = async (tx: Tx, tenantId: string, now: string): Promise<string[]> => {
  const lastEnded = addDays(now.slice(0, 10), -2);
  const rows = await tx
    .selectFrom('recurring_appointments')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('end_date', 'is', null), eb('end_date', '>', lastEnded)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether both hold sessions at all: nobody inactive gets new ones. */
async function areActive(
  change: ServerChange,
  { patientId, psychologistId }: RecurringAppointment,
): Promise<boolean> {
  await change.load([
    ['patients', patientId],
    ['users', psychologistId],
  ]);
  const patient = change.documents.get('patients', patientId);
  const psychologist = change.documents.get('users', psychologistId);
  return patient?.isActive === true && psychologist?.isActive === true;
}

/** @returns the instant from which more are to be made; nothing where those were all */
const extendSlice = (
  parts: Parts,
  tenantId: string,
  id: string,
  from: string,
): Promise<string | undefined> =>
  changeDocuments(parts, tenantId, async (change) => {
    await change.load([
      ['tenants', tenantId],
      ['recurringAppointments', id],
    ]);
    const recurrence = change.documents.get('recurringAppointments', id);
    if (!recurrence?.isActive || !(await areActive(change, recurrence))) return undefined;
    const zone = change.documents.get('tenants', tenantId)?.timeZone ?? DEFAULT_TIME_ZONE;
    const { clock, random } = parts;
    const now = new Date(clock.now()).toISOString();
    const newId = () => uuidv7(clock.now(), random);
    return extend(ofChange(change, now, newId), recurrence, zone, from);
  });

/** Makes the sessions that a recurrence lacks, in transactions of a bounded size: others have their turn in between. */
export async function extendOne(parts: Parts, tenantId: string, id: string): Promise<void> {
  let from: string | undefined = new Date(parts.clock.now()).toISOString();
  while (from !== undefined) from = await extendSlice(parts, tenantId, id, from);
}

export const fillRecurrence = (
  parts: Parts,
  payload: Payload,
  tenantId: string | null,
): Promise<void> => extendOne(parts, tenantId ?? '', v.parse(uuid, payload.id));

/**
 * Tops up the active recurrences of a practice to a year ahead, each in transactions of its own. An occurrence that has
 * a session, whatever became of it, gets no other: running it again changes nothing.
 * @throws AggregateError when some failed, after all others are done
 */
export async function extendRecurrences(parts: Parts, tenantId: string): Promise<void> {
  const now = new Date(parts.clock.now()).toISOString();
  const ids = await withTenant(parts.db, tenantId, (tx) => activeIds(tx, tenantId, now));
  const failures: unknown[] = [];
  for (const id of ids)
    await extendOne(parts, tenantId, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some recurrences were not extended.');
}
