import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useRecordRead } from '../../client/useRecordRead.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { useNarrow } from '../../ui/useMediaQuery.ts';
import { DeleteNote } from './DeleteNote.tsx';
import { canSave } from './editorState.ts';
import { NoteEditorView } from './NoteEditorView.tsx';
import { isSaveKey, type RecorderSlot } from './NoteText.tsx';
import { useNoteEditor } from './useNoteEditor.ts';
import { useNoteRefusal } from './useNoteRefusal.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** The note beside the running session: it stays open, and leaving keeps the draft. */
export function NotePanel({
  session,
  Recorder,
}: {
  session: AppointmentRow;
  Recorder?: RecorderSlot;
}) {
  const editor = useNoteEditor(session);
  const { state } = editor;
  useRecordRead(session.patientId, 'notes');
  const narrow = useNarrow();
  const refusal = useNoteRefusal(session, state);
  const save = () => void editor.save();
  useSaveKey(save);
  if (state.phase === 'opening') return <Arriving what="Abrindo a nota…" />;
  if (refusal !== null) return <Alert severity="info">{refusal}</Alert>;
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <NoteEditorView
        session={session}
        Recorder={Recorder}
        editor={editor}
        minRows={narrow ? 8 : 14}
        maxRows={28}
      />
      {!editor.isDeciding && (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, marginTop: 1 }}>
          {state.noteId !== null && (
            <DeleteNote
              noteId={state.noteId}
              appointmentId={session.id}
              onDeleted={() => void editor.forget()}
            />
          )}
          <Button
            variant="contained"
            onClick={save}
            loading={state.phase === 'saving'}
            disabled={!canSave(state)}
          >
            Salvar
          </Button>
        </Stack>
      )}
    </Paper>
  );
}

/** Ctrl or Cmd with S saves, wherever the focus is on the page; the browser's own dialog stays away. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
