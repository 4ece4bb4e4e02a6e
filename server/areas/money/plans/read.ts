import type { Subscription } from '../../../../src/domain/contract/plans.ts';
import type { Plan } from '../../../../src/domain/plans/plan.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Tables } from '../../../kernel/db/schema.ts';
import { type Tx, withDirectory } from '../../../kernel/db/tenant.ts';
import { aiQuota, monthOf } from './usage.ts';

const present = (row: Tables['plans']): Plan => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  price: row.price,
  currency: row.currency,
  interval: row.interval,
  features: row.features,
  isRecommended: row.is_recommended,
  isPopular: row.is_popular,
  isAvailable: row.is_available,
  maxPsychologists: row.max_psychologists,
  maxPatients: row.max_patients,
  aiUsageLimit: row.ai_usage_limit,
  supportLevel: row.support_level,
});

const allPlans = async (tx: Tx): Promise<Plan[]> =>
  (await tx.selectFrom('plans').selectAll().orderBy('place').execute()).map(present);

/** Every plan, those that are coming soon included, in the order in which they are offered. */
export const readPlans = (db: Database): Promise<Plan[]> => withDirectory(db, allPlans);

/** @param now milliseconds since 1970 */
export async function readSubscription(
  tx: Tx,
  tenantId: string,
  now: number,
): Promise<Subscription> {
  const tenant = await tx
    .selectFrom('tenants')
    .select('plan_id')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const plan = (await allPlans(tx)).find(({ id }) => id === tenant.plan_id) ?? null;
  const { used, limit } = await aiQuota(tx, tenantId, await monthOf(tx, tenantId, now));
  return {
    currentPlanId: plan?.id ?? null,
    isActive: plan !== null,
    aiUsageCount: used,
    aiUsageLimit: limit,
    plan,
  };
}
