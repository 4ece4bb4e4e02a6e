import TextField from '@mui/material/TextField';
import { type ComponentType, type KeyboardEvent, useCallback } from 'react';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { NOTE_MAX } from '../../domain/core/fields.ts';
import { focusOnMount } from '../../ui/focus/focusOnMount.ts';
import type { NoteEditor } from './useNoteEditor.ts';

export const isSaveKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';

export interface NoteTextProps {
  readonly editor: NoteEditor;
  readonly minRows: number;
  readonly maxRows: number;
}

/** Speaking instead of writing, from the feature that holds it. */
export type RecorderSlot = ComponentType<{
  readonly session: AppointmentRow;
  /** What stands in the editor. */
  readonly text: string;
  /** Puts a text where the person writes; resolves with whether it is kept on this device. `null`: not now. */
  readonly insert: ((text: string) => Promise<boolean>) | null;
}>;

const WRITE_HERE = 'Escreva aqui; o rascunho fica guardado neste aparelho enquanto você escreve.';

/** The text itself. */
export function NoteText({ editor, minRows, maxRows }: NoteTextProps) {
  const { state } = editor;
  // A field that is called the note's shows the note.
  const isDraft = state.phase === 'waiting';
  const waits = state.offer !== null || state.phase === 'opening';
  const { takeField } = editor;
  const takeWithFocus = useCallback(
    (element: HTMLTextAreaElement | null) => {
      void takeField(element);
      focusOnMount(element);
    },
    [takeField],
  );
  return (
    <TextField
      label={isDraft ? 'Seu rascunho' : 'Nota da sessão'}
      {...(!isDraft && { placeholder: WRITE_HERE })}
      multiline
      minRows={minRows}
      maxRows={maxRows}
      value={state.text}
      onChange={(event) => editor.type(event.target.value)}
      inputRef={waits ? takeField : takeWithFocus}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: NOTE_MAX, readOnly: waits, 'aria-keyshortcuts': 'Control+S' },
      }}
    />
  );
}
