import * as v from 'valibot';
import { amountProblem } from './typedAmount.ts';

/** In reais. */
const AMOUNT_MIN = 0.01;
export const AMOUNT_MAX = 10_000;

/** Reais as whole centavos: sums are made of these, because 0.1 + 0.2 is not 0.3. */
export const toCents = (amount: number): number => Math.round(amount * 100);
export const fromCents = (cents: number): number => cents / 100;

/** Money in reais, to the centavo. @param max in reais, with what is said of more */
export const centavos = (
  max: number,
  tooMuch: string,
  [min, tooLittle]: readonly [number, string] = [AMOUNT_MIN, 'Valor deve ser maior que zero'],
) =>
  v.pipe(
    v.number(({ input }) => amountProblem(input)),
    v.finite('Informe o valor'),
    v.minValue(min, tooLittle),
    v.maxValue(max, tooMuch),
    v.check(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'Use no máximo duas casas decimais',
    ),
    v.transform((value) => fromCents(toCents(value))),
  );

const TOO_MUCH = 'Valor muito alto (máximo: R$ 10.000)';

/** The amount of a payment. */
export const amount = centavos(AMOUNT_MAX, TOO_MUCH);

/** The price of a patient's session; 0 where it costs nothing. */
export const fee = centavos(AMOUNT_MAX, TOO_MUCH, [0, 'O valor não pode ser negativo']);
