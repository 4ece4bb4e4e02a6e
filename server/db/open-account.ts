import { sql } from 'kysely';

/**
 * SQL over `users`: whether the person may be let in. The account of a patient is open while a patient of it is active:
 * who deactivates or deletes the last one closes the portal, and who reactivates one opens it.
 */
export const isOpenAccount = sql<boolean>`(users.is_active and (users.role <> 'patient' or exists (
  select from patients p
  where p.tenant_id = users.tenant_id and p.user_id = users.id and p.is_active
)))`;
