import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useLive } from '../../client/useLive.ts';
import { useRecordRead } from '../../client/useRecordRead.ts';
import type { NoteBody } from '../../data/queries/results.ts';
import { NOTE_MAX } from '../../domain/core/fields.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { useSubmit } from '../../ui/fields/useSubmit.ts';
import { useNoteBody } from './useNoteBody.ts';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { NOTE_ARRIVING } from './texts.ts';

/**
 * Mends a refused new note. Where the session has a note by now, the text joins it: there is one note per session.
 */
export function NewNoteEditor({
  args,
  onSubmit,
  onReplaced,
  ...props
}: CommandEditorProps<'note.create'>) {
  const { send } = useDispatch();
  const head = useLive('notes.ofAppointment', { appointmentId: args.appointmentId });
  const existing = useNoteBody(head);
  useRecordRead(args.patientId, 'notes');
  if (head === UNKNOWN)
    return (
      <AppDialog open title="Nova nota" onClose={props.onClose}>
        <Arriving what={NOTE_ARRIVING} />
      </AppDialog>
    );
  if (existing === undefined) return null;
  const other = existing?.note.id === args.id ? null : existing;
  const join = async (body: NoteBody, text: string) => {
    const plaintext = `${body.note.plaintext}\n\n${text}`;
    await send('note.update', { id: body.note.id, plaintext }, { baseV: body.baseV });
    await onReplaced();
  };
  return (
    <Editor
      {...props}
      title="Nova nota"
      start={args.plaintext}
      {...(other ? { above: other.note.plaintext } : {})}
      label={other ? 'Juntar à nota existente' : 'Salvar e enviar de novo'}
      onSubmit={(plaintext) => (other ? join(other, plaintext) : onSubmit({ ...args, plaintext }))}
    />
  );
}

/** Mends a refused edit of a note. */
export function NoteEditor({
  args,
  onSubmit,
  onReplaced: _,
  ...props
}: CommandEditorProps<'note.update'>) {
  return (
    <Editor
      {...props}
      title="Editar nota"
      start={args.plaintext}
      label="Salvar e enviar de novo"
      onSubmit={(plaintext) => onSubmit({ ...args, plaintext })}
    />
  );
}

function Editor(props: {
  title: string;
  reason: string | null;
  start: string;
  /** The note that the session already has. */
  above?: string;
  label: string;
  onSubmit: (plaintext: string) => Promise<void>;
  onClose: () => void;
}) {
  const [text, setText] = useState(props.start);
  const { submit, failure, saving } = useSubmit(props.reason);
  return (
    <AppDialog
      open
      maxWidth="md"
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>Voltar</Button>
          <Button
            variant="contained"
            loading={saving}
            disabled={text.trim() === ''}
            onClick={() => void submit(() => props.onSubmit(text))}
          >
            {props.label}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          {failure}
        </Alert>
      )}
      {props.above !== undefined && (
        <TextField
          label="Nota que já existe"
          multiline
          maxRows={8}
          value={props.above}
          sx={{ marginBottom: 2 }}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      <TextField
        label="Seu texto"
        multiline
        minRows={8}
        maxRows={18}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
    </AppDialog>
  );
}
