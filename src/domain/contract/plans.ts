import * as v from 'valibot';
import type { Command } from '../core/command.ts';
import { line } from '../core/fields.ts';
import { selectPlan, subscribe } from '../plans/commands.ts';
import { planSchema } from '../plans/plan.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';
import { commandCall } from './kit/command.ts';

const subscriptionSchema = v.object({
  /** `null` before a plan was chosen. */
  currentPlanId: v.nullable(v.string()),
  isActive: v.boolean(),
  /** Of the present calendar month on the practice's clock. */
  aiUsageCount: v.number(),
  aiUsageLimit: v.number(),
  plan: v.nullable(planSchema),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** Whom a plan is recommended to: those who run a practice. `admin` is another way to write `administrator`. */
const roleNames = ['psych', 'administrator', 'admin', 'patient'] as const;

export const subscriptionCall = defineCall({
  method: 'GET',
  path: '/billing/subscription',
  allow: staff,
  answer: subscriptionSchema,
});

export const subscribeCall = commandCall(subscribe as Command, subscriptionSchema);

export const selectPlanCall = commandCall(
  selectPlan as Command,
  v.object({ success: v.boolean(), planId: v.nullable(v.string()) }),
);

export const availablePlansCall = defineCall({
  method: 'GET',
  path: '/plans/available',
  allow: 'public',
  answer: v.array(planSchema),
});

export const recommendedPlansCall = defineCall({
  method: 'GET',
  path: '/plans/recommended',
  allow: 'public',
  query: v.object({ role: v.optional(v.picklist(roleNames, 'Papel inválido'), 'psych') }),
  answer: v.array(planSchema),
});

export const planCall = defineCall({
  method: 'GET',
  path: '/plans/:id',
  allow: 'public',
  params: v.object({ id: line() }),
  answer: planSchema,
});
