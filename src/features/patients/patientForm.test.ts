import { describe, expect, it } from 'vitest';
import type { Patient } from '../../domain/patients/patient.ts';
import {
  BLANK_PATIENT,
  changedArgs,
  formOf,
  isFillable,
  newPatientArgs,
  tidyCpf,
  tidyPhone,
} from './patientForm.ts';

const ID = '01940000-0000-7000-8000-000000000001';
const patient: Patient = {
  id: ID,
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  phone: null,
  cpf: null,
  birthDate: '1990-05-12',
  address: 'Rua A',
  emergencyContact: null,
  isActive: true,
  psychologistId: null,
  userId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('a new patient', () => {
  it('needs a name and an e-mail', () => {
    expect(isFillable(BLANK_PATIENT)).toBe(false);
    expect(isFillable({ ...BLANK_PATIENT, name: 'Ana', email: '  ' })).toBe(false);
    const checked = newPatientArgs(ID, BLANK_PATIENT);
    expect(checked).toMatchObject({
      valid: false,
      errors: { name: 'Nome e email são obrigatórios.', email: 'Email é obrigatório' },
    });
  });

  it('is sent without what was left blank, the birth date included', () => {
    const form = { ...BLANK_PATIENT, name: ' Ana ', email: 'ANA@exemplo.com', phone: ' ' };
    expect(newPatientArgs(ID, form)).toEqual({
      valid: true,
      args: { id: ID, name: 'Ana', email: 'ana@exemplo.com' },
    });
  });

  it('names the field that is wrong', () => {
    const form = { ...BLANK_PATIENT, name: 'Ana', email: 'ana' };
    expect(newPatientArgs(ID, form)).toEqual({ valid: false, errors: { email: 'Email inválido' } });
  });
});

describe('an edited patient', () => {
  it('is sent as the changes alone', () => {
    const form = { ...formOf(patient), phone: '(11) 98765-4321', address: '', birthDate: null };
    expect(changedArgs(ID, formOf(patient), form)).toEqual({
      valid: true,
      args: { id: ID, phone: '(11) 98765-4321', address: null, birthDate: null },
    });
  });

  it('keeps a name and an e-mail', () => {
    const checked = changedArgs(ID, formOf(patient), { ...formOf(patient), name: '' });
    expect(checked).toMatchObject({
      valid: false,
      errors: { name: 'Nome e email são obrigatórios.' },
    });
  });
});

describe('numbers as people write them', () => {
  it('are put into their usual form when complete, and left alone otherwise', () => {
    expect(tidyCpf('12345678900')).toBe('123.456.789-00');
    expect(tidyCpf('1234')).toBe('1234');
    expect(tidyPhone('11987654321')).toBe('(11) 98765-4321');
    expect(tidyPhone('1133334444')).toBe('(11) 3333-4444');
    expect(tidyPhone('+351 912 345 678')).toBe('+351 912 345 678');
  });
});
