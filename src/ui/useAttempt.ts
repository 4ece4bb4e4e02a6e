import { useEffect, useState } from 'react';

export type Attempt<T> =
  | { readonly state: 'pending' }
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

interface Numbered<T> {
  readonly number: number;
  readonly attempt: Attempt<T>;
}

const PENDING = { state: 'pending' } as const;

/** Does something online when the screen opens, and again when the person asks. `work` must stay the same function. */
export function useAttempt<T>(work: () => Promise<T>): {
  readonly attempt: Attempt<T>;
  readonly retry: () => void;
} {
  const [number, setNumber] = useState(0);
  const [last, setLast] = useState<Numbered<T>>({ number, attempt: PENDING });
  useEffect(() => {
    let isCurrent = true;
    const end = (attempt: Attempt<T>) => {
      if (isCurrent) setLast({ number, attempt });
    };
    work().then(
      (value) => end({ state: 'done', value }),
      (error: unknown) => end({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [work, number]);
  const attempt = last.number === number ? last.attempt : PENDING;
  return { attempt, retry: () => setNumber(number + 1) };
}
