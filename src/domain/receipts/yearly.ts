import { compareNames } from '../core/names.ts';
import type { Regime } from '../professional/profile.ts';
import type { Parties } from './parties.ts';
import type { Transaction } from './transactions.ts';

/** What somebody paid for somebody in a year. */
export interface YearTotal extends Parties {
  /** As what it was received: DMED is a company's, Carnê-Leão a person's. `null`: not said. */
  readonly regime: Regime | null;
  /** For services, whole centavos. */
  readonly cents: number;
  /** Fees for missed sessions, for no service. */
  readonly missedCents: number;
}

const order: readonly (Regime | null)[] = ['pf', 'pj', null];
const byRegime = (a: YearTotal, b: YearTotal): number =>
  order.indexOf(a.regime) - order.indexOf(b.regime);

const NOBODY = { name: 'Nome não informado', cpf: null };
/** Income counts also where this device does not know whose it was. */
const UNKNOWN: Parties = { payer: NOBODY, beneficiary: NOBODY };

/** Returns what came in the year of a transaction, less what went back in that year. */
function within(year: string, { day, cents, missedCents, refunds }: Transaction) {
  const isWithin = (of: string): boolean => of.startsWith(`${year}-`);
  const came = isWithin(day) ? [{ cents, missedCents, sign: 1 }] : [];
  const went = refunds.filter((one) => isWithin(one.day)).map((one) => ({ ...one, sign: -1 }));
  return [...came, ...went].map(({ cents: whole, missedCents: missed, sign }) => ({
    cents: sign * (whole - missed),
    missedCents: sign * missed,
  }));
}

/**
 * By who paid and for whom, as DMED and an income tax return want it.
 * What was given back is taken off in the year in which it went.
 * @param partiesOf `null` where nobody knows them
 * @param regimeOf as what money was received on a day, `yyyy-MM-dd`
 */
export function yearTotals(
  year: string,
  transactions: readonly Transaction[],
  partiesOf: (transaction: Transaction) => Parties | null,
  regimeOf: (day: string) => Regime | null,
): readonly YearTotal[] {
  const totals = new Map<string, YearTotal>();
  for (const transaction of transactions) {
    const { patientId, status } = transaction;
    const moved = status === 'paid' ? within(year, transaction) : [];
    if (moved.length === 0) continue;
    const parties = partiesOf(transaction) ?? UNKNOWN;
    const { payer, beneficiary } = parties;
    const regime = regimeOf(transaction.day);
    const key = `${regime}/${payer.cpf ?? payer.name}/${beneficiary.cpf ?? patientId}`;
    const before = totals.get(key) ?? { ...parties, regime, cents: 0, missedCents: 0 };
    totals.set(key, {
      ...before,
      cents: moved.reduce((sum, { cents }) => sum + cents, before.cents),
      missedCents: moved.reduce((sum, one) => sum + one.missedCents, before.missedCents),
    });
  }
  return [...totals]
    .map(([id, total]) => ({ id, name: total.payer.name, total }))
    .sort((a, b) => byRegime(a.total, b.total) || compareNames(a, b))
    .map(({ total }) => total);
}
