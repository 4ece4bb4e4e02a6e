import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import type { DocumentSet } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { text, uuid } from '../core/fields.ts';
import { withoutHiddenSigns } from '../core/hiddenSigns.ts';
import { requireAuthored } from './commands.ts';
import type { Note } from './note.ts';
import { isByOlderVersion } from './readers.ts';
import type { ReviewedSummary } from './summary.ts';

/** More no summary of a program has. */
const SUMMARY_MAX = 20_000;

const NO_TEXT = 'O resumo deve ter algum texto.';

function review(
  documents: DocumentSet,
  id: string,
  reviewed: Omit<ReviewedSummary, 'isCurrent'>,
): void {
  const note = requireAuthored(documents, id);
  documents.put('notes', { ...note, reviewedSummary: { ...reviewed, isCurrent: true } });
}

export const summaryChanged = (): DomainError =>
  new DomainError(
    'summary_changed',
    'O resumo mudou depois que você o leu. Leia o novo antes de aceitar.',
  );

/** The author has read what a program wrote and stands by it. It names the text: another one that came since was not read. */
export const acceptSummary = defineCommand({
  name: 'note.acceptSummary',
  entity: 'notes',
  method: 'POST',
  path: '/notes/:id/summary/accept',
  roles: ['psych'],
  title: 'Aceitar resumo',
  args: v.object({
    id: uuid,
    summary: v.pipe(v.string(NO_TEXT), v.nonEmpty(NO_TEXT), v.maxLength(SUMMARY_MAX)),
  }),
  touches: ({ id }) => [['notes', id]],
  apply(documents, { id, summary }, { actor, at }) {
    review(documents, id, { kind: 'accepted', text: summary, at, by: actor.userId });
  },
});

type Read = Pick<Note, 'summaryStatus' | 'reader' | 'reviewedSummary'>;

/**
 * True if an earlier version of the word list read the note, and nobody has accepted or replaced
 * what it wrote. A provider's reading costs a call and is made anew with the text alone.
 * It asks for no text: a device's view has notes without theirs.
 */
export const mayBeReadAgain = (note: Read): boolean =>
  note.summaryStatus === 'summarized' &&
  !note.reviewedSummary?.isCurrent &&
  isByOlderVersion(note.reader);

/**
 * Has the word list read a note again that an earlier version of it read. Until then the earlier
 * reading stays. Nothing happens to a note that has been read since, so that it can be repeated.
 */
export const readNoteAgain = defineCommand({
  name: 'note.readAgain',
  entity: 'notes',
  method: 'POST',
  path: '/notes/:id/read-again',
  roles: ['psych'],
  title: 'Ler nota de novo',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['notes', id]],
  apply(documents, { id }) {
    const note = requireAuthored(documents, id);
    if (note.reviewedSummary?.isCurrent)
      throw new DomainError(
        'summary_reviewed',
        'O resumo já foi aceito ou escrito por você e fica como está.',
      );
    if (mayBeReadAgain(note)) documents.put('notes', { ...note, summaryStatus: 'processing' });
  },
});

/** The author's own words in the place of a program's. Plain text. */
export const editSummary = defineCommand({
  name: 'note.editSummary',
  entity: 'notes',
  method: 'PUT',
  path: '/notes/:id/summary',
  roles: ['psych'],
  title: 'Editar resumo',
  args: v.object({
    id: uuid,
    text: v.pipe(
      text,
      v.transform(withoutHiddenSigns),
      v.check((value) => value.trim() !== '', NO_TEXT),
    ),
  }),
  touches: ({ id }) => [['notes', id]],
  apply(documents, { id, text: own }, { actor, at }) {
    review(documents, id, { kind: 'edited', text: own, at, by: actor.userId });
  },
});
