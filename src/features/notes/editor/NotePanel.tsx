import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { draftSummary, standingSummary } from '../../../domain/notes/summary.ts';
import { useNarrow } from '../../../ui/useMediaQuery.ts';
import { DeleteNote } from '../DeleteNote.tsx';
import { canSave } from './editorState.ts';
import { NoteEditorView } from './NoteEditorView.tsx';
import { isSaveKey, type RecorderSlot } from './NoteText.tsx';
import { WithRecentNotes } from '../recent/WithRecentNotes.tsx';
import { NoteSummary } from '../summary/NoteSummary.tsx';
import { useSource } from '../summary/useSource.ts';
import { type NoteEditor, useNoteEditor } from './useNoteEditor.ts';
import { useNoteRefusal } from './useNoteRefusal.ts';
import { useWriting } from '../writing/useWriting.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';

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
  const writing = useWriting();
  const save = () => void editor.save();
  useSaveKey(save);
  if (state.phase === 'opening') return <Arriving what="Abrindo a nota…" />;
  if (refusal !== null) return <Alert severity="info">{refusal}</Alert>;
  return (
    <WithRecentNotes session={session}>
      <Paper variant="outlined" sx={{ padding: 2 }}>
        <NoteEditorView
          {...{ session, Recorder, editor, writing }}
          onSave={save}
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
      {editor.body && <PanelSummary editor={editor} body={editor.body} />}
    </WithRecentNotes>
  );
}

/** The summary of the note as it was saved last, below its text. */
function PanelSummary({ editor, body }: { editor: NoteEditor; body: NoteBody }) {
  const { note } = body;
  const source = useSource(note.plaintext);
  if (editor.isDeciding || (draftSummary(note) === null && standingSummary(note) === null))
    return null;
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginTop: 2 }}>
      <NoteSummary note={note} state={null} source={source} heading="h2" />
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
