/** The number with at most so many decimals; halves away from zero. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const scaled = Math.round(Math.abs(value) * factor + 1e-9) / factor;
  return value < 0 && scaled !== 0 ? -scaled : scaled;
}

/** A quotient that is 0 where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
