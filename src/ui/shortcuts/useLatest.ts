import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was given last, for what is called later: a listener, a timer. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
