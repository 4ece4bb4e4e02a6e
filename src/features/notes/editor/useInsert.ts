import { type RefCallback, useCallback, useRef } from 'react';
import { insertInto } from '../insertText.ts';

export interface Insert {
  /** As a ref: the field in which the person writes. */
  readonly takeField: RefCallback<HTMLTextAreaElement>;
  /** Puts a text where the person writes. Resolves with whether it is on this device's disk. */
  readonly insert: (text: string) => Promise<boolean>;
}

/** @param flush resolves when what was typed is on the disk */
export function useInsert(flush: () => Promise<void>): Insert {
  const field = useRef<HTMLTextAreaElement>(null);
  // In a field that nobody has touched yet the caret stands before all that was written.
  const isTouched = useRef(false);
  const takeField = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    const touch = () => (isTouched.current = true);
    for (const event of ['pointerup', 'keyup'])
      element?.addEventListener(event, touch, { once: true });
  }, []);
  const insert = useCallback(
    async (text: string) => {
      if (!field.current) return false;
      const { selectionEnd, value } = field.current;
      const place = isTouched.current ? selectionEnd : value.length;
      insertInto(field.current, place, text);
      return flush().then(
        () => true,
        () => false,
      );
    },
    [flush],
  );
  return { takeField, insert };
}
