import { describe, expect, it } from 'vitest';
import { createDocumentSet, id, makePatient, psych } from '../../../test/fixtures/documents.ts';
import { createPatient, updatePatient } from './commands.ts';

// In Kiritimati it is the 11th by then.
const context = { actor: psych, at: '2026-03-10T12:00:00.000Z' };
const form = { id: id(12), name: 'Bruno Lima', email: 'bruno@example.com' };

const create = (birthDate: string) => () =>
  createPatient.apply(createDocumentSet(), { ...form, birthDate }, context);

/** Edits a patient of whom such a birth is kept. */
function edit(kept: string, birthDate: string) {
  const patient = makePatient({ birthDate: kept });
  const documents = createDocumentSet({ patients: [patient] });
  return () => updatePatient.apply(documents, { id: patient.id, phone: '11', birthDate }, context);
}

describe('the birth of a patient', () => {
  it.each(['1900-01-01', '2026-03-10', '2026-03-11'])('may be on %s', (birthDate) => {
    expect(create(birthDate)).not.toThrow();
    expect(edit('1990-05-12', birthDate)).not.toThrow();
  });

  it.each([
    ['1899-12-31', 'A data de nascimento não pode ser anterior a 1900.'],
    ['2026-03-12', 'A data de nascimento não pode ser no futuro.'],
    ['2100-01-01', 'A data de nascimento não pode ser no futuro.'],
  ])('is refused on %s', (birthDate, words) => {
    expect(create(birthDate)).toThrow(words);
    expect(edit('1990-05-12', birthDate)).toThrow(words);
  });

  it('that is kept already hinders no other change', () => {
    expect(edit('2100-01-01', '2100-01-01')).not.toThrow();
  });
});
