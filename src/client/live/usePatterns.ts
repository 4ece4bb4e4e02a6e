import { useEffect, useState } from 'react';
import type { Device } from '../../data/device.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import type { NoteSession } from '../../data/queries/notes/results.ts';
import type { NoteText, PatternAnalysis } from '../../domain/notes/mood/patterns.ts';
import { useDevice } from './DeviceProvider.tsx';
import { inSlices } from './inSlices.ts';
import { useLive } from './useLive.ts';

const READ_AT_A_TIME = 20;

/** Looks in slices for what recurs in the texts; `null` where there are too few sessions. */
async function patternsIn(
  device: Device,
  sessions: readonly NoteSession[],
  signal: AbortSignal,
): Promise<PatternAnalysis | null> {
  const { patternSteps, SESSIONS_NEEDED } = await import('../../domain/notes/mood/patterns.ts');
  if (sessions.length < SESSIONS_NEEDED) return null;
  const sessionAt = new Map(sessions.map((one) => [one.id, one.sessionAt]));
  const ids = [...sessionAt.keys()];
  const texts: NoteText[] = [];
  for (let from = 0; from < ids.length; from += READ_AT_A_TIME) {
    signal.throwIfAborted();
    const bodies = await device.readNotes(ids.slice(from, from + READ_AT_A_TIME));
    for (const { note } of bodies)
      texts.push({ ...note, sessionAt: sessionAt.get(note.id) ?? note.createdAt });
  }
  if (texts.length < SESSIONS_NEEDED) return null;
  return inSlices(patternSteps(texts), signal);
}

/** `null`: fewer than three sessions. `unread`: no program may read the notes. */
export type Patterns = PatternAnalysis | 'unread' | null;

interface Found {
  readonly of: string;
  readonly patterns: PatternAnalysis | null;
}

/**
 * Finds on this device what recurs in all notes of a patient. `undefined` until it is known; the
 * former answer while notes change.
 */
export function usePatterns(patientId: string): Patterns | undefined {
  const { device } = useDevice();
  const maySearch = useLive('notes.mayBeSearched', { patientId });
  const list = useLive('notes.sessions', { patientId });
  const sessions = list && isWhole(list) ? list.whole : undefined;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (sessions === undefined || !maySearch) return;
    const leaving = new AbortController();
    patternsIn(device, sessions, leaving.signal).then(
      (patterns) => {
        if (!leaving.signal.aborted) setFound({ of: patientId, patterns });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [device, sessions, patientId, maySearch]);
  if (maySearch === false) return 'unread';
  return found?.of === patientId ? found.patterns : undefined;
}
