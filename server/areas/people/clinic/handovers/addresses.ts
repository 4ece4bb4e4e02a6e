import type { Tx } from '../../../../kernel/db/tenant.ts';

const DAY_MS = 86_400_000;
/** An address that was left within so many days is written to as well. */
const LEFT_DAYS = 30;

interface Addresses {
  readonly name: string;
  readonly isActive: boolean;
  /** The present one, and those that were proved before it and left of late. */
  readonly all: readonly string[];
  readonly isProved: boolean;
}

/**
 * Finds where a member is reached. Whoever changed the address a moment ago does not keep the
 * mail from its owner.
 */
export async function addressesOf(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  now: number,
): Promise<Addresses | undefined> {
  const person = await tx
    .selectFrom('users')
    .select(['email', 'name', 'is_active', 'email_verified_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return undefined;
  const left = await tx
    .selectFrom('address_changes')
    .select('old_email')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('is_old_proved', '=', true)
    .where('changed_at', '>', new Date(now - LEFT_DAYS * DAY_MS).toISOString())
    .where('ended_at', 'is', null)
    .execute();
  return {
    name: person.name,
    isActive: person.is_active,
    all: [...new Set([person.email, ...left.map(({ old_email }) => old_email)])],
    isProved: person.email_verified_at !== null || left.length > 0,
  };
}
