import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  COLLEAGUE,
  createDocumentSet,
  id,
  makePatient,
  makeUser,
  PORTAL,
  PSYCH,
  psych,
} from '../../../test/fixtures/documents.ts';
import { createPatient, deletePatient, setPatientStatus, updatePatient } from './commands.ts';

const at = '2026-03-10T12:00:00.000Z';
const byPsych = { actor: psych, at };
const byAdministrator = { actor: administrator, at };
const users = [
  makeUser(),
  makeUser({ id: COLLEAGUE }),
  makeUser({ id: PORTAL, role: 'patient', name: 'Ana Souza' }),
];
const form = { id: id(12), name: 'Bruno Lima', email: 'bruno@example.com' };

describe('the form of a patient', () => {
  const messages = (input: object) => {
    const parsed = v.safeParse(createPatient.args, { ...form, ...input });
    return parsed.issues?.map(({ message }) => message) ?? [];
  };

  it('wants a name and an e-mail address', () => {
    expect(messages({ name: '   ' })).toEqual(['Nome e email são obrigatórios.']);
    expect(messages({ email: '' })).toContain('Email é obrigatório');
    expect(messages({ email: 'bruno' })).toEqual(['Email inválido']);
  });

  it('trims, and writes the address in lower case', () => {
    expect(
      v.parse(createPatient.args, { ...form, name: ' Bruno ', email: ' Bruno@Example.COM ' }),
    ).toMatchObject({
      name: 'Bruno',
      email: 'bruno@example.com',
    });
  });

  it('clears a field left blank and leaves one that is absent', () => {
    const args = v.parse(updatePatient.args, {
      id: id(10),
      phone: '',
      cpf: '  ',
      birthDate: '',
      address: null,
    });
    expect(args).toEqual({ id: id(10), phone: null, cpf: null, birthDate: null, address: null });
  });

  it('says what is wrong with a field', () => {
    expect(messages({ birthDate: '31/12/1990' })[0]).toBe('Data inválida');
    expect(messages({ phone: 'x'.repeat(256) })).toEqual(['Use no máximo 255 caracteres']);
    expect(messages({ cpf: '111.111.111-11' })).toEqual(['CPF inválido. Confira os números.']);
  });
});

describe('a new patient', () => {
  it('belongs to the psychologist who adds it, whomever the form names', () => {
    const documents = createDocumentSet();
    createPatient.apply(documents, { ...form, psychologistId: COLLEAGUE }, byPsych);
    expect(documents.get('patients', form.id)).toMatchObject({
      ...form,
      psychologistId: PSYCH,
      isActive: true,
      userId: null,
      phone: null,
      createdAt: at,
    });
  });

  it('belongs to whom an administrator names, or yet to nobody', () => {
    const documents = createDocumentSet({ users });
    createPatient.apply(documents, { ...form, psychologistId: COLLEAGUE }, byAdministrator);
    createPatient.apply(documents, { ...form, id: id(13) }, byAdministrator);
    expect(documents.get('patients', form.id)?.psychologistId).toBe(COLLEAGUE);
    expect(documents.get('patients', id(13))?.psychologistId).toBeNull();
  });

  it('is never given to an unknown user or to a patient’s account', () => {
    const create = (psychologistId: string) => () =>
      createPatient.apply(
        createDocumentSet({ users }),
        { ...form, psychologistId },
        byAdministrator,
      );
    expect(create(id(99))).toThrow('Usuário não encontrado.');
    expect(create(PORTAL)).toThrow('Escolha um psicólogo ativo da clínica.');
  });

  it('made twice is made once', () => {
    const documents = createDocumentSet({ users });
    createPatient.apply(documents, form, byPsych);
    createPatient.apply(documents, { ...form, name: 'Outro' }, byPsych);
    expect(documents.get('patients', form.id)?.name).toBe('Bruno Lima');
  });
});

describe('a known patient', () => {
  it('changes only in what is given', () => {
    const documents = createDocumentSet({ patients: [makePatient()] });
    updatePatient.apply(
      documents,
      { id: id(10), phone: '(11) 90000-0000', email: undefined },
      byPsych,
    );
    expect(documents.get('patients', id(10))).toEqual(makePatient({ phone: '(11) 90000-0000' }));
  });

  it('keeps the facts of health that an administrator cannot see, whatever the form sends', () => {
    const documents = createDocumentSet({ patients: [makePatient({ allergies: 'Dipirona' })] });
    const sent = { id: id(10), phone: '1', medicalHistory: null, allergies: null };
    updatePatient.apply(documents, { ...sent, currentMedications: 'x' }, byAdministrator);
    expect(documents.get('patients', id(10))).toEqual(
      makePatient({ allergies: 'Dipirona', phone: '1' }),
    );
    updatePatient.apply(documents, sent, byPsych);
    expect(documents.get('patients', id(10))).toMatchObject({ allergies: null });
  });

  it('is deactivated and activated', () => {
    const documents = createDocumentSet({ patients: [makePatient()] });
    setPatientStatus.apply(documents, { id: id(10), isActive: false }, byPsych);
    expect(documents.get('patients', id(10))).toEqual(makePatient({ isActive: false }));
    setPatientStatus.apply(documents, { id: id(10), isActive: true }, byPsych);
    expect(documents.get('patients', id(10))).toEqual(makePatient());
  });

  it('is gone when deleted, as often as one likes', () => {
    const documents = createDocumentSet({ patients: [makePatient()] });
    deletePatient.apply(documents, { id: id(10) }, byPsych);
    deletePatient.apply(documents, { id: id(10) }, byPsych);
    expect(documents.get('patients', id(10))).toBeUndefined();
  });

  it('that is missing cannot be changed', () => {
    expect(() =>
      updatePatient.apply(createDocumentSet(), { id: id(10), name: 'X' }, byPsych),
    ).toThrow('O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.');
  });
});
