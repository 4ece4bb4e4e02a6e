import { useEffect, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { asError } from '../../client/errors.ts';
import type { NoteBody, NoteHead } from '../../data/queries/notes/results.ts';
import { type Known, UNKNOWN } from '../../data/queries/kit/known.ts';

type Read = { readonly body: NoteBody | null } | { readonly error: Error };

function useRead(id: string | undefined, revision: string | undefined): Read | null {
  const { device } = useDevice();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    device.readNote(id).then(
      (body) => current && setRead({ body }),
      (error: unknown) => current && setRead((before) => before ?? { error: asError(error) }),
    );
    return () => {
      current = false;
    };
  }, [device, id, revision]);
  return read;
}

/**
 * The note's text, read again whenever its revision changes; `undefined` while it is first read, or not known whether
 * there is one. A later read that fails leaves what stands: an open editor must not be taken away by an error.
 */
export function useNoteBody(known: Known<NoteHead> | undefined): NoteBody | null | undefined {
  const head = known === UNKNOWN ? undefined : known;
  const read = useRead(head?.id, head?.revision);
  if (!head) return head;
  if (read === null) return undefined;
  if ('error' in read) throw read.error;
  // The former note's text does not stand for another one, and none does not stand for the one that there is.
  return read.body?.note.id === head.id ? read.body : undefined;
}
