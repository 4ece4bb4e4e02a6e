import type { Appointment } from '../../../../src/domain/appointments/appointment.ts';
import type { Tenant } from '../../../../src/domain/tenants/tenant.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { DocumentChange } from '../../../kernel/document-change.ts';
import { syncJob } from './sync/sync-job.ts';

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

const movesZone = ({ entity, before, after }: DocumentChange): boolean =>
  entity === 'tenants' &&
  before !== undefined &&
  (before as Tenant).timeZone !== (after as Tenant | undefined)?.timeZone;

/**
 * Has all events read anew: those of whole days are kept as instants, and begin at another one
 * where the practice's clocks are others.
 */
async function readAnew(tx: Tx, tenantId: string): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('calendar_integrations')
    .set({ full_sync_at: null })
    .where('tenant_id', '=', tenantId)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Lets a sync follow soon where written appointments belong into a connected calendar. */
export async function wakeCalendars(
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const people = new Set([
    ...(changes.some(movesZone) ? await readAnew(tx, tenantId) : []),
    ...changes.flatMap((change) =>
      change.entity === 'appointments' ? reached(change as Change) : [],
    ),
  ]);
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
