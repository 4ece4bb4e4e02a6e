import { NotePanel } from '../../../features/notes/editor/NotePanel.tsx';
import { LastNote } from '../../../features/notes/recent/LastNote.tsx';
import { NotesTimeline } from '../../../features/notes/record/NotesTimeline.tsx';
import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import { SessionPage } from '../../../features/session/SessionPage.tsx';
import { Recorder } from './Recorder.ts';

const Note = ({ session }: { session: AppointmentRow }) => (
  <NotePanel session={session} Recorder={Recorder} />
);

/** A session, with the note, the recorder and the history that other features hold. */
export const SessionScreen = () => (
  <SessionPage Note={Note} History={NotesTimeline} LastNote={LastNote} />
);
