import type { Consent, ConsentKind } from '../../../../src/domain/patients/consent.ts';
import { DAY_MS } from '../calendar.ts';

/** By turns: recorded and read, only read, nothing. */
const HABITS: readonly (readonly ConsentKind[])[] = [
  ['recording', 'transcription', 'ai'],
  ['ai'],
  [],
];

/**
 * What a patient has agreed to on the first day; one in nine has taken back the use of AI since.
 * @param number of the patient, from 0
 * @param at milliseconds since 1970
 */
export function demoConsents(number: number, psychologistId: string | null, at: number): Consent[] {
  if (psychologistId === null) return [];
  const givenAt = new Date(at).toISOString();
  const revokedAt = number % 9 === 1 ? new Date(at + DAY_MS).toISOString() : null;
  return (HABITS[number % HABITS.length] ?? []).map((kind) => ({
    kind,
    day: givenAt.slice(0, 10),
    givenAt,
    givenBy: psychologistId,
    revokedAt,
    revokedBy: revokedAt && psychologistId,
  }));
}
