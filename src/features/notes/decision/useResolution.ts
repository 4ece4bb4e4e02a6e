import { type RunOptions, useCommand } from '../../../client/commands/useCommand.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import type { NoteConflict } from '../../../domain/notes/note.ts';
import { useTakeBackBy } from '../../../client/commands/useTakeBack.ts';
import { UPDATED } from '../texts.ts';
import type { Final } from './useFinalText.ts';

/** The state that a decision was made from. */
type Opened = Omit<Final, 'text'>;

const BROUGHT_BACK = { done: 'Os dois textos voltaram', refused: 'Erro ao desfazer' };
/** No note's text was made from this one: an edit of it is kept beside the note. */
const NOTHING = '';

/**
 * Saves the text that the person decided for.
 * It names what it settles, so that nothing else is taken for settled. What came since the decision
 * was opened is merged, or asked about.
 */
export function useResolution({ note }: NoteBody, conflict: NoteConflict, clearsDraft: string) {
  const { run, saving, failure } = useCommand('note.update', UPDATED);
  const again = useCommand('note.update', BROUGHT_BACK, { saysFailure: true });
  const takeBack = useTakeBackBy(BROUGHT_BACK);
  const { id, appointmentId, plaintext: present } = note;
  const { plaintext: other } = conflict;

  /** Both texts stand again: the present one in the note, the other beside it. */
  const reopen = async (chosen: string) => {
    if (chosen !== present)
      await again.run({ id, appointmentId, plaintext: present }, { base: chosen });
    await again.run({ id, appointmentId, plaintext: other }, { base: NOTHING });
  };
  const resolve = (plaintext: string, { based: base, settles, baseV }: Opened) => {
    const args = { id, appointmentId, plaintext, resolves: [settles] };
    const options: RunOptions = {
      baseV,
      base,
      clearsDraft,
      undo: () => takeBack(sending, () => reopen(plaintext)),
    };
    const sending = run(args, options);
    return sending;
  };
  return { resolve, saving, failure };
}
