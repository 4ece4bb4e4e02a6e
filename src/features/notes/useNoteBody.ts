import { useEffect, useState } from 'react';
import { useDevice } from '../../data/client/DeviceProvider.tsx';
import { asError } from '../../data/client/errors.ts';
import type { NoteBody, NoteHead } from '../../data/queries/results.ts';

type Read = { readonly body: NoteBody | null } | { readonly error: Error };

/**
 * The note's text, read again whenever its revision changes; `undefined` while it is first read. A later read that
 * fails leaves what stands: an open editor must not be taken away by an error.
 */
export function useNoteBody(head: NoteHead | null | undefined): NoteBody | null | undefined {
  const { device } = useDevice();
  const [read, setRead] = useState<Read | null>(null);
  const id = head === undefined ? undefined : (head?.id ?? null);
  const revision = head?.revision ?? '';
  useEffect(() => {
    if (id === undefined || id === null) return;
    let current = true;
    device.readNote(id).then(
      (body) => current && setRead({ body }),
      (error: unknown) => current && setRead((before) => before ?? { error: asError(error) }),
    );
    return () => {
      current = false;
    };
  }, [device, id, revision]);
  if (id === undefined) return undefined;
  if (id === null) return null;
  if (read === null) return undefined;
  if ('error' in read) throw read.error;
  // The former note's text does not stand for another one.
  return read.body === null || read.body.note.id === id ? read.body : undefined;
}
