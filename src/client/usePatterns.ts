import { useEffect, useState } from 'react';
import type { Device } from '../data/device.ts';
import { isWhole } from '../data/queries/known.ts';
import type { PatternAnalysis } from '../domain/notes/patterns.ts';
import { useDevice } from './DeviceProvider.tsx';
import { useLive } from './useLive.ts';

const READ_AT_A_TIME = 20;
/** The screen gets its turn after so long. */
const SLICE_MS = 8;

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Reads the texts and looks for what recurs, in slices; `null` where there are too few sessions. */
async function patternsIn(
  device: Device,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<PatternAnalysis | null> {
  const { patternSteps, SESSIONS_NEEDED } = await import('../domain/notes/patterns.ts');
  if (ids.length < SESSIONS_NEEDED) return null;
  const notes = [];
  for (let from = 0; from < ids.length; from += READ_AT_A_TIME) {
    signal.throwIfAborted();
    const bodies = await device.readNotes(ids.slice(from, from + READ_AT_A_TIME));
    notes.push(...bodies.map(({ note }) => note));
  }
  if (notes.length < SESSIONS_NEEDED) return null;
  const steps = patternSteps(notes);
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    signal.throwIfAborted();
    since = performance.now();
  }
}

interface Found {
  readonly of: string;
  readonly patterns: PatternAnalysis | null;
}

/**
 * What recurs in all notes of a patient, found on this device. `undefined` until it is known, the former answer while
 * notes change; `null` where there are fewer than three sessions.
 */
export function usePatterns(patientId: string): PatternAnalysis | null | undefined {
  const { device } = useDevice();
  const list = useLive('notes.list', { patientId });
  const ids = list && isWhole(list) ? list.whole.ids : undefined;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (ids === undefined) return;
    const leaving = new AbortController();
    patternsIn(device, ids, leaving.signal).then(
      (patterns) => {
        if (!leaving.signal.aborted) setFound({ of: patientId, patterns });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [device, ids, patientId]);
  return found?.of === patientId ? found.patterns : undefined;
}
