import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useRecordRead } from '../../../client/records/useRecordRead.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { formatDate, formatSpan } from '../../../domain/time/format.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { DeleteNote } from '../DeleteNote.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { canSave, type EditorState, isBlank, isDirty } from './editorState.ts';
import { NoteEditorView } from './NoteEditorView.tsx';
import { isSaveKey, type RecorderSlot } from './NoteText.tsx';
import { type NoteEditor, useNoteEditor } from './useNoteEditor.ts';
import { useNoteRefusal } from './useNoteRefusal.ts';
import { useWriting, type Writing } from '../writing/useWriting.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';

/** The dialog stays this long after saving, so that the person sees that it was saved. */
const CLOSE_AFTER_MS = 1000;

/** What the dialog is called where the note is new, and where it is there; what it says of a failure that nobody explains. */
export interface NoteTitles {
  readonly create: string;
  readonly edit: string;
  readonly failure?: string;
}
const TITLES: NoteTitles = { create: 'Nova nota', edit: 'Editar nota' };

/** The note of the session that the address names. Psychologists only: nobody else has the text. */
export default function NoteDialog({
  target,
  onClose,
  Recorder,
  titles = TITLES,
}: DialogProps & { readonly Recorder?: RecorderSlot; readonly titles?: NoteTitles }) {
  const { role } = useActor();
  const details = useLive('appointments.byId', { id: target ?? '' });
  // An open editor outlives the session's row: a refusal elsewhere must not take the text away.
  const [session, setSession] = useState<AppointmentRow | null>(null);
  const present = recordOf(details);
  if (present && present.row !== session) setSession(present.row);
  if (role === 'psych' && session?.patientId)
    return <OpenNote {...{ session, Recorder, titles, onClose }} />;
  if (details === undefined) return null;
  if (details === UNKNOWN && role === 'psych')
    return (
      <AppDialog open title="Nota da sessão" maxWidth="xs" onClose={onClose}>
        <Arriving what="Esta sessão ainda não chegou a este aparelho." />
      </AppDialog>
    );
  return <Reason text={reasonFor(role === 'psych', session)} onClose={onClose} />;
}

function Reason({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <AppDialog open title="Nota da sessão" maxWidth="xs" onClose={onClose}>
      {text}
    </AppDialog>
  );
}

function reasonFor(allowed: boolean, session: AppointmentRow | null): string {
  if (!allowed) return 'As notas clínicas são vistas apenas pelo psicólogo da sessão.';
  const hasNote = session !== null && session.note !== null && session.note !== UNKNOWN;
  return session
    ? `Não é possível ${hasNote ? 'editar' : 'criar'} nota para agendamento sem paciente associado`
    : 'Agendamento não encontrado. Pode ter sido removido ou cancelado.';
}

interface OpenNoteProps {
  readonly session: AppointmentRow;
  readonly Recorder: RecorderSlot | undefined;
  readonly titles: NoteTitles;
  readonly onClose: () => void;
}

function OpenNote({ session, Recorder, titles, onClose }: OpenNoteProps) {
  const zone = useZone();
  const editor = useNoteEditor(session, titles.failure);
  const { state } = editor;
  useRecordRead(session.patientId, 'notes');
  const refusal = useNoteRefusal(session, state);
  const [asking, setAsking] = useState(false);
  const writing = useWriting();
  const save = useSaveAndClose(editor, writing, onClose);
  const close = () => {
    if (isDirty(state) && !(isBlank(state) && state.noteId === null)) setAsking(true);
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save();
  };
  if (state.phase === 'opening') return null;
  if (refusal !== null) return <Reason text={refusal} onClose={onClose} />;
  return (
    <AppDialog
      open
      maxWidth="md"
      title={titleOf(state, titles)}
      onClose={close}
      actions={
        <Actions
          editor={editor}
          appointmentId={session.id}
          onSave={() => void save()}
          onClose={close}
          onDeleted={() => void editor.forget().then(onClose)}
        />
      }
    >
      <Box onKeyDown={onKeyDown}>
        <Typography sx={{ color: 'text.secondary' }}>
          {session.patientName} · {formatDate(session.startAt, zone)} · {formatSpan(session, zone)}
        </Typography>
        <NoteEditorView
          {...{ session, Recorder, editor, writing }}
          onSave={() => void save()}
          minRows={10}
          maxRows={18}
        />
      </Box>
      <DiscardDialog
        open={asking}
        canKeep={!editor.draftFailed}
        onContinue={() => setAsking(false)}
        onKeep={onClose}
        onDiscard={() => void editor.dropDraft().then(onClose)}
      />
    </AppDialog>
  );
}

/** Closes a while after saving, unless the person writes on or two texts have met. */
function useSaveAndClose(editor: NoteEditor, writing: Writing, onClose: () => void) {
  const mayClose = !isDirty(editor.state) && !writing.isOn && editor.waitingTexts === 0;
  const closeSoon = useTimer(() => mayClose && onClose(), CLOSE_AFTER_MS);
  return async () => {
    if (await editor.save()) closeSoon();
  };
}

function titleOf({ phase, noteId }: EditorState, { create, edit }: NoteTitles): string {
  if (phase === 'waiting') return 'Nota da sessão';
  return noteId === null ? create : edit;
}

function Actions(props: {
  editor: NoteEditor;
  appointmentId: string;
  onSave: () => void;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { state, isDeciding } = props.editor;
  return (
    <>
      {state.noteId !== null && !isDeciding && (
        <DeleteNote
          noteId={state.noteId}
          appointmentId={props.appointmentId}
          onDeleted={props.onDeleted}
        />
      )}
      <Box sx={{ flexGrow: 1 }} />
      <Button onClick={props.onClose}>Fechar</Button>
      {!isDeciding && (
        <Button
          variant="contained"
          onClick={props.onSave}
          loading={state.phase === 'saving'}
          disabled={!canSave(state)}
        >
          Salvar
        </Button>
      )}
    </>
  );
}

/** Runs the newest callback once, some time after the returned function is called; never after the component is gone. */
function useTimer(callback: () => void, ms: number): () => void {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), ms);
  };
}
