import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../appointments/appointment.ts';
import {
  createDocumentSet,
  id,
  makeAppointment,
  makeNote,
  makePatient,
  PSYCH,
  psych,
} from '../../../test/fixtures/documents.ts';
import { createNote, deleteNote, updateNote } from './commands.ts';
import { hashText } from './merging/hash.ts';
import { notePreview, unanalysed } from './note.ts';

const at = '2026-03-10T14:00:00.000Z';
const context = { actor: psych, at };
const draft = {
  id: id(31),
  patientId: id(10),
  appointmentId: id(20),
  plaintext: 'Primeira sessão.',
};
const practice = {
  patients: [makePatient(), makePatient({ id: id(11) })],
  appointments: [makeAppointment()],
};

describe('writing a note', () => {
  it('keeps the text as typed, with its author and time', () => {
    const documents = createDocumentSet(practice);
    const plaintext = '  recuo\n\nfim  ';
    createNote.apply(documents, v.parse(createNote.args, { ...draft, plaintext }), context);
    expect(documents.get('notes', draft.id)).toEqual({
      ...draft,
      plaintext,
      psychologistId: PSYCH,
      shelf: 'record',
      ...unanalysed,
      conflicts: [],
      createdAt: at,
      updatedAt: at,
    });
  });

  it.each(['', '   ', '\n\t'])('of nothing but white space (%j) is refused', (plaintext) => {
    const parsed = v.safeParse(createNote.args, { ...draft, plaintext });
    expect(parsed.issues?.[0].message).toBe('A nota deve ter algum conteúdo.');
  });

  it('longer than the limit is refused', () => {
    const parsed = v.safeParse(createNote.args, { ...draft, plaintext: 'x'.repeat(100_001) });
    expect(parsed.issues?.[0].message).toBe('A nota deve ter no máximo 100000 caracteres');
  });

  it('wants a patient’s id', () => {
    const parsed = v.safeParse(createNote.args, { ...draft, patientId: 'ana' });
    expect(parsed.issues?.[0].message).toBe('ID do paciente inválido');
  });

  it('for a session without this patient is refused', () => {
    const refusal = 'Não é possível criar nota para agendamento sem paciente associado';
    const orphan = { ...practice, appointments: [makeAppointment({ patientId: null })] };
    expect(() => createNote.apply(createDocumentSet(orphan), draft, context)).toThrow(refusal);
    expect(() =>
      createNote.apply(createDocumentSet(practice), { ...draft, patientId: id(11) }, context),
    ).toThrow(refusal);
  });

  const writing = (session: Partial<Appointment>, clock: { at: string; now?: string }) => () =>
    createNote.apply(
      createDocumentSet({ ...practice, appointments: [makeAppointment(session)] }),
      draft,
      { actor: psych, ...clock },
    );
  const [before, started] = ['2026-03-10T12:59:59.999Z', '2026-03-10T13:00:00.000Z'];

  it('waits for the session to begin', () => {
    const refusal = 'A nota pode ser escrita a partir do início da sessão.';
    expect(writing({}, { at: before })).toThrow(refusal);
    expect(writing({}, { at: before, now: before })).toThrow(refusal);
    expect(writing({}, { at: started })).not.toThrow();
  });

  it('is taken where it has begun by the server’s clock, whatever the person’s says', () => {
    expect(writing({}, { at: '2020-01-01T00:00:00.000Z', now: started })).not.toThrow();
  });

  it('is taken where the server has called the session begun, whatever this device’s clock says', () => {
    for (const status of ['in_progress', 'expired', 'completed'] as const)
      expect(writing({ status }, { at: before })).not.toThrow();
  });

  it('for a session that did not take place is refused', () => {
    expect(writing({ status: 'cancelled' }, { at })).toThrow('Sessões canceladas não têm nota.');
    expect(writing({ status: 'no_show' }, { at })).toThrow(
      'Sessões sem comparecimento não têm nota.',
    );
  });

  it('for an unknown session is refused', () => {
    expect(() =>
      createNote.apply(createDocumentSet({ patients: practice.patients }), draft, context),
    ).toThrow('Agendamento não encontrado. Pode ter sido removido ou cancelado.');
  });
});

