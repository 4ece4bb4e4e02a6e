import type { EntityName } from '../../../../src/domain/core/documents.ts';
import type { SomeFields } from '../../../../src/domain/core/entity.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { DocumentChange } from '../../../kernel/document-change.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import type { Whose } from './refresh.ts';

export const REFRESH_JOB = 'freeTimes.refresh';

/** Changes that come while it waits become one. */
const refreshJob = ({ tenantId, psychologistId }: Whose): NewJob => ({
  kind: REFRESH_JOB,
  key: `${REFRESH_JOB}:${tenantId}:${psychologistId}`,
  payload: { psychologistId },
});

/** What of a document the free times depend on, and whose they are: `psychologistId`, or the person's own id. */
const followed: { readonly [E in EntityName]?: readonly string[] } = {
  appointments: ['psychologistId', 'startAt', 'endAt', 'status'],
  availabilityPeriods: ['v'],
  availabilityBlocks: ['v'],
  recurringBreaks: ['v'],
  users: ['availabilityWeeksAhead', 'isActive', 'role'],
  patients: ['psychologistId', 'userId'],
  tenants: ['timeZone'],
};

function reached({ entity, before, after }: DocumentChange): readonly string[] | 'all' {
  const fields = followed[entity];
  if (!fields) return [];
  const [was, is] = [before, after] as readonly (SomeFields | undefined)[];
  const isMoved = fields.some((field) => field === 'v' || was?.[field] !== is?.[field]);
  if (!isMoved) return [];
  if (entity === 'tenants') return was ? 'all' : [];
  if (entity === 'patients' && !is?.['userId']) return [];
  const field = entity === 'users' ? 'id' : 'psychologistId';
  return [was?.[field], is?.[field]].filter((id) => typeof id === 'string');
}

/** Of them, those whom a patient with an account is treated by: nobody else's times are shown to anyone. */
export const shownPsychologists = async (
  tx: Tx,
  tenantId: string,
  among?: readonly string[],
): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('patients')
    .select('psychologist_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'is not', null)
    .$if(among !== undefined, (query) => query.where('psychologist_id', 'in', [...(among ?? [])]))
    .execute();
  return rows.flatMap(({ psychologist_id: id }) => id ?? []);
};

/** Lets the free times follow soon where what was written moves them. */
export async function followAgenda(
  tx: Tx,
  tenantId: string,
  changes: readonly DocumentChange[],
): Promise<void> {
  const all = changes.map(reached);
  const people = all.includes('all') ? undefined : [...new Set(all.flat())];
  if (people?.length === 0) return;
  const shown = await shownPsychologists(tx, tenantId, people);
  await enqueueJobs(
    tx,
    tenantId,
    shown.map((psychologistId) => refreshJob({ tenantId, psychologistId })),
  );
}
