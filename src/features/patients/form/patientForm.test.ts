import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Patient } from '../../../domain/patients/patient.ts';
import { errorsIn } from '../../../ui/forms/useForm.ts';
import {
  BLANK_PATIENT,
  changedPatient,
  doubtOfFee,
  formOf,
  isFillable,
  newPatient,
  type PatientForm,
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

interface FormCommand {
  readonly schema: v.GenericSchema;
  readonly toArgs: (form: PatientForm) => object;
}
const argsOf = ({ schema, toArgs }: FormCommand, form: PatientForm) =>
  v.parse(schema, toArgs(form));
const errorsOf = ({ schema, toArgs }: FormCommand, form: PatientForm) =>
  errorsIn(schema, toArgs(form));

describe('a new patient', () => {
  it('needs a name and an e-mail', () => {
    expect(isFillable(BLANK_PATIENT)).toBe(false);
    expect(isFillable({ ...BLANK_PATIENT, name: 'Ana', email: '  ' })).toBe(false);
    expect(errorsOf(newPatient(ID), BLANK_PATIENT)).toEqual({
      name: 'Nome e email são obrigatórios.',
      email: 'Email é obrigatório',
    });
  });

  it('is sent without what was left blank, the birth date included', () => {
    const form = { ...BLANK_PATIENT, name: ' Ana ', email: 'ANA@exemplo.com', phone: ' ' };
    expect(argsOf(newPatient(ID), form)).toEqual({
      id: ID,
      name: 'Ana',
      email: 'ana@exemplo.com',
    });
  });

  it('names the field that is wrong', () => {
    const form = { ...BLANK_PATIENT, name: 'Ana', email: 'ana' };
    expect(errorsOf(newPatient(ID), form)).toEqual({ email: 'Email inválido' });
  });
});

describe('an edited patient', () => {
  const change = changedPatient(ID, formOf(patient));

  it('is sent as the changes alone', () => {
    const form = { ...formOf(patient), phone: '(11) 98765-4321', address: '', birthDate: null };
    expect(argsOf(change, form)).toEqual({
      id: ID,
      phone: '(11) 98765-4321',
      address: null,
      birthDate: null,
    });
  });

  it('keeps a name and an e-mail', () => {
    expect(errorsOf(change, { ...formOf(patient), name: '' })).toEqual({
      name: 'Nome e email são obrigatórios.',
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
    expect(tidyPhone('\u202D+56 9 8765 4321\u202C')).toBe('+56 9 8765 4321');
  });
});

describe('the fee', () => {
  const before = formOf({ ...patient, sessionFee: 150 });
  const form = (sessionFee: PatientForm['sessionFee']) => ({ ...before, sessionFee });

  it('is asked about where it is far from the one before', () => {
    expect(doubtOfFee(form(1.5), before)).toContain('bem menos');
    expect(
      [form(150), form(180), form(0), form(null)].map((one) => doubtOfFee(one, before)),
    ).toEqual([null, null, null, null]);
  });

  it('that cannot be read is never sent as another', () => {
    expect(errorsOf(changedPatient(ID, before), form('1,500'))).toHaveProperty('sessionFee');
    expect(errorsOf(newPatient(ID), form('150 ou 200'))).toHaveProperty('sessionFee');
  });
});
