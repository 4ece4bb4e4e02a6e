const BIGINT = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const sameText = (value: string): string => value;

/** How both drivers read what they would otherwise read differently, by PostgreSQL's type number. */
export const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [BIGINT]: Number,
  [DATE]: sameText,
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};
