/** By code units, as instants, days and ids are ordered; the words of people are sorted by their language instead. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
