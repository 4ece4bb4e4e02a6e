/** Classes of sentences in a row, by the place of their weights: whether they speak of danger. */
export const DEGREES = ['none', 'mentioned', 'present'] as const;
export type Degree = (typeof DEGREES)[number];
