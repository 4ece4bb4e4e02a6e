import type { Tx } from '../../../kernel/db/tenant.ts';
import { writePassword } from './accounts.ts';
import { withdrawChange } from './address/store.ts';
import { forgetDevices } from './sessions/known-devices.ts';
import { dropTokens } from './one-time-tokens.ts';

/** Nothing lets the person in any more, and nothing is left of how they came in. @param now ISO */
export async function forgetAccess(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  now: string,
): Promise<void> {
  await writePassword(tx, tenantId, userId, null);
  await forgetDevices(tx, { tenantId, userId });
  await withdrawChange(tx, { tenantId, userId }, now);
  for (const purpose of ['verify_email', 'reset_password'] as const)
    await dropTokens(tx, { tenantId, purpose, subjectId: userId });
  await tx
    .updateTable('users')
    .set({ cpf: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}
