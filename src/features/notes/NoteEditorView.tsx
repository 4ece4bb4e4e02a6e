import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { ConflictScreen } from './ConflictScreen.tsx';
import { NoteNotices } from './NoteNotices.tsx';
import { NoteShelf } from './NoteShelf.tsx';
import { NoteStatus } from './NoteStatus.tsx';
import { NoteTimes } from './NoteTimes.tsx';
import { NoteText, type NoteTextProps, type RecorderSlot } from './NoteText.tsx';

interface NoteEditorViewProps extends NoteTextProps {
  readonly session: AppointmentRow;
  readonly Recorder?: RecorderSlot | undefined;
}

/** Notices, text and saving state; or, where two texts met, the decision between them. */
export function NoteEditorView({ session, Recorder, ...props }: NoteEditorViewProps) {
  const { editor } = props;
  const { state, body, head } = editor;
  if (editor.isDeciding && body) return <ConflictScreen body={body} />;
  return (
    <Stack sx={{ gap: 1.5, paddingTop: 1 }}>
      <NoteNotices editor={editor} />
      {body !== null && body.note.conflicts.length > 0 && (
        <Alert severity="warning">
          Há dois textos guardados desta nota. Salve ou descarte o que você está escrevendo para
          compará-los.
        </Alert>
      )}
      {body !== null && <NoteTimes note={body.note} />}
      <NoteText {...props} />
      <NoteShelf editor={editor} />
      <NoteStatus
        state={state}
        mark={head?.mark ?? null}
        draftFailed={editor.draftFailed}
        note={body?.note ?? null}
        mayBeRead={head?.mayBeRead ?? true}
      />
      {Recorder && (
        <Suspense fallback={null}>
          <Recorder
            session={session}
            text={state.text}
            insert={editor.takesText ? editor.insert : null}
          />
        </Suspense>
      )}
    </Stack>
  );
}
