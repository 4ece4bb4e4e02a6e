import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../../client/drafts/useDraft.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { together } from '../../../domain/notes/merging/differences.ts';
import type { NoteConflict } from '../../../domain/notes/note.ts';
import { useLatest } from '../../../ui/shortcuts/useLatest.ts';
import { useNow } from '../../../ui/useNow.ts';
import type { FinalDraft } from '../editor/editorState.ts';

/** The one text that the person writes out of two, and what it was made from. */
const finalSchema = v.object({
  text: v.string(),
  /** The note's text as it was then. */
  based: v.string(),
  /** The text beside it, by its id: one that has changed since is asked about anew. */
  settles: v.string(),
});
export type Final = v.InferOutput<typeof finalSchema> & { readonly baseV: number };

/** Names the session: so that the text can be used where its note is gone. */
const finalDraftKey = ({ id, firstId }: NoteConflict, appointmentId: string): string =>
  `conflict:${firstId ?? id}:${appointmentId}`;

/**
 * Keeps the one text out of two as a draft on this device, like every longer text.
 * @param onFinal is told each state of it, `null` where there is none
 */
export function useFinalText(
  { note, baseV }: NoteBody,
  conflict: NoteConflict,
  onFinal: (final: FinalDraft | null) => void,
) {
  const draftKey = finalDraftKey(conflict, note.appointmentId);
  const { stored, write, flush } = useDraft<unknown>(draftKey);
  const [typed, setTyped] = useState<Final | null>(null);
  const kept = v.safeParse(finalSchema, stored?.value);
  const final = typed ?? (stored && kept.success ? { ...kept.output, baseV: stored.baseV } : null);
  const updatedAt = useNow();
  const tell = () => onFinal(final && { ...final, key: draftKey, updatedAt });
  const latest = useLatest(tell);
  const text = final?.text;
  useEffect(() => latest.current(), [text, latest]);
  const keep = (next: Final) => {
    setTyped(next);
    const { baseV: v0, ...value } = next;
    write(value, v0);
  };
  return {
    draftKey,
    final,
    begin: () => {
      const { plaintext: based } = note;
      keep({ text: together(based, conflict.plaintext), based, settles: conflict.id, baseV });
    },
    type: (next: string) => final && keep({ ...final, text: next }),
    tell,
    flush: () => flush().catch(() => undefined),
  };
}
