import { type RefCallback, useCallback, useRef } from 'react';
import { insertAtCaret } from './insertText.ts';

export interface Insert {
  /** As a ref: the field in which the person writes. */
  readonly takeField: RefCallback<HTMLTextAreaElement>;
  /** Puts a text where the person writes. Resolves with whether it is on this device's disk. */
  readonly insert: (text: string) => Promise<boolean>;
}

/** @param flush resolves when what was typed is on the disk */
export function useInsert(flush: () => Promise<void>): Insert {
  const field = useRef<HTMLTextAreaElement>(null);
  const takeField = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
  }, []);
  const insert = useCallback(
    async (text: string) => {
      if (!field.current || !insertAtCaret(field.current, text)) return false;
      return flush().then(
        () => true,
        () => false,
      );
    },
    [flush],
  );
  return { takeField, insert };
}
