import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCommand } from '../../client/useCommand.ts';
import { LINE_MAX } from '../../domain/core/fields.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { noteDraftKey } from './useNoteEditor.ts';

const TEXTS = { done: 'Nota excluída.', refused: 'Erro ao excluir nota' };

/** Deletes a saved note, after the question. The server keeps it until the legal date. */
export function DeleteNote(props: {
  noteId: string;
  appointmentId: string;
  onDeleted?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { run, failure } = useCommand('note.delete', TEXTS);
  const remove = async () => {
    const options = { clearsDraft: noteDraftKey(props.appointmentId) };
    const sent = await run(
      { id: props.noteId, appointmentId: props.appointmentId, ...(reason.trim() && { reason }) },
      options,
    );
    if (sent) props.onDeleted?.();
    return sent !== null;
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Excluir nota
      </Button>
      <ConfirmDialog
        open={asking}
        title="Excluir nota"
        confirmLabel="Excluir"
        destructive
        onConfirm={remove}
        failure={failure}
        onClose={() => setAsking(false)}
      >
        Tem certeza que deseja deletar esta nota? Esta ação não pode ser desfeita. A lei pede que o
        prontuário seja guardado: até o fim do prazo, a nota fica em “Notas excluídas”, na página do
        paciente, e de lá pode ser restaurada.
        <TextField
          label="Motivo (opcional)"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          sx={{ marginTop: 2 }}
          slotProps={{ htmlInput: { maxLength: LINE_MAX } }}
        />
      </ConfirmDialog>
    </>
  );
}
