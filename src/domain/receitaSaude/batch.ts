import type { Parties } from '../receipts/parties.ts';
import type { Transaction } from '../receipts/transactions.ts';
import { type ProfessionalProfile, regimeOn } from '../professional/profile.ts';
import { partsOf } from './layout.ts';
import type { Declared, DeclaredLine, LeftReason, Said } from './file.ts';

interface LeftOut {
  readonly transaction: Transaction;
  readonly reason: LeftReason;
}

/** What a month has to declare. Of a transfer that pays for a missed session as well, the rest alone. */
export interface Batch {
  /** In files of at most a thousand lines. */
  readonly files: readonly (readonly DeclaredLine[])[];
  readonly left: readonly LeftOut[];
}

export interface Declarant {
  readonly profile: Pick<ProfessionalProfile, 'regime' | 'regimeSince'>;
  /** `null` where nobody knows them. */
  readonly partiesOf: (transaction: Transaction) => Parties | null;
}

function reasonOf({ day, status }: Transaction, { profile }: Declarant): LeftReason | null {
  if (status === 'refunded') return 'refunded';
  if (status !== 'paid') return 'not_paid';
  const regime = regimeOn(profile, day);
  if (regime === 'pj') return 'pj';
  return regime === null ? 'regime_unknown' : null;
}

/** Returns what was given back for services within the month in which it came. */
const returnedAtOnce = ({ day, refunds }: Transaction): number =>
  refunds
    .filter((refund) => refund.day.slice(0, 7) === day.slice(0, 7))
    .reduce((sum, { cents, missedCents }) => sum + cents - missedCents, 0);

/**
 * Returns what a file would say of it, or why it says nothing.
 * A fee for a missed session is for no service, and stays out. So does what went back within the
 * month. What went back later leaves the line as it was: a month that is over does not change.
 */
export function lineOf(transaction: Transaction, of: Declarant): DeclaredLine | LeftReason {
  const reason = reasonOf(transaction, of);
  if (reason) return reason;
  const forServices = transaction.cents - transaction.missedCents;
  if (forServices <= 0) return 'no_show';
  const cents = forServices - returnedAtOnce(transaction);
  if (cents <= 0) return 'refunded';
  const parties = of.partiesOf(transaction);
  const { cpf: payerCpf = null } = parties?.payer ?? {};
  const { cpf: beneficiaryCpf = null } = parties?.beneficiary ?? {};
  if (payerCpf === null) return 'payer_cpf';
  if (beneficiaryCpf === null) return 'beneficiary_cpf';
  return { transactionId: transaction.id, day: transaction.day, cents, payerCpf, beneficiaryCpf };
}

/**
 * What of a month is to be declared, and why the rest is not.
 * @param month `yyyy-MM`
 * @param declared what stands at the Receita already
 */
export function batchOf(
  month: string,
  transactions: readonly Transaction[],
  declared: ReadonlyMap<string, unknown>,
  of: Declarant,
): Batch {
  const lines: DeclaredLine[] = [];
  const left: LeftOut[] = [];
  for (const transaction of transactions) {
    if (!transaction.day.startsWith(`${month}-`)) continue;
    const line = declared.has(transaction.id) ? 'declared' : lineOf(transaction, of);
    if (typeof line === 'string') left.push({ transaction, reason: line });
    else lines.push(line);
  }
  return { files: partsOf(lines), left };
}

/** A declared line that is no longer true. */
export interface Correction {
  readonly declared: Declared;
  /** What would be said now. */
  readonly now: Said;
}

const isSame = (a: Said, b: Said): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : isSameLine(a, b);

const isSameLine = (a: DeclaredLine, b: DeclaredLine): boolean =>
  a.day === b.day &&
  a.cents === b.cents &&
  a.payerCpf === b.payerCpf &&
  a.beneficiaryCpf === b.beneficiaryCpf;

/** What has to be put right at the Receita, unless it is so that the psychologist has said it is right as it stands. */
export function correctionsOf(
  transactions: readonly Transaction[],
  declared: ReadonlyMap<string, Declared>,
  of: Declarant,
): readonly Correction[] {
  const present = new Map(transactions.map((one) => [one.id, one]));
  return [...declared.values()].flatMap((one): Correction[] => {
    if (one.accepted === 'any') return [];
    const transaction = present.get(one.line.transactionId);
    const now = transaction ? lineOf(transaction, of) : 'gone';
    return isSame(now, one.accepted ?? one.line) ? [] : [{ declared: one, now }];
  });
}
