import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { fromCents } from '../payments/amount.ts';
import { later } from '../time/days.ts';
import { type Books, isBillable } from './billable.ts';
import { cameWithin, momentsIn } from './came.ts';
import { type MoneyEntry, moneyEntries } from './entries.ts';
import { isWithin, type Range } from './range.ts';
import { ratio, roundTo } from './round.ts';

export const PATIENTS_DEFAULT = 100;
export const PATIENTS_MAX = 1000;

/** A patient's part of the books in a range. Amounts in reais. */
export const patientFinancesSchema = v.object({
  patientId: uuid,
  /** `null` where the reader no longer has this patient. */
  patientName: v.nullable(v.string()),
  /** Sessions of the range, by their start, that took place or were missed. */
  totalSessions: v.number(),
  /** Payments and packages of the range, less what was given back. */
  totalPaid: v.number(),
  /** `totalPaid` for each time that money came; 0 where none did. */
  averageValue: v.number(),
  /** When the last of them came: an instant, the beginning of the day where no more is known. */
  lastPayment: v.nullable(v.string()),
});
export type PatientFinances = v.InferOutput<typeof patientFinancesSchema>;

/** What the figures of a patient are derived from. */
export interface PatientCounts {
  readonly patientId: string;
  readonly sessions: number;
  readonly payments: number;
  readonly cents: number;
  readonly lastPayment: string | null;
}

export const financesOf = (
  { patientId, sessions, payments, cents, lastPayment }: PatientCounts,
  patientName: string | null,
): PatientFinances => ({
  patientId,
  patientName,
  totalSessions: sessions,
  totalPaid: fromCents(cents),
  averageValue: roundTo(ratio(fromCents(cents), payments), 2),
  lastPayment,
});

/** Who brought most first, then who came most. */
const compare = (a: PatientCounts, b: PatientCounts): number =>
  b.cents - a.cents || b.sessions - a.sessions || (a.patientId < b.patientId ? -1 : 1);

type Mutable = { -readonly [K in keyof PatientCounts]: PatientCounts[K] };

/** Counts a line that moved money. */
function addEntry(counts: Mutable, { status, revenueCents }: MoneyEntry, at: string): void {
  counts.cents += revenueCents;
  if (status !== 'paid') return;
  counts.payments += 1;
  counts.lastPayment = later(at, counts.lastPayment ?? '');
}

type Held = Omit<Books, 'patients'>;

function countsByPatient(
  { appointments, ...money }: Held,
  range: Range | null,
  zone: string,
): Mutable[] {
  const counted = cameWithin(range, zone);
  const atOf = momentsIn(zone);
  const all = new Map<string, Mutable>();
  const of = (patientId: string): Mutable => {
    const known = all.get(patientId);
    const counts = known ?? { patientId, sessions: 0, payments: 0, cents: 0, lastPayment: null };
    if (!known) all.set(patientId, counts);
    return counts;
  };
  for (const session of appointments)
    if (session.patientId && isBillable(session) && isWithin(session.startAt, range))
      of(session.patientId).sessions += 1;
  for (const entry of moneyEntries(money))
    if (entry.revenueCents !== 0 && counted(entry))
      addEntry(of(entry.patientId), entry, atOf(entry));
  return [...all.values()];
}

/**
 * The patients with a session in the range, or whose money moved in it, at most `limit`.
 * @param zone of the clinic
 * @param nameOf what the reader knows of a patient
 */
export const patientFinances = (
  books: Held,
  range: Range | null,
  zone: string,
  nameOf: (patientId: string) => string | null,
  limit: number = PATIENTS_DEFAULT,
): PatientFinances[] =>
  countsByPatient(books, range, zone)
    .toSorted(compare)
    .slice(0, limit)
    .map((counts) => financesOf(counts, nameOf(counts.patientId)));
