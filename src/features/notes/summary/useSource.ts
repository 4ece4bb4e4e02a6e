import { useCallback, useMemo, useState } from 'react';
import type { Place } from '../../../domain/notes/search.ts';
import { sourcesIn } from '../../../domain/notes/sources.ts';

export interface Source {
  /** The sentence of the summary that the person chose. */
  readonly chosen: string | null;
  readonly choose: (sentence: string | null) => void;
  /** Where in the note it rests; `null` also where nothing is close enough. */
  readonly place: Place | null;
}

/** The passage of a note's text on which a sentence of its summary rests. Nothing is reckoned before one is chosen. */
export function useSource(plaintext: string): Source {
  const [chosen, choose] = useState<string | null>(null);
  const isAsked = chosen !== null;
  const sourceOf = useMemo(() => (isAsked ? sourcesIn(plaintext) : null), [isAsked, plaintext]);
  const place = useMemo(
    () => (chosen !== null && sourceOf ? sourceOf(chosen) : null),
    [chosen, sourceOf],
  );
  return { chosen, choose: useCallback((sentence) => choose(sentence), []), place };
}
