import {
  type RefCallback,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { putText } from './putText.ts';

export interface FieldText {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The field's ref. */
  readonly take: RefCallback<HTMLTextAreaElement>;
  /** For the field's `onChange`. */
  readonly change: () => void;
  /** For the field's composition events: nothing is put into a word that is being composed. */
  readonly compose: {
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: () => void;
  };
}

/**
 * Keeps a textarea and a text in step, without React's `value`.
 * React sets the default value at each key, and Chromium then undoes letter by letter.
 * @param onType is told the new text, and the one that the field showed before
 */
export function useFieldText(
  text: string,
  onType: (text: string, from: string) => void,
): FieldText {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The field that was filled; another one begins without a history. */
  const filled = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(text);
  const isPutting = useRef(false);
  const [isComposing, setComposing] = useState(false);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || isComposing) return;
    isPutting.current = true;
    // As fields show it: with one kind of line break.
    const plain = text.replaceAll(/\r\n?/g, '\n');
    if (filled.current === element) putText(element, plain);
    else element.value = plain;
    isPutting.current = false;
    filled.current = element;
    shown.current = text;
  }, [text, isComposing]);
  const change = useCallback(() => {
    if (isPutting.current || !field.current) return;
    const from = shown.current;
    shown.current = field.current.value;
    // No note can hold a NUL, which some programs put between what they copy.
    onType(shown.current.replaceAll('\0', ''), from);
  }, [onType]);
  return {
    field,
    take: useCallback((element: HTMLTextAreaElement | null) => {
      field.current = element;
    }, []),
    change,
    compose: {
      onCompositionStart: useCallback(() => setComposing(true), []),
      onCompositionEnd: useCallback(() => setComposing(false), []),
    },
  };
}
