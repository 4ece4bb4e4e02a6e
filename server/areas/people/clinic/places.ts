import { sql } from 'kysely';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { UNLIMITED } from '../../../../src/domain/plans/plan.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';

export interface Places {
  /** Psychologists of the plan; `UNLIMITED` for any number. */
  readonly limit: number;
  /** Active psychologists. */
  readonly active: number;
  /** Invitations that may still be accepted. */
  readonly invited: number;
}

/** How many psychologists the clinic has and may have; before a plan was chosen, the first one's. @param now ISO */
export async function readPlaces(tx: Tx, tenantId: string, now: string): Promise<Places> {
  const { rows } = await sql<Places>`
    select
      (select max_psychologists from plans
        where id = coalesce((select plan_id from tenants where id = ${tenantId}), 'basic')) as "limit",
      (select count(*)::int from users
        where tenant_id = ${tenantId} and role = 'psych' and is_active) as active,
      (select count(*)::int from member_invites
        where tenant_id = ${tenantId} and status = 'pending' and expires_at > ${now}::timestamptz) as invited
  `.execute(tx);
  return rows[0] ?? { limit: UNLIMITED, active: 0, invited: 0 };
}

/**
 * Refuses one more psychologist if the plan has no place left.
 * @param taken places that are taken before one more is
 * @throws DomainError 409 `plan_limit`
 */
export function requirePlace(limit: number, taken: number): void {
  if (limit === UNLIMITED || taken < limit) return;
  const places = limit === 1 ? '1 psicólogo' : `${limit} psicólogos`;
  throw new DomainError(
    'plan_limit',
    `O plano da clínica vai até ${places}, e todos os lugares estão ocupados. Retire um convite, desative alguém ou mude de plano.`,
  );
}
