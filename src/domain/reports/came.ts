import { addDays } from '../time/days.ts';
import { instantOf, wallClock } from '../time/zone.ts';
import { isWithin, type Range } from './range.ts';

interface Dated {
  readonly paidOn?: string | null | undefined;
  readonly createdAt: string;
}

/**
 * When a payment counts: as its day begins on which the money came; without one, when it was registered.
 * @param zone of the clinic @returns ISO instant
 */
const cameAt = ({ paidOn, createdAt }: Dated, zone: string): string =>
  paidOn ? instantOf({ day: paidOn, minutes: 0 }, zone) : createdAt;

/** The first day that does not begin before this instant. */
function dayFrom(instant: string, zone: string): string {
  const { day } = wallClock(instant, zone);
  return instantOf({ day, minutes: 0 }, zone) < instant ? addDays(day, 1) : day;
}

/** The days that begin within the range, `yyyy-MM-dd`, half-open. */
export const daysWithin = ({ from, to }: Range, zone: string): Range => ({
  from: dayFrom(from, zone),
  to: dayFrom(to, zone),
});

/** Whether a payment counts in the range; without asking the zone for each of them. */
export function cameWithin(range: Range | null, zone: string): (payment: Dated) => boolean {
  if (!range) return () => true;
  const days = daysWithin(range, zone);
  return ({ paidOn, createdAt }) => (paidOn ? isWithin(paidOn, days) : isWithin(createdAt, range));
}

/** `cameAt` for many payments: a zone is asked once for a day. */
export function momentsIn(zone: string): (payment: Dated) => string {
  const days = new Map<string, string>();
  return (payment) => {
    const { paidOn } = payment;
    if (!paidOn) return payment.createdAt;
    const known = days.get(paidOn) ?? cameAt(payment, zone);
    days.set(paidOn, known);
    return known;
  };
}
