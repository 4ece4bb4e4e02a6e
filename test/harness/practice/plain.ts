/** A query's result where everything is known. */
export type Plain<R> = R extends { readonly whole: infer T }
  ? T
  : R extends { readonly soFar: unknown }
    ? never
    : Exclude<R, 'unknown'>;

/** What a query says of a device that holds everything. Fails where it does not. */
export function plain<R>(result: R): Plain<R> {
  if (result === 'unknown') throw new Error('The device does not know yet.');
  if (typeof result !== 'object' || result === null) return result as Plain<R>;
  if ('soFar' in result) throw new Error('The device does not have everything yet.');
  return ('whole' in result ? result.whole : result) as Plain<R>;
}
