/**
 * An amount as a form holds it, in reais.
 * A text is what was typed and cannot be read as one amount. `null` stands for an empty field.
 */
export type TypedAmount = number | string | null;

/** An amount as it was understood, in reais. */
export type AmountReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: number }
  /** Several amounts are meant by the same signs: the person says which. */
  | { readonly kind: 'unclear'; readonly amounts: readonly number[] }
  | { readonly kind: 'unread' };

/** Nobody writes a longer amount, and a pasted page must not be searched. */
const LENGTH_MAX = 40;
const UNREAD: AmountReading = { kind: 'unread' };

/** The sign may stand before the currency or behind it. */
const PARTS =
  /^(?<minus>[-−])? ?(?:r\$?|brl)? ?(?<behind>[-−])? ?(?<number>.*?) ?(?:r\$|brl|reais|real)?$/;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/;
const GROUPED_BY_SPACES = /^\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const amountFrom = (whole: string, fraction: string): AmountReading => ({
  kind: 'amount',
  amount: Number(`${digitsOf(whole) || '0'}.${fraction || '0'}`),
});

/** Reads a number with one mark. Only a point before three digits surely groups thousands here. */
function readOneMark(whole: string, mark: string, fraction: string): AmountReading {
  const groups = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  if (!groups) return amountFrom(whole, fraction);
  const thousands = Number(whole + fraction);
  if (mark === '.') return { kind: 'amount', amount: thousands };
  const decimal = fraction.endsWith('0') ? [Number(`${whole}.${fraction}`)] : [];
  return { kind: 'unclear', amounts: [thousands, ...decimal] };
}

/** Reads digits, points and commas. Of two kinds of marks the last one begins the centavos. */
function readNumber(text: string): AmountReading {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return UNREAD;
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (at === -1) return amountFrom(text, '');
  const [whole, mark, fraction] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  if (/^\d*$/.test(whole)) return readOneMark(whole, mark, fraction);
  if (!whole.includes(mark)) return GROUPED.test(whole) ? amountFrom(whole, fraction) : UNREAD;
  return GROUPED.test(text) ? amountFrom(text, '') : UNREAD;
}

const negative = (reading: AmountReading): AmountReading => {
  if (reading.kind === 'unclear')
    return { kind: 'unclear', amounts: reading.amounts.map((amount) => -amount) };
  return reading.kind === 'amount' ? { kind: 'amount', amount: 0 - reading.amount } : reading;
};

const signed = (minus: string | undefined, text: string): AmountReading => {
  const reading = readNumber(GROUPED_BY_SPACES.test(text) ? text.replaceAll(' ', '') : text);
  return minus ? negative(reading) : reading;
};

/** Reads an amount as people write it here, or as a program or an English keyboard does. */
export function readAmount(typed: string): AmountReading {
  const trimmed = typed.trim();
  if (trimmed.length > LENGTH_MAX) return UNREAD;
  const text = trimmed.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ' ');
  const { minus, behind, number = '' } = PARTS.exec(text)?.groups ?? {};
  if (number === '') return minus || behind ? UNREAD : { kind: 'none' };
  return minus && behind ? UNREAD : signed(minus ?? behind, number);
}

/** Returns what a form holds of a typed or imported text. */
export function typedAmount(typed: string): TypedAmount {
  const reading = readAmount(typed);
  if (reading.kind === 'amount') return reading.amount;
  return reading.kind === 'none' ? null : typed;
}

/** Returns the amount in reais; `null` where the field is empty or its text is no amount. */
export const amountOf = (value: TypedAmount): number | null =>
  typeof value === 'number' ? value : null;

/** Says of a value that is no number what the person can do about it. */
export function amountProblem(value: unknown): string {
  const kind = typeof value === 'string' ? readAmount(value).kind : 'none';
  if (kind === 'unclear') return 'Este valor pode ser lido de dois modos: diga qual é';
  return kind === 'unread'
    ? 'Não entendemos este valor. Escreva como em 150,00.'
    : 'Informe o valor';
}
