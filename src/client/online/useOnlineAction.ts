import { useRef, useState } from 'react';
import type { Call, CallAnswer, CallArgs } from '../../domain/contract/kit/call.ts';
import { type Act, useAct } from '../../ui/forms/useAct.ts';
import { type ApiError, asApiError } from './apiError.ts';
import { newId } from '../newId.ts';
import { useOnlineCalls } from './OnlineProvider.tsx';

export interface OnlineAction<C extends Call> extends Act<[args: CallArgs<C>], CallAnswer<C>> {
  /** Why the last run failed; the form stays as it is. */
  readonly error: ApiError | null;
  /** What the server says of single fields of the body, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

const NO_FIELDS = {};

/**
 * What a form's button does where only the server can do it: `useAct` over a call of the contract.
 * @param words says a failure to the person; the error's own message unless told
 */
export function useOnlineAction<C extends Call>(
  call: C,
  words?: (error: unknown) => string,
): OnlineAction<C> {
  const online = useOnlineCalls();
  const [error, setError] = useState<ApiError | null>(null);
  // A repeat after a lost answer is the same act; with other data it is another.
  const attempt = useRef({ asked: '', key: '' });
  const act = useAct(async (args: CallArgs<C>) => {
    const asked = JSON.stringify(args);
    if (attempt.current.asked !== asked) attempt.current = { asked, key: newId() };
    setError(null);
    try {
      const answer = await online.call(call, args, { key: attempt.current.key });
      attempt.current = { asked: '', key: '' };
      return answer;
    } catch (failed) {
      setError(asApiError(failed));
      throw failed;
    }
  }, words);
  return { ...act, error, fields: error?.fields ?? NO_FIELDS };
}
