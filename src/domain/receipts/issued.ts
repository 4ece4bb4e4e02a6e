import * as v from 'valibot';
import { saysTheSame } from '../core/same.ts';
import type { Paper } from '../documents/paper.ts';
import { paymentMethodLabels } from '../payments/labels.ts';
import { professionalOf } from '../professional/professional.ts';
import { type ProfessionalProfile, regimeOn } from '../professional/profile.ts';
import type { User } from '../users/user.ts';
import { type IssuedPaper, issuedText, type Stated } from './issuedFields.ts';
import { receiptText } from './paper.ts';
import type { Parties } from './parties.ts';
import type { Transaction } from './transactions.ts';

/** Returns what a receipt for the money states now. */
export const statedBy = (
  { cents, day, method, sessions, sold }: Transaction,
  { payer, beneficiary }: Parties,
): Stated => ({
  cents,
  day,
  method,
  payer,
  beneficiary,
  sessions: sessions.map(({ startAt, status }) => ({ startAt, isMissed: status === 'no_show' })),
  sold,
});

const statedFields = [
  'cents',
  'day',
  'method',
  'payer',
  'beneficiary',
  'sessions',
  'sold',
] as const;
export type StatedField = (typeof statedFields)[number];

/** Lists the facts that are others now than a receipt states. */
export const changedFacts = (before: Stated, now: Stated): readonly StatedField[] =>
  statedFields.filter((field) => !saysTheSame(before[field], now[field]));

const BLANK = {
  regime: null,
  regimeSince: null,
  cpf: null,
  cnpj: null,
  companyName: null,
  city: null,
};

/** The facts that a receipt is issued from. */
export interface Issuing {
  readonly transaction: Transaction;
  readonly parties: Parties;
  readonly user: Pick<User, 'name' | 'crp'>;
  readonly profile: Omit<ProfessionalProfile, 'signature'> | null;
  /** On which it is issued, `yyyy-MM-dd`. */
  readonly day: string;
  readonly zone: string;
  readonly replaces?: string | null;
}

/** Makes a receipt's text of what is known now. */
export const textToIssue = ({ user, profile, ...of }: Issuing): Paper =>
  receiptText({
    ...(profile ?? BLANK),
    ...of,
    professional: professionalOf(user, profile),
    regime: regimeOn(profile ?? BLANK, of.transaction.day),
    methodName: paymentMethodLabels[of.transaction.method],
  });

/** Issues a receipt: it says the same from then on. */
export const issue = (of: Issuing): IssuedPaper => ({
  text: v.parse(issuedText, textToIssue(of)),
  stated: statedBy(of.transaction, of.parties),
});
