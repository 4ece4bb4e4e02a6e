import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/tenant.ts';

/**
 * Makes practices that come from a copy begin anew. What was ended or used since the copy was made stands open in it, and
 * nobody can know which: so all sessions end, no link in a mail opens, and mails that wait, most of which were sent long
 * ago, are dropped, and so are changes of address that wait for a link or could be undone. Another epoch is another
 * history: devices read everything anew, and send what they had not sent.
 * @param tx of the owner
 * @param now ISO
 */
export async function beginAnew(
  tx: Tx,
  tenantIds: readonly string[],
  { now, newId }: { readonly now: string; readonly newId: () => string },
): Promise<void> {
  for (const id of tenantIds) {
    await tx.updateTable('tenants').set({ epoch: newId() }).where('id', '=', id).execute();
    await tx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('tenant_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await tx
      .updateTable('one_time_tokens')
      .set({ used_at: now })
      .where('tenant_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    await tx
      .updateTable('address_changes')
      .set({ ended_at: now })
      .where('tenant_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    await sql`delete from jobs where tenant_id = ${id} and kind like 'mail.%'`.execute(tx);
  }
}
