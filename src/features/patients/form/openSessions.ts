import { useLive } from '../../../client/live/useLive.ts';
import { isWhole } from '../../../data/queries/kit/known.ts';
import type { OwedSession } from '../../../data/queries/money/results.ts';
import { PRICED_AT_ONCE_MAX } from '../../../domain/appointments/priceCommands.ts';
import { fromCents, toCents } from '../../../domain/payments/amount.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { formatMoney } from '../../../pieces/money/format.ts';

const NONE: readonly OwedSession[] = [];

/**
 * Returns the past sessions of a patient for which nothing was registered yet. None until all of
 * them are on this device.
 */
export function useOpenSessions(patientId: string): readonly OwedSession[] {
  const known = useLive('payments.ofPatient', { patientId });
  if (!known || !isWhole(known)) return NONE;
  return known.whole.owed.filter(
    ({ openId, amount, price }) => openId === null && amount === price,
  );
}

const sumOf = (amounts: readonly number[]): string =>
  formatMoney(fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0)));

function atPrices(prices: readonly (number | null)[]): string {
  const [first = null] = prices;
  const known = prices.filter((price) => price !== null);
  if (known.length === 0) return 'sem valor definido';
  const isSame = prices.every((price) => price === first);
  const each = isSame && first !== null ? `com ${formatMoney(first)}` : 'com os valores de antes';
  const isSum = prices.length > 1 && known.length === prices.length;
  return isSum ? `${each}${isSame ? ' cada' : ''}, ${sumOf(known)} ao todo` : each;
}

/** Says what the sessions cost as long as nobody changes that. */
export const keptWords = (sessions: readonly OwedSession[]): string => {
  const count = sessions.length;
  const which =
    count === 1 ? 'A sessão em aberto continua' : `As ${count} sessões em aberto continuam`;
  return `O novo valor vale daqui em diante. ${which} ${atPrices(sessions.map(({ price }) => price))}.`;
};

/** Offers the new price for them as well. @param fee in reais */
export const alsoWords = ({ length: count }: readonly OwedSession[], fee: number): string => {
  const what = count === 1 ? '1 sessão' : `${count} sessões`;
  return `Também nas sessões em aberto (${what}, ${sumOf(Array<number>(count).fill(fee))} ao todo)`;
};

/** Returns the commands that give the sessions this price, page by page. */
export const repricing = (
  patientId: string,
  sessions: readonly OwedSession[],
  price: number,
): readonly CommandArgs<'appointment.setPrices'>[] => {
  const ids = sessions.map(({ id }) => id);
  const pages = Math.ceil(ids.length / PRICED_AT_ONCE_MAX);
  return Array.from({ length: pages }, (_, page) => ({
    patientId,
    sessions: ids.slice(page * PRICED_AT_ONCE_MAX, (page + 1) * PRICED_AT_ONCE_MAX),
    price,
  }));
};
