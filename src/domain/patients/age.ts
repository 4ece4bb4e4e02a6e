import { DomainError } from '../core/errors.ts';
import { wallClock } from '../time/zone.ts';

/** Whole years. Both are calendar days, `yyyy-MM-dd`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export const EARLIEST_BIRTH = '1900-01-01';
export const BORN_TOO_EARLY = 'A data de nascimento não pode ser anterior a 1900.';
const TO_COME = 'A data de nascimento não pode ser no futuro.';
/** The zone in which a day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/**
 * @param at when the person acted, ISO
 * @throws DomainError on a day on which nobody here was born
 */
export function requireBirth(birthDate: string | null | undefined, at: string): void {
  if (!birthDate) return;
  const isEarly = birthDate < EARLIEST_BIRTH;
  if (!isEarly && birthDate <= wallClock(at, FIRST_ZONE).day) return;
  const words = isEarly ? BORN_TOO_EARLY : TO_COME;
  throw new DomainError('invalid_birth', words, 422, { fields: { birthDate: words } });
}
