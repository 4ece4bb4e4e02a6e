import { sql } from 'kysely';

/**
 * SQL over the `users` of a practice: whether the person may be let in. The account of a patient is open while a patient of
 * it is active: who deactivates or deletes the last one closes the portal, and who reactivates one opens it.
 *
 * The practice is named, not taken from `users`: where practices are spread, its machine alone is asked.
 */
export const isOpenAccount = (
  tenantId: string,
) => sql<boolean>`(users.is_active and (users.role <> 'patient' or exists (
  select from patients p
  where p.tenant_id = ${tenantId} and p.user_id = users.id and p.is_active
)))`;
