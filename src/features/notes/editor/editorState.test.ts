import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../data/drafts/drafts.ts';
import type { NoteBody } from '../../../data/queries/notes/results.ts';
import { editorReducer } from './editorReducer.ts';
import { type EditorEvent, OPENING, isDirty } from './editorState.ts';

const note = (plaintext: string, baseV: number): NoteBody => ({
  note: {
    id: 'n1',
    patientId: 'p1',
    appointmentId: 'a1',
    psychologistId: 'u1',
    plaintext,
    summary: null,
    conflicts: [],
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  },
  baseV,
  mark: 'saved',
});

const draft = (text: string, based: string, baseV: number): Draft => ({
  key: 'note:a1',
  value: { text, based },
  baseV,
  updatedAt: '2026-11-21T10:00:00.000Z',
});

const after = (...events: EditorEvent[]) => events.reduce(editorReducer, OPENING);
const opened = (body: NoteBody | null, kept: Draft | null = null): EditorEvent => ({
  type: 'opened',
  body,
  draft: kept,
});
const typed = (text: string, from = ''): EditorEvent => ({ type: 'typed', text, from });

describe('opening the editor', () => {
  it('shows the note as it is', () => {
    expect(after(opened(note('Texto.', 4)))).toMatchObject({
      text: 'Texto.',
      baseV: 4,
      noteId: 'n1',
    });
  });

  it('recovers a draft made from the note as it stands', () => {
    const state = after(opened(note('Texto.', 9), draft('Texto. Mais.', 'Texto.', 4)));
    expect(state).toMatchObject({ text: 'Texto. Mais.', saved: 'Texto.', baseV: 9, offer: null });
    expect(state.recoveredAt).not.toBeNull();
    expect(isDirty(state)).toBe(true);
  });

  it('recovers the draft of a note that was never saved', () => {
    expect(after(opened(null, draft('Começo', '', 0)))).toMatchObject({
      text: 'Começo',
      noteId: null,
    });
  });

  it('passes over a draft that says what the note says', () => {
    expect(after(opened(note('Igual.', 4), draft('Igual.', 'Antes.', 2)))).toMatchObject({
      recoveredAt: null,
      offer: null,
    });
  });

  it('only offers a draft made before the note’s last change, and merges from its own beginning', () => {
    const shown = after(opened(note('De outro aparelho.', 9), draft('Meu.', 'Antes.', 4)));
    expect(shown).toMatchObject({ text: 'De outro aparelho.', offer: { text: 'Meu.', baseV: 4 } });
    expect(editorReducer(shown, { type: 'offerTaken' })).toMatchObject({
      text: 'Meu.',
      baseV: 4,
      offer: null,
    });
    expect(editorReducer(shown, { type: 'draftDropped' })).toMatchObject({
      text: 'De outro aparelho.',
      offer: null,
    });
  });

  it('does not trip over a draft of another shape', () => {
    const strange = { ...draft('', '', 0), value: 'apenas texto' };
    expect(after(opened(note('Texto.', 4), strange))).toMatchObject({
      text: 'Texto.',
      offer: null,
    });
  });
});

describe('a change from elsewhere', () => {
  const arrived = (body: NoteBody | null): EditorEvent => ({ type: 'arrived', body });

  it('is taken over while nothing is typed', () => {
    expect(after(opened(note('A.', 1)), arrived(note('B.', 2)))).toMatchObject({
      text: 'B.',
      saved: 'B.',
      baseV: 2,
      elsewhere: 'taken',
    });
  });

  it('never replaces what was typed, nor what it is based on', () => {
    const state = after(opened(note('A.', 1)), typed('A. Meu.'), arrived(note('B.', 2)));
    expect(state).toMatchObject({ text: 'A. Meu.', saved: 'A.', baseV: 1, elsewhere: 'changed' });
  });

  it('from another window of this device is said to be that, also once it is confirmed', () => {
    const near = { ...note('B.', 1), mark: 'waiting' as const, byOtherWindow: true };
    const confirmed = arrived(note('B.', 2));
    const writing = [opened(note('A.', 1)), typed('A. Meu.'), arrived(near)];
    expect(after(...writing)).toMatchObject({ text: 'A. Meu.', elsewhere: 'changedInWindow' });
    expect(after(...writing, confirmed)).toMatchObject({ elsewhere: 'changedInWindow' });
    expect(after(...writing, arrived(note('C.', 3)))).toMatchObject({ elsewhere: 'changed' });
    const reading = after(opened(note('A.', 1)), arrived(near), confirmed);
    expect(reading).toMatchObject({ text: 'B.', elsewhere: 'takenFromWindow' });
  });

  it('that is the echo of this save raises no hint', () => {
    const state = after(
      opened(note('A.', 1)),
      typed('A. Meu.'),
      { type: 'saving' },
      arrived(note('A. Meu.', 1)),
      { type: 'stored', text: 'A. Meu.', noteId: 'n1' },
      arrived(note('A. Meu.', 2)),
    );
    expect(state).toMatchObject({ elsewhere: null, baseV: 2 });
    expect(isDirty(state)).toBe(false);
  });

  it('that the field did not show yet is not taken for what was typed on', () => {
    const state = after(opened(note('A.', 1)), arrived(note('B.', 2)), typed('A. Meu.', 'A.'));
    expect(state).toMatchObject({ text: 'A. Meu.', saved: 'A.', base: 'A.', baseV: 1 });
  });

  it('of the same passage leaves the text that was saved here: it waits beside the note', () => {
    const aside = note('De outro lugar.', 3);
    const conflicts = [{ id: 'c1', plaintext: 'Meu.', at: '2026-11-20T12:00:00.000Z' }];
    const state = after(
      opened(note('A.', 1)),
      typed('Meu.'),
      { type: 'saving' },
      { type: 'stored', text: 'Meu.', noteId: 'n1' },
      arrived({ ...aside, note: { ...aside.note, conflicts } }),
    );
    expect(state).toMatchObject({ text: 'Meu.', saved: 'Meu.', isDeciding: false });
  });

  it('does not move the beginning of an older draft that was taken up', () => {
    const state = after(
      opened(note('B.', 9), draft('Meu.', 'A.', 4)),
      { type: 'offerTaken' },
      arrived(note('B.', 12)),
      typed('Meu. Mais.', 'Meu.'),
    );
    expect(state).toMatchObject({ text: 'Meu. Mais.', base: 'A.', baseV: 4 });
  });

  it('that removes the note leaves its text to be saved again', () => {
    const state = after(opened(note('A.', 1)), arrived(null));
    expect(state).toMatchObject({ text: 'A.', noteId: null, elsewhere: 'removed' });
    expect(isDirty(state)).toBe(true);
  });
});

describe('saving', () => {
  it('keeps what was typed while it was stored as unsaved', () => {
    const state = after(opened(null), typed('Um'), { type: 'saving' }, typed('Um dois'), {
      type: 'stored',
      text: 'Um',
      noteId: 'n1',
    });
    expect(state).toMatchObject({ text: 'Um dois', saved: 'Um', noteId: 'n1', phase: 'editing' });
    expect(isDirty(state)).toBe(true);
  });

  it('keeps the text when the device could not store it', () => {
    const failure = { title: 'Erro ao salvar', message: 'Sem espaço.' };
    const state = after(opened(null), typed('Um'), { type: 'saving' }, { type: 'failed', failure });
    expect(state).toMatchObject({ text: 'Um', phase: 'editing', failure });
    expect(isDirty(state)).toBe(true);
  });
});
