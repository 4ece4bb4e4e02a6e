import { useCallback, useEffect, useRef } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { NOT_INSERTED, TRANSCRIBED } from './texts.ts';

export interface Writing {
  /** What stands in the editor. */
  readonly text: string;
  /** Puts it where the person writes; resolves with whether it is kept on this device. `null`: not now. */
  readonly insert: ((text: string) => Promise<boolean>) | null;
}

/** Puts texts into the note, and lets go of their recordings once they stand there. */
export function useInsertion(recordings: readonly RecordingItem[], writing: Writing) {
  const { device } = useDevice();
  const toast = useToast();
  /** Sent from this very editor: their text is inserted without asking. */
  const awaited = useRef(new Set<string>());
  const running = useRef(new Set<string>());
  const latest = useLatest(writing);

  const insert = useCallback(
    async ({ id, text }: RecordingItem) => {
      const { insert: put, text: written } = latest.current;
      if (!text || !put || running.current.has(id)) return;
      running.current.add(id);
      try {
        // A browser that died between keeping the text and letting go of the sound has it already.
        if (!written.includes(text.trim()) && !(await put(text))) throw new Error('not inserted');
        await device.removeRecording(id);
        toast({ message: TRANSCRIBED });
      } catch {
        toast({ message: NOT_INSERTED, tone: 'error' });
      } finally {
        running.current.delete(id);
      }
    },
    [device, toast, latest],
  );

  const isOpen = writing.insert !== null;
  useEffect(() => {
    for (const item of recordings)
      if (isOpen && item.state === 'transcribed' && awaited.current.delete(item.id))
        void insert(item);
  }, [recordings, insert, isOpen]);

  return { insert, await: useCallback((id: string) => void awaited.current.add(id), []) };
}
