import * as v from 'valibot';
import { paymentMethods } from '../payments/payment.ts';
import { isPaidByAnother, partySchema } from './parties.ts';

const block = v.variant('kind', [
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), text: v.string() }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('quiet'), text: v.string() }),
  v.object({ kind: v.literal('facts'), facts: v.array(v.tuple([v.string(), v.string()])) }),
  v.object({ kind: v.literal('items'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('signature'), lines: v.array(v.string()) }),
]);

/** A receipt's text as issued. Number, invoice and picture are put in when it is shown. */
export const issuedText = v.object({ title: v.string(), blocks: v.array(block) });

/** The facts that a receipt states, so that it can be told when they are others. */
const stated = v.object({
  cents: v.number(),
  day: v.string(),
  method: v.picklist(paymentMethods),
  payer: partySchema,
  beneficiary: partySchema,
  sessions: v.array(v.object({ startAt: v.string(), isMissed: v.boolean() })),
  sold: v.nullable(v.number()),
});
export type Stated = v.InferOutput<typeof stated>;

/** A receipt as it was issued: its text, and the facts that the text states. */
export const issuedPaper = v.object({
  text: issuedText,
  stated,
  /** True if it was issued before texts were kept, and its text was made later. */
  isFilled: v.optional(v.boolean()),
});
export type IssuedPaper = v.InferOutput<typeof issuedPaper>;

/** A receipt whose place another one has taken. */
export const earlierReceipt = v.object({
  number: v.string(),
  issuedAt: v.string(),
  invoice: v.nullable(v.string()),
  paper: v.nullable(issuedPaper),
});
export type EarlierReceipt = v.InferOutput<typeof earlierReceipt>;

/** A receipt as the patient's portal has it. */
export const portalReceipt = v.object({
  number: v.string(),
  invoice: v.nullable(v.string()),
  text: issuedText,
});

/** True if the receipt was made out to the patient, who then may have it in the portal. */
export const isMadeOutToPatient = ({ stated: of }: Pick<IssuedPaper, 'stated'>): boolean =>
  !isPaidByAnother(of);
