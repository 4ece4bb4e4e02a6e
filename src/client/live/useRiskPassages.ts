import { useEffect, useState } from 'react';
import type { Note } from '../../domain/notes/note.ts';
import type { RiskPassage } from '../../domain/notes/reading/risk/riskPassages.ts';
import { inSlices } from './inSlices.ts';
import { useLive } from './useLive.ts';

interface Found {
  readonly of: string;
  readonly passages: readonly RiskPassage[];
}

/**
 * Searches a note for words of danger on this device.
 * @returns `undefined` until all of it was read; `null` where no program may read the notes
 */
export function useRiskPassages({
  patientId,
  plaintext: text,
}: Pick<Note, 'patientId' | 'plaintext'>): readonly RiskPassage[] | null | undefined {
  const maySearch = useLive('notes.mayBeSearched', { patientId });
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!maySearch) return;
    const leaving = new AbortController();
    const search = async () => {
      const { riskPassagesOf } = await import('../../domain/notes/reading/risk/riskPassages.ts');
      const passages = await inSlices(riskPassagesOf(text), leaving.signal);
      if (!leaving.signal.aborted) setFound({ of: text, passages });
    };
    search().catch(() => undefined);
    return () => leaving.abort();
  }, [text, maySearch]);
  if (maySearch === false) return null;
  return found?.of === text ? found.passages : undefined;
}
