import * as v from 'valibot';

const planTypes = ['basic', 'pro', 'premium'] as const;
export type PlanType = (typeof planTypes)[number];

/** A limit that is none. */
export const UNLIMITED = -1;

export const planSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.picklist(planTypes),
  /** Per interval, in the currency's main unit. */
  price: v.number(),
  currency: v.string(),
  interval: v.picklist(['month', 'year']),
  features: v.array(v.string()),
  isRecommended: v.boolean(),
  isPopular: v.boolean(),
  /** Coming soon where false. */
  isAvailable: v.boolean(),
  maxPsychologists: v.number(),
  maxPatients: v.number(),
  /** AI calls in a calendar month; `UNLIMITED` for any number. */
  aiUsageLimit: v.number(),
  supportLevel: v.string(),
});

export type Plan = v.InferOutput<typeof planSchema>;
