import { DomainError } from '../core/errors.ts';
import { rangeOf } from '../time/zone.ts';

/** A span of time, ISO instants, half-open. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** What a person filled in: a calendar day of the clinic, `yyyy-MM-dd`, or an instant. */
export interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const isDay = (moment: string): boolean => moment.length === 10;

/** When it begins: a day at its midnight in the zone. */
export const startOf = (moment: string, zone: string): string =>
  isDay(moment) ? rangeOf([moment], zone).from : moment;

/** When it is over: a day at the next one's midnight in the zone. */
export const endOf = (moment: string, zone: string): string =>
  isDay(moment) ? rangeOf([moment], zone).to : moment;

/**
 * The span that a report is about; `null` for all time. Days count whole, the last one included.
 * @param zone IANA name
 * @throws DomainError `invalid_range` (422) where one date is missing, or the first is after the last
 */
export function reportRange({ startDate, endDate }: Dates, zone: string): Range | null {
  if (!startDate && !endDate) return null;
  if (!startDate || !endDate)
    throw new DomainError(
      'invalid_range',
      'Preencha ambos os campos de data ou deixe ambos vazios para ver todos os dados.',
      422,
    );
  if (startOf(startDate, zone) > startOf(endDate, zone))
    throw new DomainError(
      'invalid_range',
      'A data de início não pode ser maior que a data de fim.',
      422,
    );
  return { from: startOf(startDate, zone), to: endOf(endDate, zone) };
}

export const isWithin = (instant: string, range: Range | null): boolean =>
  range === null || (range.from <= instant && instant < range.to);
