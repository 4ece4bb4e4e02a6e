import type { ServerChange } from '../../../../engine/documents/change.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { handoverMailJob } from './mails.ts';
import { cancel, openOf } from './requests.ts';

/**
 * Follows an account that was closed or opened: open questions are mailed, and begin to wait. An
 * account that is open again ends the waits; its person is asked anew where that is still wanted.
 */
export async function followStatus(
  change: ServerChange,
  parts: ServerParts,
  tenantId: string,
  { id: memberId, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<void> {
  const open = await openOf(change, { memberId });
  if (!isActive && open.length > 0) await change.enqueue([handoverMailJob(memberId)]);
  if (!isActive) return;
  for (const one of open) if (one.status === 'waiting') await cancel(change, parts, tenantId, one);
}
