import { useEffect, useState } from 'react';
import type { NoteHits } from '../../data/device.ts';
import { useDevice } from './DeviceProvider.tsx';

interface Found {
  readonly patientId: string | undefined;
  readonly text: string;
  readonly hits: NoteHits;
}

/**
 * The notes that have what was typed, kept current; those of what was typed before until the first are found. `undefined`
 * while nothing was found yet, `null` where nothing is searched for.
 */
export function useNoteSearch(
  text: string,
  patientId: string | undefined,
): { readonly hits: NoteHits; readonly isCurrent: boolean } | undefined | null {
  const { device } = useDevice();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    const search = device
      .searchNotes({ text, ...(patientId && { patientId }) }, (hits) => {
        if (isCurrent) setFound({ text, patientId, hits });
      })
      .catch(() => null);
    return () => {
      isCurrent = false;
      void search.then((id) => (id === null ? undefined : device.endSearch(id)));
    };
  }, [device, text, patientId]);
  if (text === '') return null;
  if (found?.patientId !== patientId || !found) return undefined;
  return { hits: found.hits, isCurrent: found.text === text };
}
