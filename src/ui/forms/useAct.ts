import { useCallback, useEffect, useRef, useState } from 'react';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

const messageIn = (error: unknown): string =>
  (error as { message?: string } | null)?.message || UNEXPECTED;

export interface Act<A extends readonly unknown[], R> {
  /** Resolves with what the work did, or `null` when it failed or another run of it is not over. Never rejects. */
  readonly run: (...args: A) => Promise<R | null>;
  readonly saving: boolean;
  /** Why the last run failed, in words. */
  readonly failure: string | null;
  /** Says why nothing was done. */
  readonly refuse: (failure: string) => void;
}

/**
 * What a button does: one run at a time, so that a double click is one; `saving` meanwhile, and afterwards `failure`.
 * @param words says a rejection to the person; its own message unless told
 */
export function useAct<A extends readonly unknown[], R>(
  work: (...args: A) => Promise<R>,
  words: (error: unknown) => string = messageIn,
  firstFailure: string | null = null,
): Act<A, R> {
  const [failure, setFailure] = useState(firstFailure);
  const [saving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const latest = useRef({ work, words });
  useEffect(() => {
    latest.current = { work, words };
  });
  const run = useCallback(async (...args: A): Promise<R | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setFailure(null);
    setSaving(true);
    try {
      return await latest.current.work(...args);
    } catch (error) {
      setFailure(latest.current.words(error));
      return null;
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  }, []);
  return { run, saving, failure, refuse: setFailure };
}
