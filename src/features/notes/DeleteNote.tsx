import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from '../../data/client/useDispatch.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';
import { noteDraftKey } from './useNoteEditor.ts';

const TEXTS = { done: 'Nota excluída.', refused: () => 'Erro ao excluir nota' };

/** Deletes a saved note, after the question. */
export function DeleteNote(props: {
  noteId: string;
  appointmentId: string;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const { send } = useDispatch();
  const tell = useOutcomeToast();
  const remove = async () => {
    const options = { clearsDraft: noteDraftKey(props.appointmentId) };
    const sent = await send(
      'note.delete',
      { id: props.noteId, appointmentId: props.appointmentId },
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
        Tem certeza que deseja deletar esta nota? Esta ação não pode ser desfeita.
      </ConfirmDialog>
    </>
  );
}
