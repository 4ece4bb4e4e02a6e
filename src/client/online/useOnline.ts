import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Call, CallAnswer, CallArgs } from '../../domain/contract/kit/call.ts';
import { type ApiError, asApiError } from './apiError.ts';
import { useOnlineCalls } from './OnlineProvider.tsx';

export interface OnlineAnswer<A> {
  /** The newest answer, also while it is asked for again and when that fails; nothing before the first. */
  readonly answer: A | undefined;
  /** When that answer came, in milliseconds since 1970. */
  readonly at: number | null;
  readonly loading: boolean;
  /** Why the last call failed; `status` 0: without a network. */
  readonly failure: ApiError | null;
  /** Asks again. */
  readonly retry: () => void;
}

interface Last {
  readonly asked: string;
  readonly round: number;
  readonly answer: unknown;
  readonly at: number | null;
  readonly failure: ApiError | null;
}

const NOTHING: Last = { asked: '', round: -1, answer: undefined, at: null, failure: null };

/**
 * What the device does not have, asked of the server when the screen opens, when `args` change, when the person asks, and
 * when the network is back after a call that did not get through.
 */
export function useOnline<C extends Call>(call: C, args: CallArgs<C>): OnlineAnswer<CallAnswer<C>> {
  const online = useOnlineCalls();
  const asked = JSON.stringify(args);
  const [round, setRound] = useState(0);
  const [last, setLast] = useState(NOTHING);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    let isCurrent = true;
    online.call(call, JSON.parse(asked) as CallArgs<C>).then(
      (answer) => isCurrent && setLast({ asked, round, answer, at: Date.now(), failure: null }),
      (error: unknown) =>
        isCurrent &&
        setLast((former) => {
          const kept = former.asked === asked ? former : NOTHING;
          return { ...kept, asked, round, failure: asApiError(error) };
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [online, call, asked, round]);

  const { answer, at, failure } = last.asked === asked ? last : NOTHING;
  const loading = last.asked !== asked || last.round !== round;
  const isCut = !loading && failure?.status === 0;
  // With the words that say it: the network may be back right after them.
  useLayoutEffect(() => {
    if (!isCut) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isCut, retry]);
  return {
    answer: answer as CallAnswer<C> | undefined,
    at,
    loading,
    failure: loading ? null : failure,
    retry,
  };
}
