import type { Context } from 'hono';
import * as v from 'valibot';
import type { Command } from '../../src/domain/core/command.ts';
import { notFound } from '../../src/domain/core/errors.ts';
import { line } from '../../src/domain/core/fields.ts';
import { selectPlan, subscribe } from '../../src/domain/plans/commands.ts';
import { planSchema } from '../../src/domain/plans/plan.ts';
import { carryOut } from '../commands/carry-out.ts';
import { describeArguments } from '../commands/routes.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { type Reader, withReader } from '../reading/reader.ts';
import type { Execution } from '../sync/execute.ts';
import { readPlans, readSubscription, subscriptionSchema } from './read.ts';

/** Whom a plan is recommended to: those who run a practice. `admin` is another way to write `administrator`. */
const roleNames = ['psych', 'administrator', 'admin', 'patient'] as const;

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
    endpoint({
      method: 'GET',
      path: '/billing/subscription',
      summary: 'A assinatura do consultório e o uso de IA no mês.',
      answer: subscriptionSchema,
      read: subscriptionOf,
    }),
    endpoint({
      method: 'POST',
      path: '/billing/subscribe',
      summary: 'Assina um plano.',
      ...describeArguments(subscribe as Command),
      answer: subscriptionSchema,
      handle: ({ c }) => choose(c, subscribe as Command),
    }),
    endpoint({
      method: 'POST',
      path: '/auth/mark-plan-selected',
      summary: 'Escolhe o plano depois do primeiro acesso.',
      ...describeArguments(selectPlan as Command),
      answer: v.object({ success: v.boolean(), planId: v.nullable(v.string()) }),
      async handle({ c }) {
        const { currentPlanId: planId } = await choose(c, selectPlan as Command);
        return { success: true, planId };
      },
    }),
  ];
}

/** The plans themselves, for everybody. */
export const planEndpoints = ({ db }: ServerParts): readonly Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/plans/available',
    summary: 'Os planos, também os que ainda não podem ser assinados (isAvailable falso).',
    answer: v.array(planSchema),
    handle: () => readPlans(db),
  }),
  endpoint({
    method: 'GET',
    path: '/plans/recommended',
    summary: 'Os planos recomendados a um papel.',
    query: v.object({ role: v.optional(v.picklist(roleNames, 'Papel inválido'), 'psych') }),
    answer: v.array(planSchema),
    async handle({ query: { role } }) {
      if (role === 'patient') return [];
      const plans = await readPlans(db);
      return plans.filter(({ isAvailable, isRecommended }) => isAvailable && isRecommended);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/plans/:id',
    summary: 'Um plano.',
    params: v.object({ id: line() }),
    answer: planSchema,
    async handle({ params: { id } }) {
      const plan = (await readPlans(db)).find((one) => one.id === id);
      if (!plan) throw notFound('Plano não encontrado.');
      return plan;
    },
  }),
];
