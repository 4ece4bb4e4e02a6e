import { useCommand } from '../../client/useCommand.ts';
import type { NoteBody } from '../../data/queries/results.ts';
import type { NoteConflict } from '../../domain/notes/note.ts';
import { UPDATED } from './texts.ts';

/** Saves the text that the person decided for; what it settles is named, so that nothing else is taken for settled. */
export function useResolution(
  { note, baseV }: NoteBody,
  conflict: NoteConflict,
  clearsDraft: string,
) {
  const { run, saving, failure } = useCommand('note.update', UPDATED);
  const resolve = (plaintext: string) =>
    void run(
      { id: note.id, plaintext, resolves: [conflict.id] },
      { baseV, base: note.plaintext, clearsDraft },
    );
  return { resolve, saving, failure };
}
