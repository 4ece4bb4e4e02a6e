import { useState } from 'react';
import { reuse } from './reuse.ts';

/**
 * The same object for as long as its content is the same, and its equal parts the same in another one: what is drawn of
 * them is not drawn again when a screen asks for something else and the answer agrees. Plain data only.
 */
export function useSame<T>(value: T): T {
  const [last, setLast] = useState(value);
  const shown = reuse(last, value);
  if (shown !== last) setLast(shown);
  return shown;
}
