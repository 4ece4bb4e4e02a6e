import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { saysTheSame } from '../core/same.ts';
import { partySchema } from '../receipts/parties.ts';

/** Fields of money that came which can be corrected. */
const correctedFields = [
  'amount',
  'paidOn',
  'paymentMethod',
  'status',
  'refundedOn',
  'refundedAmount',
  'sessions',
  'payer',
  'beneficiary',
] as const;
export type CorrectedField = (typeof correctedFields)[number];

const value = v.nullable(v.union([v.string(), v.number(), partySchema]));

/** A value that was kept with money that came, and the one that took its place. */
export const moneyCorrection = v.object({
  at: v.string(),
  userId: uuid,
  field: v.picklist(correctedFields),
  before: value,
  after: value,
});
export type MoneyCorrection = v.InferOutput<typeof moneyCorrection>;

type CorrectedValue = MoneyCorrection['before'];

/** So many are kept of one payment or package; of more the oldest goes. */
const CORRECTIONS_MAX = 100;

/** The person who corrects, and when (ISO). The commands' own context knows every entity. */
interface Correcting {
  readonly actor: { readonly userId: string };
  readonly at: string;
}

interface Corrected {
  readonly corrections?: readonly MoneyCorrection[] | null | undefined;
}

/** Returns the list of corrections with those values added that are another than before. */
export function withCorrections(
  { corrections }: Corrected,
  changes: readonly (readonly [CorrectedField, CorrectedValue, CorrectedValue])[],
  { actor, at }: Correcting,
): MoneyCorrection[] | null {
  const added = changes
    .filter(([, before, after]) => !saysTheSame(before, after))
    .map(([field, before, after]) => ({ at, userId: actor.userId, field, before, after }));
  if (added.length === 0) return corrections?.slice() ?? null;
  return [...(corrections ?? []), ...added].slice(-CORRECTIONS_MAX);
}
