import type { Range } from '../../../../src/domain/availability/spans.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { rangeOf } from '../../../../src/domain/time/zone.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const LONGEST_DAYS = 92;

/** What a call names of the time that it asks for. */
export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isDay = (value: string): boolean => value.length === 10;
const later = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

function requireBounds({ from, to }: Range): void {
  if (from >= to)
    throw new DomainError(
      'invalid_range',
      'A data de início não pode ser maior que a data de fim.',
      422,
    );
  // A change of clocks may make a day an hour longer.
  if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * DAY_MS + 3_600_000)
    throw new DomainError(
      'range_too_long',
      `Escolha um intervalo de no máximo ${LONGEST_DAYS} dias.`,
      422,
    );
}

/**
 * The range that is asked for; days are whole, the last one included. Without an end it is 30 days long.
 * @param from where it begins by default, ISO
 * @throws DomainError where it is too long or ends before it begins
 */
export function windowOf(asked: Asked, zone: string, from: string): Range {
  const start = asked.from && (isDay(asked.from) ? rangeOf([asked.from], zone).from : asked.from);
  const end = asked.to && (isDay(asked.to) ? rangeOf([asked.to], zone).to : asked.to);
  const begin = start ?? (end && end < from ? later(end, -DEFAULT_DAYS) : from);
  const range = { from: begin, to: end ?? later(begin, DEFAULT_DAYS) };
  requireBounds(range);
  return range;
}
