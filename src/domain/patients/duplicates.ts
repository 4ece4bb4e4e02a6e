import type { Patient } from './patient.ts';

export const EMAIL_TAKEN = 'Já existe um paciente com este email.';
export const CPF_TAKEN = 'Já existe um paciente com este CPF.';

/** By what two patients are told apart. */
export type PatientIdentity = Pick<Patient, 'id' | 'name' | 'email' | 'cpf'>;

const digitsOf = (cpf: string | null): string => cpf?.replaceAll(/\D/g, '') ?? '';

/**
 * True if the patient has this CPF. A psychologist has an e-mail address and a CPF once among the
 * patients; the server's storage holds it.
 */
export const hasCpf = (patient: Pick<Patient, 'cpf'>, cpf: string): boolean =>
  digitsOf(cpf) !== '' && digitsOf(patient.cpf) === digitsOf(cpf);
