import { type RefObject, useEffect, useRef } from 'react';
import { matchesIn, termsOf } from '../../../domain/notes/search.ts';
import { useSearchText } from '../list/useSearchText.ts';

/** Puts the caret at what was searched for, once, when the note's text stands in the field. */
export function useCaretAtFind(
  field: RefObject<HTMLTextAreaElement | null>,
  isReady: boolean,
): void {
  const [search] = useSearchText();
  const isDone = useRef(false);
  useEffect(() => {
    const element = field.current;
    if (!isReady || !element || isDone.current) return;
    isDone.current = true;
    const terms = termsOf(search);
    const found = terms.length > 0 ? matchesIn(element.value, terms)?.[0] : undefined;
    if (!found) return;
    element.setSelectionRange(found.start, found.end);
    // Browsers look for the caret when the focus comes.
    element.blur();
    element.focus();
  }, [field, isReady, search]);
}
