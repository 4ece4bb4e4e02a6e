import type {
  RecordContents,
  SessionOfRecord,
  StrayNote,
} from '../../data/queries/people/documents.ts';
import { statusWords } from '../../domain/appointments/labels.ts';
import { compareTexts } from '../../domain/core/compare.ts';
import type { Professional } from '../../domain/documents/declaration.ts';
import type {
  PatientRecord,
  RecordedNote,
  RecordedSession,
  RecordedStray,
} from '../../domain/documents/recorded.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Shelf } from '../../domain/notes/shelf.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { Issuer } from './useIssuer.ts';

export interface CopyAsked {
  readonly shelves: readonly Shelf[];
  readonly recipient: string;
  readonly reason: string;
}

export interface CopySource {
  readonly issuer: Pick<Issuer, 'patient' | 'institution' | 'professional' | 'issued'>;
  readonly contents: RecordContents;
  /** The texts, by id. */
  readonly notes: ReadonlyMap<string, Note>;
  /** ISO instant. */
  readonly now: string;
  readonly zone: string;
}

const recordedNote = (shelf: Shelf, note: Note): RecordedNote => ({
  shelf,
  text: note.plaintext,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
  undecided: note.conflicts.length,
});

function recorded(
  { note, status, author, startAt, endAt }: SessionOfRecord,
  notes: ReadonlyMap<string, Note>,
  self: Professional,
): RecordedSession {
  const text = note && notes.get(note.id);
  return {
    startAt,
    endAt,
    status: statusWords(status),
    author: author ?? self,
    note: note && text ? recordedNote(note.shelf, text) : null,
  };
}

const recordedStray = (
  { id, shelf, author }: StrayNote,
  notes: ReadonlyMap<string, Note>,
  self: Professional,
): RecordedStray[] => {
  const text = notes.get(id);
  return text ? [{ author: author ?? self, note: recordedNote(shelf, text) }] : [];
};

/** Returns the ids of the notes whose texts the copy holds. */
export const noteIdsOf = (
  { sessions, strays }: RecordContents,
  { shelves }: CopyAsked,
): readonly string[] =>
  [...sessions.map(({ note }) => note), ...strays].flatMap((note) =>
    note && shelves.includes(note.shelf) ? [note.id] : [],
  );

/** Puts a copy of the record together. */
export function recordCopy(
  { issuer, contents, notes, now, zone }: CopySource,
  asked: CopyAsked,
): PatientRecord {
  const { patient, institution, professional, issued } = issuer;
  const documents = [...contents.documents, ...issued];
  return {
    ...asked,
    patient,
    institution,
    professional,
    sessions: contents.sessions.map((session) => recorded(session, notes, professional)),
    strays: contents.strays
      .toReversed()
      .flatMap((stray) => recordedStray(stray, notes, professional)),
    issued: documents.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt)),
    removals: contents.removals,
    isInherited: contents.isInherited,
    day: wallClock(now, zone).day,
    zone,
  };
}
