import { sql } from 'kysely';
import { openStatuses } from '../../../../../src/domain/handovers/handover.ts';
import { tenantsFound, visitTenants } from '../../../../kernel/db/visit.ts';
import { changeDocuments } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { handoverMailJob } from './mails.ts';
import { passJob } from './pass.ts';
import { cancel } from './requests.ts';
import { keepWaits } from './wait.ts';

export const HANDOVERS_DUE = 'record.passDue';

/**
 * Brings the open questions of one practice on: those of a closed account begin to wait, those of
 * an account that is open again end, and those whose time has come are passed.
 */
const lookAt = (parts: ServerParts, tenantId: string): Promise<void> =>
  changeDocuments(parts, tenantId, async (change) => {
    const now = parts.clock.now();
    await keepWaits(change, tenantId, now);
    const open = await change.find('handovers', { among: { status: [...openStatuses] } });
    await change.load(open.map(({ memberId }) => ['users', memberId]));
    for (const one of open) {
      const handover = change.documents.get('handovers', one.id) ?? one;
      const { id, memberId, status, dueAt } = handover;
      const isActive = change.documents.get('users', memberId)?.isActive ?? false;
      if (status === 'waiting' && isActive) await cancel(change, parts, tenantId, handover);
      else if (status === 'asked' && !isActive) await change.enqueue([handoverMailJob(memberId)]);
      else if (status === 'agreed' || (dueAt && Date.parse(dueAt) <= now))
        await change.enqueue([passJob(id)]);
    }
  });

/** Looks at all practices with open questions. @throws AggregateError when some failed */
export async function findHandovers(parts: ServerParts, signal: AbortSignal): Promise<void> {
  const found = await tenantsFound(parts.db, sql`select tenants_with_handovers() as id`);
  await visitTenants(found, (tenantId) => lookAt(parts, tenantId), signal);
}
