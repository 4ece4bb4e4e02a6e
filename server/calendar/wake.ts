import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Tx } from '../db/tenant.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import type { DocumentChange } from '../kernel/document-change.ts';
import { syncJob } from './sync-job.ts';

const isBusy = ({ isGoogleCalendarEvent, patientId }: Appointment): boolean =>
  isGoogleCalendarEvent && patientId === null;

type Change = DocumentChange<'appointments'>;

const isCancelled = (one: Appointment): boolean => one.status === 'cancelled';

/** Whether a calendar would show the difference. What a calendar itself brought or took away makes none. */
function makesDifference({ before, after }: Change): boolean {
  if (!before || !after) return ![before, after].some((one) => one && isBusy(one));
  const isMoved = before.startAt !== after.startAt || before.endAt !== after.endAt;
  return isMoved || isCancelled(before) !== isCancelled(after);
}

/** Whose calendars the change of an appointment reaches. */
function reached(change: Change): readonly string[] {
  const { before, after } = change;
  if (before && after && before.psychologistId !== after.psychologistId)
    return [before.psychologistId, after.psychologistId];
  const one = after ?? before;
  return one && makesDifference(change) ? [one.psychologistId] : [];
}

/** Lets a sync follow soon where written appointments belong into a connected calendar. */
export async function wakeCalendars(
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const people = new Set(
    changes.flatMap((change) =>
      change.entity === 'appointments' ? reached(change as Change) : [],
    ),
  );
  if (people.size === 0) return;
  const rows = await tx
    .selectFrom('calendar_integrations')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', [...people])
    .where('sync_enabled', '=', true)
    .where('needs_reconnect', '=', false)
    .execute();
  await enqueueJobs(
    tx,
    tenantId,
    rows.map(({ user_id: userId }) => syncJob({ tenantId, userId })),
  );
}
