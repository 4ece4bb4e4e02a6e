import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type * as v from 'valibot';
import type { CommandEditorProps, EditorRefusal } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useEntityForm } from '../../client/drafts/useEntityForm.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useRepair } from '../../client/commands/useRepair.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { NoteBody } from '../../data/queries/notes/results.ts';
import { createNote, updateNote } from '../../domain/notes/commands.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { FormDialog, REPAIR } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { excessOf } from './editor/editorState.ts';
import { lengthWords } from './length.ts';
import { NOTE_ARRIVING, UPDATED } from './texts.ts';
import { useNoteBody } from './useNoteBody.ts';

/**
 * Mends a refused new note. Where the session has a note by now, the text joins it: there is one note per session.
 */
export function NewNoteEditor(props: CommandEditorProps<'note.create'>) {
  const { args, onClose } = props;
  const head = useLive('notes.ofAppointment', { appointmentId: args.appointmentId });
  const existing = useNoteBody(head);
  useRecordRead(args.patientId, 'notes');
  if (head === UNKNOWN)
    return (
      <AppDialog open title="Nova nota" onClose={onClose}>
        <Arriving what={NOTE_ARRIVING} />
      </AppDialog>
    );
  if (existing === undefined) return null;
  return existing && existing.note.id !== args.id ? (
    <Join {...props} other={existing} />
  ) : (
    <Editor {...props} title="Nova nota" schema={createNote.args} />
  );
}

function Join(props: CommandEditorProps<'note.create'> & { readonly other: NoteBody }) {
  const { other, onReplaced } = props;
  const { id, plaintext: above } = other.note;
  const update = useCommand('note.update', UPDATED);
  const join = async ({ plaintext }: { readonly plaintext: string }) => {
    const args = { id, plaintext: `${above}\n\n${plaintext}` };
    const sent = await update.run(args, { baseV: other.baseV, base: above });
    if (sent) await onReplaced();
    return sent !== null;
  };
  return (
    <Editor
      {...props}
      title="Nova nota"
      schema={createNote.args}
      above={above}
      submitLabel="Juntar à nota existente"
      failure={update.failure}
      onSubmit={join}
    />
  );
}

/** Mends a refused edit of a note. */
export function NoteEditor(props: CommandEditorProps<'note.update'>) {
  return <Editor {...props} title="Editar nota" schema={updateNote.args} />;
}

function Editor<A extends { readonly plaintext: string }>(props: {
  readonly title: string;
  readonly args: A;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly refusal: EditorRefusal;
  /** The note that the session already has. */
  readonly above?: string;
  readonly submitLabel?: string;
  readonly failure?: string | null;
  readonly onSubmit: (args: A) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { title, args, schema, refusal, above, submitLabel = REPAIR.submitLabel, onClose } = props;
  const form = useEntityForm({
    schema,
    start: { plaintext: args.plaintext },
    draftKey: null,
    toArgs: ({ plaintext }) => ({ ...args, plaintext }),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, props.onSubmit);
  const text = form.values.plaintext;
  return (
    <FormDialog
      {...REPAIR}
      maxWidth="md"
      title={title}
      form={form}
      submitLabel={submitLabel}
      saving={saving}
      failure={props.failure ?? failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {above !== undefined && (
          <TextField
            label="Nota que já existe"
            multiline
            maxRows={8}
            value={above}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        )}
        <TextField
          label="Seu texto"
          multiline
          minRows={8}
          maxRows={18}
          value={text}
          onChange={(event) => form.change({ plaintext: event.target.value })}
          error={form.errors.plaintext !== undefined || excessOf({ text }) > 0}
          helperText={lengthWords(text) ?? form.errors.plaintext}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Stack>
    </FormDialog>
  );
}
