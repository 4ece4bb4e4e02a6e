import type { Tx } from '../../../../kernel/db/tenant.ts';
import type { AddressChangeRow } from '../../../../kernel/db/rows/accounts.ts';

const DAY_MS = 86_400_000;
/** For so long a new address can be proved. */
export const CONFIRM_MS = 3 * DAY_MS;
/** For so long the old address can undo a change. */
export const UNDO_MS = 7 * DAY_MS;

interface Person {
  readonly tenantId: string;
  readonly userId: string;
}

/** Takes the place of one that was asked for before. */
export async function insertChange(tx: Tx, change: AddressChangeRow): Promise<void> {
  await withdrawChange(tx, { tenantId: change.tenant_id, userId: change.user_id }, change.asked_at);
  await tx.insertInto('address_changes').values(change).execute();
}

/** What was asked for and not yet proved happens no more. @param now ISO */
export async function withdrawChange(tx: Tx, person: Person, now: string): Promise<void> {
  await tx
    .updateTable('address_changes')
    .set({ ended_at: now })
    .where('tenant_id', '=', person.tenantId)
    .where('user_id', '=', person.userId)
    .where('changed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** A change that can still happen or be undone. */
export const readChange = (
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<AddressChangeRow | undefined> =>
  tx
    .selectFrom('address_changes')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export async function markChanged(tx: Tx, change: AddressChangeRow, now: string): Promise<void> {
  await tx
    .updateTable('address_changes')
    .set({ changed_at: now })
    .where('tenant_id', '=', change.tenant_id)
    .where('id', '=', change.id)
    .execute();
}

/** Ends the change and all that came after it, and lets their old addresses go. */
export async function endSince(tx: Tx, change: AddressChangeRow, now: string): Promise<void> {
  const ended = await tx
    .updateTable('address_changes')
    .set({ ended_at: now })
    .where('tenant_id', '=', change.tenant_id)
    .where('user_id', '=', change.user_id)
    .where('asked_at', '>=', change.asked_at)
    .where('ended_at', 'is', null)
    .returning('old_email')
    .execute();
  for (const { old_email } of ended) await releaseAddress(tx, change, old_email);
}

/** Keeps others from the person's former address. @param until ISO */
export async function holdAddress(tx: Tx, change: AddressChangeRow, until: string): Promise<void> {
  const { tenant_id, user_id, old_email: email } = change;
  await tx
    .insertInto('account_emails')
    .values({ email, tenant_id, user_id, held_until: until })
    .execute();
}

/** So that it can be the person's address again, or anybody's. */
export async function releaseAddress(
  tx: Tx,
  { tenant_id, user_id }: Pick<AddressChangeRow, 'tenant_id' | 'user_id'>,
  email: string,
): Promise<void> {
  await tx
    .deleteFrom('account_emails')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('email', '=', email)
    .where('held_until', 'is not', null)
    .execute();
}
