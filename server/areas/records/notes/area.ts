import { noteAnswer } from '../../../../src/domain/contract/notes.ts';
import { noteSchema } from '../../../../src/domain/notes/note.ts';
import { presenting } from '../../../web/commands/answers.ts';
import type { Area } from '../../../web/area.ts';
import { noteAnalyticsEndpoints } from './analytics.ts';
import { keepNoteVersion, mergeNoteEdit } from './decisions.ts';
import { deletionOfJoined, editOfJoined, shelfOfJoined } from './join.ts';
import { presentNotes } from './read.ts';
import { acceptWhatStands, askToReadAgain, countTemplates } from './review.ts';
import { noteEndpoints } from './routes.ts';
import { SUMMARISE, summariseNote } from './summarise.ts';

export const notes: Area = {
  titles: { 'ai-provider': 'IA', notes: 'Notas', 'note-templates': 'Modelos de nota' },
  shapes: { NoteText: noteSchema },
  endpoints: (parts) => [...noteEndpoints, ...noteAnalyticsEndpoints(parts)],
  answers: { notes: presenting(noteAnswer, presentNotes) },
  decisions: {
    'note.create': keepNoteVersion,
    'note.update': mergeNoteEdit,
    'note.acceptSummary': acceptWhatStands,
    'note.readAgain': askToReadAgain,
    'noteTemplate.create': countTemplates,
  },
  redirections: {
    'note.update': editOfJoined,
    'note.setShelf': shelfOfJoined,
    'note.delete': deletionOfJoined,
  },
  jobs: {
    [SUMMARISE]: { handler: (parts) => (payload, job) => summariseNote(parts, payload, job) },
  },
};
