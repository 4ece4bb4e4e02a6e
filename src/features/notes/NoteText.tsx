import TextField from '@mui/material/TextField';
import { type KeyboardEvent } from 'react';
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

const WRITE_HERE = 'Escreva aqui; o rascunho fica guardado neste aparelho enquanto você escreve.';

/** The text itself. */
export function NoteText({ editor, minRows, maxRows }: NoteTextProps) {
  const { state } = editor;
  // A field that is called the note's shows the note.
  const isDraft = state.phase === 'waiting';
  const waits = state.offer !== null || state.phase === 'opening';
  return (
    <TextField
      label={isDraft ? 'Seu rascunho' : 'Nota da sessão'}
      {...(!isDraft && { placeholder: WRITE_HERE })}
      multiline
      minRows={minRows}
      maxRows={maxRows}
      value={state.text}
      onChange={(event) => editor.type(event.target.value)}
      {...(waits ? {} : { inputRef: focusOnMount })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: NOTE_MAX, readOnly: waits, 'aria-keyshortcuts': 'Control+S' },
      }}
    />
  );
}
