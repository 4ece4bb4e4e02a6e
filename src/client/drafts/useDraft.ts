import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Draft } from '../../data/drafts/drafts.ts';
import { useDevice } from '../live/DeviceProvider.tsx';
import { asError } from '../errors.ts';
import { type DraftStatus, DraftWriter } from './draftWriter.ts';

export interface DraftHandle<T> {
  /** What was on the device when the editor opened: `undefined` while it is being read, `null` when there was none. */
  readonly stored: (Omit<Draft, 'value'> & { readonly value: T }) | null | undefined;
  readonly status: DraftStatus;
  /** Keeps the text within a second. `baseV`: what it started from (`NoteBody.baseV`; 0 for something new). */
  readonly write: (value: T, baseV: number) => void;
  /** Await before dispatching with `clearsDraft`, so that no late write brings the draft back. */
  readonly flush: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const IDLE: DraftStatus = { kind: 'idle' };

/** Text in the making, kept on this device under a key such as `note:<appointmentId>`. */
export function useDraft<T>(key: string): DraftHandle<T> {
  const { device } = useDevice();
  const [status, setStatus] = useState<DraftStatus>(IDLE);
  const stored = useStoredDraft<T>(key, setStatus);
  const writer = useMemo(() => new DraftWriter(device, key, setStatus), [device, key]);
  useFlushOnLeave(writer);
  return {
    stored,
    status,
    write: useCallback((value: T, baseV: number) => writer.write(value, baseV), [writer]),
    flush: useCallback(() => writer.flush(), [writer]),
    discard: useCallback(() => writer.discard(), [writer]),
  };
}

function useStoredDraft<T>(key: string, onStatus: (status: DraftStatus) => void) {
  const { device } = useDevice();
  const [read, setRead] = useState<{ key: string; draft: Draft | null } | null>(null);
  useEffect(() => {
    let current = true;
    device.readDraft(key).then(
      (draft) => current && setRead({ key, draft }),
      (error: unknown) => {
        if (!current) return;
        setRead({ key, draft: null });
        onStatus({ kind: 'failed', error: asError(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [device, key, onStatus]);
  return read?.key === key ? (read.draft as DraftHandle<T>['stored']) : undefined;
}

/** The page may be frozen or gone right after these events. */
function useFlushOnLeave(writer: DraftWriter): void {
  useEffect(() => {
    const flush = () => void writer.flush().catch(() => undefined);
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // Before the next page is asked for; `pagehide` comes when this one can hardly do anything.
    addEventListener('beforeunload', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('beforeunload', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [writer]);
}
