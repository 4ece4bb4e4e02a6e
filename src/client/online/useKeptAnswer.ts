import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Call, CallAnswer } from '../../domain/contract/kit/call.ts';
import { useOnlineCalls } from './OnlineProvider.tsx';

const keyOf = ({ path }: Call): string => `sereno:answer:${path}`;

function keptAnswer<C extends Call>(call: C): CallAnswer<C> | null {
  try {
    const kept = v.safeParse(call.answer, JSON.parse(localStorage.getItem(keyOf(call)) ?? 'null'));
    return kept.success ? (kept.output as CallAnswer<C>) : null;
  } catch {
    return null;
  }
}

function keep(call: Call, answer: unknown): void {
  try {
    localStorage.setItem(keyOf(call), JSON.stringify(answer));
  } catch {
    // Without storage it is asked for the next time as well.
  }
}

/**
 * Returns what the server says to everybody, without a network what it said last.
 * `null` while nobody has told it.
 * @param call takes no arguments, and answers nothing that concerns one person
 */
export function useKeptAnswer<C extends Call>(call: C): CallAnswer<C> | null {
  const online = useOnlineCalls();
  const [answer, setAnswer] = useState(() => keptAnswer(call));
  useEffect(() => {
    let isCurrent = true;
    online.call(call, {} as never).then(
      (told) => {
        keep(call, told);
        if (isCurrent) setAnswer(told);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [online, call]);
  return answer;
}
