import { sql } from 'kysely';
import { UNLIMITED } from '../../../../src/domain/plans/plan.ts';
import { wallClock } from '../../../../src/domain/time/zone.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';

/** The plan of a practice that has not chosen one. */
const DEFAULT_PLAN = 'basic';

export interface AiQuota {
  readonly used: number;
  /** `UNLIMITED` for any number. */
  readonly limit: number;
}

/**
 * The calendar month of an instant on the practice's clock.
 * @param tx of `withTenant` for the very tenant
 * @param at milliseconds since 1970
 * @returns `yyyy-MM`
 */
export async function monthOf(tx: Tx, tenantId: string, at: number): Promise<string> {
  const { time_zone: zone } = await tx
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return wallClock(new Date(at).toISOString(), zone).day.slice(0, 7);
}

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
 * @param at milliseconds since 1970
 * @returns the month that it counts in; `undefined` where that month's number is used up
 */
export async function countAiUse(
  tx: Tx,
  tenantId: string,
  at: number,
): Promise<string | undefined> {
  const month = await monthOf(tx, tenantId, at);
  const { limit } = await aiQuota(tx, tenantId, month);
  if (limit === 0) return undefined;
  const counted = await sql`
    insert into ai_usage (tenant_id, month, count) values (${tenantId}, ${month}, 1)
    on conflict (tenant_id, month) do update set count = ai_usage.count + 1
      where ${limit}::integer = ${UNLIMITED}::integer or ai_usage.count < ${limit}::integer
    returning count
  `.execute(tx);
  return counted.rows.length > 0 ? month : undefined;
}

/** Gives back a use that came to nothing. */
export async function returnAiUse(tx: Tx, tenantId: string, month: string): Promise<void> {
  await sql`
    update ai_usage set count = greatest(count - 1, 0)
    where tenant_id = ${tenantId} and month = ${month}
  `.execute(tx);
}
