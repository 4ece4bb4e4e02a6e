import TextField from '@mui/material/TextField';
import {
  type ComponentType,
  type KeyboardEvent,
  Suspense,
  useCallback,
  useId,
  useRef,
} from 'react';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { NOTE_MAX } from '../../domain/core/fields.ts';
import { focusOnMount } from '../../ui/focus/focusOnMount.ts';
import { arriving, Nothing } from '../../ui/arriving.tsx';
import { optionId } from './templates/slash.ts';
import { useSlash } from './templates/useSlash.ts';
import type { NoteEditor } from './useNoteEditor.ts';

/** Comes with the first slash. */
const SlashList = arriving(
  () => import('./templates/SlashList.tsx').then((m) => m.SlashList),
  Nothing,
);

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

/**
 * Grows with its text where the browser can do that by itself: to measure 100 kB at each key by a second field takes longer
 * than the key.
 */
const sizeOf = (minRows: number, maxRows: number) => ({
  '& textarea': {
    fieldSizing: 'content',
    minHeight: `${minRows * LINE}em`,
    maxHeight: `${maxRows * LINE}em`,
    overflowY: 'auto !important',
    resize: 'none',
  },
});
const LINE = 1.4375;

/** Only the text, as high as there is room. */
const FILLING = {
  flex: '1 1 0',
  minHeight: 0,
  '& .MuiInputBase-root': { height: '100%', alignItems: 'stretch', fontSize: '1.125rem' },
  '& textarea': { height: '100% !important', overflowY: 'auto !important', resize: 'none' },
  '& fieldset': { border: 'none' },
  '& label': { display: 'none' },
} as const;

/** The text itself. A slash at the start of a line offers templates. */
export function NoteText(props: NoteTextProps & { readonly isFilling?: boolean }) {
  const { editor, minRows, maxRows, isFilling = false } = props;
  const { state, takeField } = editor;
  const slash = useSlash();
  const listId = useId();
  const { menu } = slash;
  // A field that is called the note's shows the note.
  const isDraft = state.phase === 'waiting';
  const waits = state.offer !== null || state.phase === 'opening';
  const { field, take, takeWithFocus } = useField(takeField);
  return (
    <>
      <TextField
        label={isDraft ? 'Seu rascunho' : 'Nota da sessão'}
        {...(!isDraft && { placeholder: WRITE_HERE })}
        multiline
        value={state.text}
        sx={isFilling ? FILLING : sizeOf(minRows, maxRows)}
        onChange={(event) => {
          editor.type(event.target.value);
          slash.look(event.target as unknown as HTMLTextAreaElement);
        }}
        onSelect={() => menu && field.current && slash.look(field.current)}
        onKeyDown={slash.press}
        onBlur={slash.close}
        inputRef={waits ? take : takeWithFocus}
        slotProps={{
          inputLabel: { shrink: true },
          input: { inputComponent: 'textarea' },
          htmlInput: {
            rows: minRows,
            maxLength: NOTE_MAX,
            readOnly: waits,
            'aria-keyshortcuts': 'Control+S Control+Shift+F',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            ...(menu && {
              'aria-controls': listId,
              'aria-activedescendant': optionId(listId, menu.active),
            }),
          },
        }}
      />
      {menu && (
        <Suspense fallback={null}>
          <SlashList id={listId} menu={menu} />
        </Suspense>
      )}
    </>
  );
}

/** The field, for whoever inserts into it and for the list beside it. */
function useField(takeField: NoteEditor['takeField']) {
  const field = useRef<HTMLTextAreaElement>(null);
  const take = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element;
      void takeField(element);
    },
    [takeField],
  );
  const takeWithFocus = useCallback(
    (element: HTMLTextAreaElement | null) => {
      take(element);
      focusOnMount(element);
    },
    [take],
  );
  return { field, take, takeWithFocus };
}