describe('editing a note', () => {
  const conflicts = [
    { id: id(40), plaintext: 'Outra versão.', at },
    { id: id(41), plaintext: 'Mais uma.', at },
  ];

  it('replaces the text, forgets the summary of the old one and says when', () => {
    const documents = createDocumentSet({ notes: [makeNote({ summary: 'Resumo.' })] });
    updateNote.apply(documents, { id: id(30), plaintext: 'Novo texto.' }, context);
    expect(documents.get('notes', id(30))).toEqual(
      makeNote({ ...unanalysed, plaintext: 'Novo texto.', updatedAt: at }),
    );
  });

  it('keeps the summary while the text is the same', () => {
    const documents = createDocumentSet({ notes: [makeNote({ summary: 'Resumo.' })] });
    updateNote.apply(documents, { id: id(30), plaintext: 'Chegou no horário.' }, context);
    expect(documents.get('notes', id(30))?.summary).toBe('Resumo.');
  });

  it('settles the conflicts that it names and no others', () => {
    const documents = createDocumentSet({ notes: [makeNote({ conflicts })] });
    updateNote.apply(
      documents,
      { id: id(30), plaintext: 'Decidido.', resolves: [id(40)] },
      context,
    );
    expect(documents.get('notes', id(30))?.conflicts).toEqual([conflicts[1]]);
  });

  it('that is gone says so', () => {
    expect(() =>
      updateNote.apply(createDocumentSet(), { id: id(30), plaintext: 'x' }, context),
    ).toThrow('Nota não encontrada.');
  });

  it('is no longer possible after deletion', () => {
    const documents = createDocumentSet({ notes: [makeNote()] });
    deleteNote.apply(documents, { id: id(30) }, context);
    expect(documents.get('notes', id(30))).toBeUndefined();
  });
});

describe('an edit made in one window while another one saved', () => {
  const base = 'Dormiu mal. Volta na terça.';
  const waiting = { id: id(40), plaintext: 'Dormiu mal. Volta na terça. Riu.', at };
  const fresh = id(50);
  const rebased = (present: string, plaintext: string, from = base, conflicts = [waiting]) => {
    const documents = createDocumentSet({ notes: [makeNote({ plaintext: present, conflicts })] });
    const edit = { id: id(30), plaintext };
    const args = updateNote.rebase?.(documents, edit, { base: from, newId: () => fresh });
    updateNote.apply(documents, args ?? edit, context);
    const note = documents.get('notes', id(30));
    return { args, text: note?.plaintext, waiting: note?.conflicts.map((one) => one.id) };
  };

  it('names the text that stands where that is the one it was made from', () => {
    const mine = base.replace('mal', 'bem');
    expect(rebased(base, mine)).toMatchObject({
      args: { plaintext: mine, basedOn: hashText(base) },
      text: mine,
      waiting: [id(40)],
    });
  });

  it('takes in what the other window changed elsewhere', () => {
    const theirs = base.replace('terça', 'quinta');
    expect(rebased(theirs, base.replace('mal', 'bem'))).toMatchObject({
      args: { basedOn: hashText(theirs) },
      text: 'Dormiu bem. Volta na quinta.',
      waiting: [id(40)],
    });
  });

  it('waits beside the note where both changed one sentence', () => {
    const theirs = base.replace('mal', 'pouco');
    expect(rebased(theirs, base.replace('mal', 'bem'))).toMatchObject({
      args: { basedOn: hashText(base), aside: fresh },
      text: theirs,
      waiting: [id(40), fresh],
    });
  });

  it('of a text that waits takes its place', () => {
    const mine = `${waiting.plaintext} Saiu.`;
    expect(rebased(base, mine, waiting.plaintext)).toMatchObject({
      args: { basedOn: hashText(waiting.plaintext), aside: fresh, resolves: [id(40)] },
      text: base,
      waiting: [fresh],
    });
  });
});

describe('the preview of a note', () => {
  it('is the whole of a short one, on one line', () => {
    expect(notePreview('Uma linha.\n\n  Outra. ')).toBe('Uma linha. Outra.');
  });

  it('ends at a word, after at most 150 characters', () => {
    const preview = notePreview('palavra '.repeat(60));
    expect(preview.length).toBeLessThanOrEqual(150);
    expect(preview).toMatch(/palavra…$/);
  });

  it('cuts one endless word too', () => {
    expect(notePreview('x'.repeat(500))).toHaveLength(150);
  });
});
