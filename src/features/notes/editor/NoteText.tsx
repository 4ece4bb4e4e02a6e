import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ComponentType, type KeyboardEvent, Suspense, useCallback, useId } from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { focusOnMount } from '../../../ui/focus/focusOnMount.ts';
import { usePrinting } from '../../../ui/print/usePrinting.ts';
import { arriving, Nothing } from '../../../ui/arriving.tsx';
import { LengthHelp } from '../field/LengthHelp.tsx';
import { useCaretAtFind } from '../field/useCaretAtFind.ts';
import { FILLING, sizeOf } from '../field/size.ts';
import { type FieldText, useFieldText } from '../field/useFieldText.ts';
import { excessOf } from './editorState.ts';
import { optionId } from '../templates/slash.ts';
import { useSlash } from '../templates/useSlash.ts';
import type { NoteEditor } from './useNoteEditor.ts';

/** Comes with the first slash. */
const SlashList = arriving(
  () => import('../templates/SlashList.tsx').then((m) => m.SlashList),
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

/** The text itself. A slash at the start of a line offers templates. */
export function NoteText(props: NoteTextProps & { readonly isFilling?: boolean }) {
  const { editor, minRows, maxRows, isFilling = false } = props;
  const { state, takeField, type } = editor;
  const slash = useSlash();
  const listId = useId();
  const helpId = useId();
  const { menu } = slash;
  // A field that is called the note's shows the note.
  const isDraft = state.phase === 'waiting';
  const waits = state.offer !== null || state.phase === 'opening';
  const { field, take, change, compose } = useFieldText(state.text, type);
  const takes = useTakes(take, takeField);
  useCaretAtFind(field, !waits && !isDraft);
  const isPrinting = usePrinting();
  return (
    <>
      <TextField
        label={isDraft ? 'Seu rascunho' : 'Nota da sessão'}
        {...(!isDraft && { placeholder: WRITE_HERE })}
        multiline
        error={excessOf(state) > 0}
        sx={isFilling ? FILLING : sizeOf(minRows, maxRows)}
        onChange={() => {
          change();
          if (field.current) slash.look(field.current);
        }}
        onSelect={() => menu && field.current && slash.look(field.current)}
        onKeyDown={slash.press}
        onBlur={slash.close}
        inputRef={waits ? takes.quietly : takes.withFocus}
        slotProps={{
          inputLabel: { shrink: true },
          input: { inputComponent: 'textarea' },
          htmlInput: {
            ...compose,
            rows: minRows,
            dir: 'auto',
            readOnly: waits,
            'aria-describedby': helpId,
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
      {isPrinting && <Printed dir="auto">{state.text}</Printed>}
      <LengthHelp id={helpId} text={state.text} field={field} />
      {menu && (
        <Suspense fallback={null}>
          <SlashList id={listId} menu={menu} />
        </Suspense>
      )}
    </>
  );
}

/** A field is printed as far as it is seen: on paper its text stands beside it, whole. */
const Printed = styled('div')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media not print': { display: 'none' },
});

/** Hands the field to all that need it; with the focus where the person may write at once. */
function useTakes(take: FieldText['take'], takeField: NoteEditor['takeField']) {
  const quietly = useCallback(
    (element: HTMLTextAreaElement | null) => {
      void take(element);
      void takeField(element);
    },
    [take, takeField],
  );
  const withFocus = useCallback(
    (element: HTMLTextAreaElement | null) => {
      quietly(element);
      focusOnMount(element);
    },
    [quietly],
  );
  return { quietly, withFocus };
}
