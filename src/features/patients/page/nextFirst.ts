/**
 * What one looks for first: the session in progress or the next one, those after it, and then the past, newest first.
 * @param now ISO instant
 */
export function nextFirst<T extends { readonly endAt: string }>(
  newestFirst: readonly T[],
  now: string,
): readonly T[] {
  const coming = newestFirst.filter(({ endAt }) => endAt > now);
  return [...coming.toReversed(), ...newestFirst.filter(({ endAt }) => endAt <= now)];
}
