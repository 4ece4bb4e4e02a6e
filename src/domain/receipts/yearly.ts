import { compareNames } from '../core/names.ts';
import type { Parties } from './parties.ts';
import type { Transaction } from './transactions.ts';

/** What somebody paid for somebody in a year. */
export interface YearTotal extends Parties {
  /** For services, whole centavos. */
  readonly cents: number;
  /** Fees for missed sessions, for no service. */
  readonly missedCents: number;
}

/**
 * By who paid and for whom, as DMED and an income tax return want it; of what was received and kept.
 * @param partiesOf `null` of a patient that is not there any more
 */
export function yearTotals(
  year: string,
  transactions: readonly Transaction[],
  partiesOf: (patientId: string) => Parties | null,
): readonly YearTotal[] {
  const totals = new Map<string, YearTotal>();
  for (const { day, status, patientId, cents, missedCents } of transactions) {
    const parties = day.startsWith(`${year}-`) && status === 'paid' ? partiesOf(patientId) : null;
    if (!parties) continue;
    const { payer, beneficiary } = parties;
    const key = `${payer.cpf ?? payer.name}/${beneficiary.cpf ?? patientId}`;
    const before = totals.get(key);
    totals.set(key, {
      ...parties,
      cents: (before?.cents ?? 0) + cents - missedCents,
      missedCents: (before?.missedCents ?? 0) + missedCents,
    });
  }
  return [...totals]
    .map(([id, total]) => ({ id, name: total.payer.name, total }))
    .sort(compareNames)
    .map(({ total }) => total);
}
