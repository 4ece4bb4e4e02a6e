/** Answers that are drawn: one in sight and, ready to be turned to, those that may be asked for next. */
export interface Sheets<A> {
  /** What each is the answer to. */
  readonly drawn: readonly A[];
  /** The place of the one in sight. */
  readonly shown: number;
}

/** Of another minute it is the same sheet: where it is in sight, it is brought up to date. */
const keyOf = (args: unknown): string =>
  JSON.stringify(args, (name, value: unknown) => (name === 'now' ? undefined : value));

const placeOf = <A>(sheets: readonly A[], one: A): number => {
  const key = keyOf(one);
  return sheets.findIndex((other) => keyOf(other) === key);
};

/** That sheet in sight: the one that was drawn for it, else in place of the one in sight. The same object if it is. */
export function turned<A>(sheets: Sheets<A>, to: A): Sheets<A> {
  const { drawn, shown } = sheets;
  const known = placeOf(drawn, to);
  const place = known === -1 ? shown : known;
  const isDrawn = JSON.stringify(drawn[place]) === JSON.stringify(to);
  if (isDrawn) return place === shown ? sheets : { drawn, shown: place };
  return { drawn: drawn.with(place, to), shown: place };
}

/**
 * One more out of sight, in place of one that nobody wants any more.
 * @param wanted all that may be turned to
 */
export function withReady<A>(sheets: Sheets<A>, ready: A, wanted: readonly A[]): Sheets<A> {
  const { drawn, shown } = sheets;
  if (placeOf(drawn, ready) !== -1) return sheets;
  const left = drawn.findIndex((one, place) => place !== shown && placeOf(wanted, one) === -1);
  return { shown, drawn: left === -1 ? [...drawn, ready] : drawn.with(left, ready) };
}
