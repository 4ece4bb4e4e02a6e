import { useEffect, useState } from 'react';
import type { NoteBody } from '../../data/queries/notes/results.ts';
import { useDevice } from './DeviceProvider.tsx';
import { asError } from '../errors.ts';

type Read =
  | { readonly of: string; readonly body: NoteBody | null }
  | { readonly of: string; readonly error: Error };

/**
 * A note with its text, read from the device's disk. `undefined` while it is being read, `null` when there is none.
 * @param revision of its `NoteHead`: the text is read again whenever this changes, the former one standing meanwhile
 */
export function useNote(noteId: string | null, revision = ''): NoteBody | null | undefined {
  const { device } = useDevice();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (noteId === null) return;
    let current = true;
    device.readNote(noteId).then(
      (body) => current && setRead({ of: noteId, body }),
      (error: unknown) => current && setRead({ of: noteId, error: asError(error) }),
    );
    return () => {
      current = false;
    };
  }, [device, noteId, revision]);
  if (noteId === null) return null;
  if (read?.of !== noteId) return undefined;
  if ('error' in read) throw read.error;
  return read.body;
}
