import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { deleteNote } from '../../domain/notes/commands.ts';
import { ReasonEditor } from '../../pieces/forms/ReasonEditor.tsx';
import { ReasonField } from '../../pieces/forms/ReasonField.tsx';
import { useReasonForm } from '../../pieces/forms/useReasonForm.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { noteDraftKey } from '../../pieces/notes/noteDraft.ts';

const TEXTS = { done: 'Nota excluída.', refused: 'Erro ao excluir nota' };

interface Props {
  readonly noteId: string;
  readonly appointmentId: string;
  readonly onDeleted: () => void;
}

/** Deletes a saved note, after the question. The server keeps it until the legal date. */
export function DeleteNote(props: Props) {
  const [asking, setAsking] = useState(false);
  const why = useLive('notes.kept', { appointmentId: props.appointmentId })?.why ?? null;
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Excluir nota
      </Button>
      {asking && why === null && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
      {asking && why !== null && <Kept why={why} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Says why the note has to stay, in place of the question. */
const Kept = ({ why, onClose }: { readonly why: string; readonly onClose: () => void }) => (
  <AppDialog
    open
    title="Esta nota não pode ser excluída agora"
    maxWidth="xs"
    onClose={onClose}
    actions={<Button onClick={onClose}>Entendi</Button>}
  >
    {why}
  </AppDialog>
);

function DeleteDialog(props: Props & { readonly onClose: () => void }) {
  const { noteId: id, appointmentId } = props;
  const form = useReasonForm(deleteNote.args, { id, appointmentId });
  const { run, failure } = useCommand('note.delete', TEXTS);
  const remove = async () => {
    const sent = await form.submit((args) =>
      run(args, { clearsDraft: noteDraftKey(appointmentId) }),
    );
    if (sent) props.onDeleted();
    return sent !== null;
  };
  return (
    <ConfirmDialog
      open
      title="Excluir nota"
      confirmLabel="Excluir"
      destructive
      onConfirm={remove}
      failure={failure}
      onClose={props.onClose}
    >
      Tem certeza que deseja deletar esta nota? Esta ação não pode ser desfeita. A lei pede que o
      prontuário seja guardado, e o Conselho, o registro documental: até o fim do prazo, a nota fica
      em “Notas excluídas”, na página do paciente, e de lá pode ser restaurada.
      <Box sx={{ marginTop: 2 }}>
        <ReasonField form={form} />
      </Box>
    </ConfirmDialog>
  );
}

/** Mends a refused deletion: its reason. */
export const DeleteNoteEditor = (props: CommandEditorProps<'note.delete'>) => (
  <ReasonEditor refused={props} title="Excluir nota" schema={deleteNote.args} />
);
