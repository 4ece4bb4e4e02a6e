const BIGINT = 20;
/** Amounts of money, far within what a number holds exactly as centavos. */
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const sameText = (value: string): string => value;

/** How both drivers read what they would otherwise read differently, by PostgreSQL's type number. */
export const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [BIGINT]: Number,
  [NUMERIC]: Number,
  [DATE]: sameText,
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};
