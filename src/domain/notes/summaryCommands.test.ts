import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createDocumentSet, id, makeNote, PSYCH, psych } from '../../../test/fixtures/documents.ts';
import { updateNote } from './commands.ts';
import { type Note, unread } from './note.ts';
import { draftSummary, shownSummary, standingSummary } from './summary.ts';
import { EMBEDDED_READER } from './readers.ts';
import { acceptSummary, editSummary, readNoteAgain } from './summaryCommands.ts';

const at = '2026-03-10T14:00:00.000Z';
const context = { actor: psych, at };
const HTML = '<p>Dormiu mal.</p>';
const read: Partial<Note> = { summary: HTML, summaryStatus: 'summarized' };

const documentsWith = (changes: Partial<Note> = {}) =>
  createDocumentSet({ notes: [makeNote({ ...read, ...changes })] });
const noteIn = (documents: ReturnType<typeof documentsWith>): Note =>
  documents.get('notes', makeNote().id)!;

describe('what a program wrote of a note', () => {
  it('is a draft until its author accepts it, and then says by whom and when', () => {
    const documents = documentsWith();
    expect(standingSummary(noteIn(documents))).toBeNull();
    expect(shownSummary(noteIn(documents))).toEqual({
      kind: 'draft',
      text: HTML,
      isOutdated: false,
    });
    acceptSummary.apply(documents, { id: makeNote().id, summary: HTML }, context);
    const note = noteIn(documents);
    expect(note.reviewedSummary).toEqual({
      kind: 'accepted',
      text: HTML,
      at,
      by: PSYCH,
      isCurrent: true,
    });
    expect(draftSummary(note)).toBeNull();
    expect(note.summary).toBe(HTML);
  });

  it('gives way to the author’s own words, which are plain text', () => {
    const documents = documentsWith();
    const text = '<b>Meu</b> resumo';
    editSummary.apply(documents, { id: makeNote().id, text }, context);
    expect(shownSummary(noteIn(documents))).toEqual({ kind: 'edited', text, isOutdated: false });
  });

  it('is a draft again once the text is another; what was accepted stands, as of the former text', () => {
    const documents = documentsWith();
    acceptSummary.apply(documents, { id: makeNote().id, summary: HTML }, context);
    updateNote.apply(documents, { id: makeNote().id, plaintext: 'Outro texto.' }, context);
    const note = noteIn(documents);
    expect(note).toMatchObject({ summary: null, summaryStatus: 'processing' });
    expect(standingSummary(note)).toMatchObject({ text: HTML, isCurrent: false });
    const readAgain = { ...note, summary: '<p>Novo.</p>' };
    expect(draftSummary(readAgain)).toBe('<p>Novo.</p>');
    expect(shownSummary(readAgain)).toEqual({ kind: 'accepted', text: HTML, isOutdated: true });
  });

  it('leaves an acceptance as it is where the same text is saved again', () => {
    const documents = documentsWith();
    acceptSummary.apply(documents, { id: makeNote().id, summary: HTML }, context);
    const { plaintext } = noteIn(documents);
    updateNote.apply(documents, { id: makeNote().id, plaintext }, context);
    expect(standingSummary(noteIn(documents))?.isCurrent).toBe(true);
  });

  it('waits to be read again also where a list shows the note, which has no texts', () => {
    const reader = { ...EMBEDDED_READER, version: '1' };
    const documents = documentsWith({ reader, plaintext: '', summary: null });
    readNoteAgain.apply(documents, { id: makeNote().id }, context);
    expect(noteIn(documents).summaryStatus).toBe('processing');
  });

  it('has no review where nobody made one', () => {
    expect(unread(makeNote())).not.toHaveProperty('reviewedSummary');
  });

  it.each(['', '   '])('is not replaced by nothing (%j)', (text) => {
    const parsed = v.safeParse(editSummary.args, { id: id(30), text });
    expect(parsed.issues?.[0].message).toBe('O resumo deve ter algum texto.');
  });
});
