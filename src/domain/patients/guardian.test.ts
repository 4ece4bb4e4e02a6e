import { describe, expect, it } from 'vitest';
import { createDocumentSet, id, psych } from '../../../test/fixtures/documents.ts';
import { parseInput } from '../core/parse.ts';
import { createPatient, updatePatient } from './commands.ts';
import { lacksAuthorization } from './guardian.ts';

const context = { actor: psych, at: '2026-03-10T12:00:00.000Z' };
const PATIENT = id(70);

describe('the care of somebody under age', () => {
  const lacks = (birthDate: string | null, guardianAuthorizedOn?: string | null) =>
    lacksAuthorization({ birthDate, guardianAuthorizedOn }, '2026-03-10');

  it('waits for a written authorisation until the day of being eighteen', () => {
    expect(lacks('2008-03-11')).toBe(true);
    expect(lacks('2008-03-10')).toBe(false);
    expect(lacks(null)).toBe(false);
  });

  it('has it from the day that it was given, which is none of the future', () => {
    expect(lacks('2015-01-01', '2026-03-10')).toBe(false);
    expect(lacks('2015-01-01', '2026-03-11')).toBe(true);
    expect(lacks('2015-01-01', null)).toBe(true);
  });
});

describe('who answers for a patient and who pays', () => {
  const person = { id: PATIENT, name: 'Lia', email: 'lia@exemplo.com' };
  const create = (args: object) => {
    const documents = createDocumentSet({});
    createPatient.apply(documents, parseInput(createPatient.args, { ...person, ...args }), context);
    return documents;
  };

  it('are nobody where a command of before does not name them', () => {
    expect(create({}).get('patients', PATIENT)).toMatchObject({
      guardianName: null,
      guardianAuthorizedOn: null,
      payerName: null,
      payerCpf: null,
    });
  });

  it('are written down with the patient, and changed one by one', () => {
    const documents = create({
      guardianName: 'Ana Prado',
      guardianRelation: 'Mãe',
      guardianEmail: ' ANA@exemplo.com ',
      guardianAuthorizedOn: '2026-02-01',
      payerName: 'Rui Prado',
      payerCpf: '529.982.247-25',
    });
    const change = { id: PATIENT, guardianName: '', payerName: 'Rui P. Prado' };
    updatePatient.apply(documents, parseInput(updatePatient.args, change), context);
    expect(documents.get('patients', PATIENT)).toMatchObject({
      guardianName: null,
      guardianRelation: 'Mãe',
      guardianEmail: 'ana@exemplo.com',
      guardianAuthorizedOn: '2026-02-01',
      payerName: 'Rui P. Prado',
      payerCpf: '529.982.247-25',
    });
  });

  it.each([
    ['guardianCpf', '111.111.111-11', 'CPF inválido. Confira os números.'],
    ['payerCpf', '529.982.247-24', 'CPF inválido. Confira os números.'],
    ['guardianEmail', 'ana', 'Email inválido'],
    ['guardianAuthorizedOn', '2026-02-30', 'Data inválida'],
  ])('are refused with the %s %s', (field, value, message) => {
    expect(() => create({ [field]: value })).toThrow(
      expect.objectContaining({ details: { fields: { [field]: message } } }),
    );
  });
});
