import { useCallback, useRef, useState } from 'react';

/** A question about what was entered, and the answer that it is right. */
export interface FormDoubt {
  readonly question: string;
  /** How often sending was tried without an answer. */
  readonly asks: number;
  readonly confirm: () => void;
}

/** Holds a form back until its question was answered. Another question is asked anew. */
export function useDoubt(question: string | null) {
  const [asked, setAsked] = useState({ question, asks: 0 });
  // A ref, since the form is sent in the very event that answers.
  const confirmed = useRef<string | null>(null);
  const confirm = useCallback(() => {
    confirmed.current = question;
    setAsked({ question: null, asks: 0 });
  }, [question]);
  /** Shows the question. @returns false where there is none, or it was answered */
  const ask = (): boolean => {
    if (question === null || confirmed.current === question) return false;
    setAsked({ question, asks: asked.question === question ? asked.asks + 1 : 1 });
    return true;
  };
  const isShown = question !== null && asked.asks > 0 && asked.question === question;
  const shown: FormDoubt | null = isShown ? { question, asks: asked.asks, confirm } : null;
  return { ask, shown };
}
