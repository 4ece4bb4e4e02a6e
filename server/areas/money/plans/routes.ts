import type { Context } from 'hono';
import {
  availablePlansCall,
  planCall,
  recommendedPlansCall,
  selectPlanCall,
  subscribeCall,
  subscriptionCall,
} from '../../../../src/domain/contract/plans.ts';
import type { Command } from '../../../../src/domain/core/command.ts';
import { notFound } from '../../../../src/domain/core/errors.ts';
import { selectPlan, subscribe } from '../../../../src/domain/plans/commands.ts';
import { carryOut } from '../../../web/commands/carry-out.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { type Reader, withReader } from '../../../engine/reading/reader.ts';
import type { Execution } from '../../../engine/execution/execute.ts';
import { readPlans, readSubscription } from './read.ts';

const subscriptionOf = ({ tx, actor, now }: Reader) =>
  readSubscription(tx, actor.tenantId, Date.parse(now));

/** What a practice chose, and choosing. */
export function billingEndpoints(
  { db, clock }: ServerParts,
  execution: Execution,
): readonly Endpoint[] {
  async function choose(c: Context<AppEnv>, command: Command) {
    await carryOut(c, execution, command);
    return withReader(db, c.get('session').actor, clock.now(), subscriptionOf);
  }

  return [
    endpoint(subscriptionCall, {
      summary: 'A assinatura do consultório e o uso de IA no mês.',
      read: subscriptionOf,
    }),
    endpoint(subscribeCall, {
      summary: 'Assina um plano.',
      handle: ({ c }) => choose(c, subscribe as Command),
    }),
    endpoint(selectPlanCall, {
      summary: 'Escolhe o plano depois do primeiro acesso.',
      async handle({ c }) {
        const { currentPlanId: planId } = await choose(c, selectPlan as Command);
        return { success: true, planId };
      },
    }),
  ];
}

/** The plans themselves, for everybody. */
export const planEndpoints = ({ db }: ServerParts): readonly Endpoint[] => [
  endpoint(availablePlansCall, {
    summary: 'Os planos, também os que ainda não podem ser assinados (isAvailable falso).',
    handle: () => readPlans(db),
  }),
  endpoint(recommendedPlansCall, {
    summary: 'Os planos recomendados a um papel.',
    async handle({ query: { role } }) {
      if (role === 'patient') return [];
      const plans = await readPlans(db);
      return plans.filter(({ isAvailable, isRecommended }) => isAvailable && isRecommended);
    },
  }),
  endpoint(planCall, {
    summary: 'Um plano.',
    async handle({ params: { id } }) {
      const plan = (await readPlans(db)).find((one) => one.id === id);
      if (!plan) throw notFound('Plano não encontrado.');
      return plan;
    },
  }),
];
