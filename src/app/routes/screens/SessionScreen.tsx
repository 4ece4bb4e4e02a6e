import { NotePanel } from '../../../features/notes/NotePanel.tsx';
import { NotesTimeline } from '../../../features/notes/NotesTimeline.tsx';
import { SessionPage } from '../../../features/session/SessionPage.tsx';

/** A session, with the note and the history that another feature holds. */
export const SessionScreen = () => <SessionPage Note={NotePanel} History={NotesTimeline} />;
