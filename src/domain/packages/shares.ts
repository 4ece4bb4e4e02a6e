import { fromCents, toCents } from '../payments/amount.ts';
import type { SessionPackage } from './package.ts';

type Priced = Pick<SessionPackage, 'sessions' | 'amount'>;

/** The part of a package whose sessions are its psychologist's: not what goes on elsewhere. */
export const ownPart = <P extends Priced & Pick<SessionPackage, 'passedSessions' | 'passedAmount'>>(
  sold: P,
): P => ({
  ...sold,
  sessions: sold.sessions - (sold.passedSessions ?? 0),
  amount: fromCents(toCents(sold.amount) - toCents(sold.passedAmount ?? 0)),
});

/**
 * What each session of a package costs, in reais: whole centavos, the first ones one more where it does not come out even, so
 * that all together are the price.
 */
export function shares({ sessions, amount }: Priced): readonly number[] {
  const cents = toCents(amount);
  const each = Math.floor(cents / sessions);
  const remainder = cents - each * sessions;
  return Array.from({ length: sessions }, (_, place) =>
    fromCents(place < remainder ? each + 1 : each),
  );
}

/**
 * The share of the next session taken out of a package, in reais; `null` where none is left.
 * @param used the shares that are taken, in any order
 */
export function nextShare(sold: Priced, used: readonly number[]): number | null {
  const left = shares(sold).map(toCents);
  for (const amount of used) {
    const place = left.indexOf(toCents(amount));
    if (place === -1) left.pop();
    else left.splice(place, 1);
  }
  const [next] = left;
  return next === undefined ? null : fromCents(next);
}

/** How many sessions are left; none of a cancelled package. @param used how many were taken */
export const sessionsLeft = (
  { sessions, cancelledAt }: Pick<SessionPackage, 'sessions' | 'cancelledAt'>,
  used: number,
): number => (cancelledAt ? 0 : Math.max(0, sessions - used));

/** Returns what was paid for and not used, in reais. @param used the shares that are taken */
export const unusedOf = ({ amount }: Pick<SessionPackage, 'amount'>, used: readonly number[]) =>
  fromCents(
    Math.max(
      0,
      used.reduce((left, one) => left - toCents(one), toCents(amount)),
    ),
  );
