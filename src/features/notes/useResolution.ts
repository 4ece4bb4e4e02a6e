import { useState } from 'react';
import { messageOf } from '../../client/errors.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import type { NoteBody } from '../../data/queries/results.ts';
import type { NoteConflict } from '../../domain/notes/note.ts';
import { useToast } from '../../ui/toasts/toasts.ts';

/** Saves the text that the person decided for; what it settles is named, so that nothing else is taken for settled. */
export function useResolution(
  { note, baseV }: NoteBody,
  conflict: NoteConflict,
  clearsDraft: string,
) {
  const { send, saving } = useDispatch();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = (plaintext: string) => {
    setFailure(null);
    const args = { id: note.id, plaintext, resolves: [conflict.id] };
    send('note.update', args, { baseV, clearsDraft }).then(
      () => toast({ message: 'Nota atualizada com sucesso!' }),
      (error: unknown) =>
        setFailure(messageOf(error, 'Erro ao salvar. Os dois textos continuam guardados.')),
    );
  };
  return { resolve, saving, failure };
}
