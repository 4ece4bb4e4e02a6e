/** Lists seeds one after the other. */
export function* seedsFrom(first: number, count: number): Iterable<number> {
  for (let seed = first; seed < first + count; seed++) yield seed;
}
