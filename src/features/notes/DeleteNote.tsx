import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDispatch } from '../../client/useDispatch.ts';
import { LINE_MAX } from '../../domain/core/fields.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { noteDraftKey } from './useNoteEditor.ts';

const TEXTS = { done: 'Nota excluída.', refused: () => 'Erro ao excluir nota' };

/** Deletes a saved note, after the question. The server keeps it until the legal date. */
export function DeleteNote(props: {
  noteId: string;
  appointmentId: string;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { send } = useDispatch();
  const tell = useOutcomeToast();
  const remove = async () => {
    const options = { clearsDraft: noteDraftKey(props.appointmentId) };
    const sent = await send(
      'note.delete',
      { id: props.noteId, appointmentId: props.appointmentId, ...(reason.trim() && { reason }) },
      options,
    );
    void tell(sent, TEXTS);
    props.onDeleted();
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
