import { sql } from 'kysely';
import { UNLIMITED } from '../../src/domain/plans/plan.ts';
import type { Tx } from '../db/tenant.ts';

/** The plan of a practice that has not chosen one. */
export const DEFAULT_PLAN = 'basic';

export interface AiQuota {
  readonly used: number;
  /** `UNLIMITED` for any number. */
  readonly limit: number;
}

/**
 * The month that a use counts in, in UTC.
 * @param at milliseconds since 1970
 * @returns `yyyy-MM`
 */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** What the practice has used of its plan in a month. @param tx of `withTenant` for the very tenant */
export async function aiQuota(tx: Tx, tenantId: string, month: string): Promise<AiQuota> {
  const row = await tx
    .selectFrom('tenants')
    .innerJoin('plans', (join) =>
      join.on('plans.id', '=', sql<string>`coalesce(tenants.plan_id, ${DEFAULT_PLAN})`),
    )
    .leftJoin('ai_usage', (join) =>
      join.onRef('ai_usage.tenant_id', '=', 'tenants.id').on('ai_usage.month', '=', month),
    )
    .where('tenants.id', '=', tenantId)
    .select(['plans.ai_usage_limit as limit', 'ai_usage.count as used'])
    .executeTakeFirstOrThrow();
  return { limit: row.limit, used: row.used ?? 0 };
}

/**
 * Takes one use of the plan's AI calls, also where many ask at once. Take it before the provider is asked, and give it
 * back (`returnAiUse`) where the provider failed.
 * @param tx of `withTenant` for the very tenant
 * @returns false where the month's number is used up
 */
export async function countAiUse(tx: Tx, tenantId: string, month: string): Promise<boolean> {
  const { limit } = await aiQuota(tx, tenantId, month);
  if (limit === 0) return false;
  const counted = await sql`
    insert into ai_usage (tenant_id, month, count) values (${tenantId}, ${month}, 1)
    on conflict (tenant_id, month) do update set count = ai_usage.count + 1
      where ${limit}::integer = ${UNLIMITED}::integer or ai_usage.count < ${limit}::integer
    returning count
  `.execute(tx);
  return counted.rows.length > 0;
}

/** Gives back a use that came to nothing. */
export async function returnAiUse(tx: Tx, tenantId: string, month: string): Promise<void> {
  await sql`
    update ai_usage set count = greatest(count - 1, 0)
    where tenant_id = ${tenantId} and month = ${month}
  `.execute(tx);
}
