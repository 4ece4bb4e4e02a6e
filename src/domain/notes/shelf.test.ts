import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  createDocumentSet,
  id,
  makeAppointment,
  makeNote,
  makePatient,
  psych,
  TENANT,
} from '../../../test/fixtures/documents.ts';
import { recordKindOf } from '../records/retention.ts';
import { setMoodFaces, setNoteShelfRule } from '../tenants/commands.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { createNote, setNoteShelf, updateNote } from './commands.ts';
import type { Note } from './note.ts';
import { joiningShelves, type Shelf, shelfOf } from './shelf.ts';

const at = '2026-03-10T14:00:00.000Z';
const later = '2026-03-11T14:00:00.000Z';
const context = { actor: psych, at };
const own: Tenant = {
  id: TENANT,
  name: 'Consultório',
  domain: 'consultorio',
  kind: 'individual',
  timeZone: 'America/Sao_Paulo',
};

function written(practice: Partial<Tenant>, shelf?: Shelf): Note {
  const documents = createDocumentSet({
    tenants: [{ ...own, ...practice }],
    patients: [makePatient()],
    appointments: [makeAppointment()],
  });
  const about = { patientId: id(10), appointmentId: id(20), plaintext: 'Texto.' };
  createNote.apply(documents, { id: id(31), ...about, ...(shelf && { shelf }) }, context);
  return documents.get('notes', id(31))!;
}

function moved(note: Note, shelf: Shelf, when = at): Note {
  const documents = createDocumentSet({ notes: [note] });
  setNoteShelf.apply(documents, { id: note.id, shelf }, { actor: psych, at: when });
  return documents.get('notes', note.id)!;
}

describe('where a note stands', () => {
  it('is said when it is written, by the practice’s rule where its author says nothing', () => {
    expect(written({}).shelf).toBe('record');
    expect(written({ noteShelf: 'private' }).shelf).toBe('private');
    expect(written({ noteShelf: 'private' }, 'record').shelf).toBe('record');
    expect(written({}, 'private').shelf).toBe('private');
  });

  it('does not change with the practice’s rule: a note of before stands in the patient’s record', () => {
    expect(shelfOf(makeNote())).toBe('record');
    expect(shelfOf({ shelf: null })).toBe('record');
  });

  it('is changed beside its text, which stays with its time', () => {
    const note = makeNote();
    const documents = createDocumentSet({ notes: [note] });
    setNoteShelf.apply(documents, { id: note.id, shelf: 'private' }, context);
    updateNote.apply(
      documents,
      { id: note.id, plaintext: 'Outro.' },
      { actor: psych, at: note.updatedAt },
    );
    expect(documents.get('notes', note.id)).toMatchObject({
      shelf: 'private',
      plaintext: 'Outro.',
      updatedAt: note.updatedAt,
    });
  });

  it.each(['prontuario', '', null, ['record']])('%j is nowhere', (shelf) => {
    expect(v.safeParse(setNoteShelf.args, { id: id(31), shelf }).success).toBe(false);
    expect(v.safeParse(setNoteShelfRule.args, { shelf }).success).toBe(false);
  });

  it('is the psychologist’s own where two texts meet that were meant for different places', () => {
    const note = makeNote();
    expect(joiningShelves(note, 'record', at)).toBe(note);
    const joined = { shelf: 'private', leftRecordAt: at };
    expect(joiningShelves(note, 'private', at)).toMatchObject(joined);
    expect(joiningShelves({ ...note, shelf: 'private' }, 'record', at)).toMatchObject(joined);
  });
});

describe('for how long a note is kept', () => {
  const kind = recordKindOf.notes;

  it('follows where it stands', () => {
    expect(kind(makeNote())).toBe('prontuario');
    expect(kind(written({}, 'private'))).toBe('registro_documental');
  });

  it('is never shortened by taking it out of the record', () => {
    const left = moved(makeNote(), 'private');
    expect(left.leftRecordAt).toBe(at);
    expect(kind(left)).toBe('prontuario');
    const back = moved(moved(left, 'record'), 'private', later);
    expect(back.leftRecordAt).toBe(later);
    expect(kind(back)).toBe('prontuario');
    expect(kind(joiningShelves(written({}, 'private'), 'record', at))).toBe('prontuario');
  });

  it('is the record’s for a note that was put into it', () => {
    expect(kind(moved(written({}, 'private'), 'record'))).toBe('prontuario');
  });
});

describe('the practice’s rule for new notes', () => {
  const rule = (tenant: Tenant, actor = psych) => {
    const documents = createDocumentSet({ tenants: [tenant] });
    setNoteShelfRule.apply(documents, { shelf: 'private' }, { actor, at });
    return documents.get('tenants', TENANT)!.noteShelf;
  };

  it('is the psychologist’s own to make, and in a clinic the administrators’', () => {
    expect(rule(own)).toBe('private');
    expect(() => rule({ ...own, kind: 'clinic' })).toThrow('Só a administração da clínica');
    expect(rule({ ...own, kind: 'clinic' }, administrator)).toBe('private');
  });
});

describe('the practice’s rule for faces of moods', () => {
  it('is made by whoever decides for the practice, and can be taken back', () => {
    const faces = (tenant: Tenant, isShown: boolean, actor = psych) => {
      const documents = createDocumentSet({ tenants: [tenant] });
      setMoodFaces.apply(documents, { isActive: isShown }, { actor, at });
      return documents.get('tenants', TENANT)!.hidesMoodFaces;
    };
    expect([faces(own, false), faces(own, true)]).toEqual([true, false]);
    expect(() => faces({ ...own, kind: 'clinic' }, false)).toThrow('Só a administração');
    expect(faces({ ...own, kind: 'clinic' }, false, administrator)).toBe(true);
  });
});
