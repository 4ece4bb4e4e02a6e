import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CommandEditorProps } from '../../../client/commandEditor.ts';
import { useCommand } from '../../../client/useCommand.ts';
import { type EntityForm, useEntityForm } from '../../../client/useEntityForm.ts';
import { useRepair } from '../../../client/useRepair.ts';
import { TEXT_MAX } from '../../../domain/core/fields.ts';
import { editSummary } from '../../../domain/notes/summaryCommands.ts';
import { FormDialog, type FormDialogProps, REPAIR } from '../../../ui/forms/FormDialog.tsx';
import { EDITED } from './texts.ts';

interface Values {
  readonly text: string;
}

function SummaryForm<A>({
  form,
  ...dialog
}: Omit<FormDialogProps, 'children' | 'form' | 'title'> & {
  readonly form: EntityForm<Values, A>;
}) {
  return (
    <FormDialog {...dialog} form={form} title="Editar resumo" maxWidth="md">
      <TextField
        label="Resumo"
        multiline
        fullWidth
        minRows={6}
        maxRows={16}
        value={form.values.text}
        onChange={(event) => form.change({ text: event.target.value })}
        error={form.errors.text !== undefined}
        helperText={form.errors.text ?? 'Fica no lugar do resumo da IA, com o seu nome e a data.'}
        sx={{ marginTop: 1 }}
        slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
      />
    </FormDialog>
  );
}

/** The author's own summary of a note. @param before the text that it begins with */
export function SummaryDialog(props: {
  readonly noteId: string;
  readonly before: string;
  readonly onClose: () => void;
}) {
  const { noteId: id, onClose } = props;
  const [text] = useState(props.before);
  const form = useEntityForm({
    schema: editSummary.args,
    start: { text },
    draftKey: `summary:${id}`,
    toArgs: (values) => ({ id, ...values }),
  });
  const { run, saving, failure } = useCommand('note.editSummary', EDITED);
  return (
    <SummaryForm
      form={form}
      submitLabel="Salvar resumo"
      saving={saving}
      failure={failure}
      failureTitle={EDITED.refused}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

/** Mends a refused one. */
export function SummaryEditor(props: CommandEditorProps<'note.editSummary'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const form = useEntityForm({
    schema: editSummary.args,
    start: { text: args.text },
    draftKey: null,
    toArgs: (values) => ({ ...args, ...values }),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <SummaryForm
      {...REPAIR}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
