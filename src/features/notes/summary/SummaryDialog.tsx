import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import { TEXT_MAX } from '../../../domain/core/fields.ts';
import { editSummary } from '../../../domain/notes/summaryCommands.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { EDITED } from './texts.ts';

/** The author's own summary of a note. @param before the text that it begins with */
export function SummaryDialog(
  props: { readonly noteId: string; readonly before: string } & Opened<'note.editSummary'>,
) {
  const { noteId: id, refused, onClose } = props;
  const [text] = useState(props.before);
  return (
    <CommandDialog
      command={editSummary}
      words={EDITED}
      refused={refused}
      title="Editar resumo"
      maxWidth="md"
      submitLabel="Salvar resumo"
      draftKey={`summary:${id}`}
      form={{ start: { text }, toArgs: (values, sent) => ({ id, ...sent, ...values }) }}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <TextField
          label="Resumo"
          multiline
          fullWidth
          minRows={6}
          maxRows={16}
          value={values.text}
          onChange={(event) => change({ text: event.target.value })}
          error={errors.text !== undefined}
          helperText={errors.text ?? 'Fica no lugar do resumo da IA, com o seu nome e a data.'}
          sx={{ marginTop: 1 }}
          slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
        />
      )}
    </CommandDialog>
  );
}

/** Mends a refused one. */
export const SummaryEditor = (props: CommandEditorProps<'note.editSummary'>) => (
  <SummaryDialog
    noteId={props.args.id}
    before={props.args.text}
    refused={props}
    onClose={props.onClose}
  />
);
