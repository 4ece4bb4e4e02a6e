import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { ConflictScreen } from '../decision/ConflictScreen.tsx';
import { canSave } from './editorState.ts';
import { NoteNotices } from '../notices/NoteNotices.tsx';
import { NoteShelf } from './NoteShelf.tsx';
import { NoteStatus } from './NoteStatus.tsx';
import { NoteTimes } from '../NoteTimes.tsx';
import { NoteText, type NoteTextProps, type RecorderSlot } from './NoteText.tsx';
import { NoteTools } from './NoteTools.tsx';
import { Surface } from '../writing/Surface.tsx';
import type { Writing } from '../writing/useWriting.ts';
import { WritingBar } from '../writing/WritingBar.tsx';

interface NoteEditorViewProps extends NoteTextProps {
  readonly session: AppointmentRow;
  readonly Recorder?: RecorderSlot | undefined;
  readonly writing: Writing;
  readonly onSave: () => void;
}

/** Notices, text and saving state; or, where two texts met, the decision between them. */
export function NoteEditorView(props: NoteEditorViewProps) {
  const { editor, session, Recorder, writing } = props;
  const { state, body } = editor;
  if (editor.isDeciding && body) return <ConflictScreen body={body} editor={editor} />;
  return (
    <Surface writing={writing}>
      {writing.isOn && <WritingBar session={session} onLeave={() => writing.turn(false)} />}
      <NoteNotices editor={editor} />
      {body !== null && !writing.isOn && <NoteTimes note={body.note} />}
      <NoteText {...props} isFilling={writing.isOn} />
      {!writing.isOn && <NoteShelf editor={editor} />}
      <Below {...props} />
      {Recorder && (
        <Suspense fallback={null}>
          <Recorder
            session={session}
            text={state.text}
            insert={editor.takesText ? editor.insert : null}
          />
        </Suspense>
      )}
    </Surface>
  );
}

/** How the text stands, and what can be done with it. */
function Below(props: NoteEditorViewProps) {
  const { editor, writing } = props;
  const { state, body, head, draftFailed } = editor;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <NoteStatus
          state={state}
          mark={head?.mark ?? null}
          draftFailed={draftFailed}
          note={body?.note ?? null}
          mayBeRead={head?.mayBeRead ?? true}
        />
      </Box>
      <NoteTools writing={writing} />
      {writing.isOn && <SaveHere {...props} />}
    </Box>
  );
}

/** The page's own button is out of sight. */
const SaveHere = ({ editor: { state }, onSave }: NoteEditorViewProps) => (
  <Button
    variant="contained"
    size="small"
    onClick={onSave}
    loading={state.phase === 'saving'}
    disabled={!canSave(state)}
  >
    Salvar
  </Button>
);
