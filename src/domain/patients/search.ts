import { fold } from '../core/fold.ts';
import type { Patient } from './patient.ts';

/** What a patient is found by. */
export type PatientKeys = Pick<Patient, 'name' | 'email' | 'cpf' | 'phone'>;

const digitsOf = (text: string | null): string => text?.replaceAll(/\D/g, '') ?? '';

interface Searchable {
  readonly text: string;
  readonly cpf: string;
  readonly phone: string;
}

// Documents are values, so what was derived from one holds for as long as it lives.
const known = new WeakMap<PatientKeys, Searchable>();

function searchable(patient: PatientKeys): Searchable {
  let found = known.get(patient);
  if (!found) {
    const text = fold(`${patient.name}\n${patient.email}`);
    found = { text, cpf: digitsOf(patient.cpf), phone: digitsOf(patient.phone) };
    known.set(patient, found);
  }
  return found;
}

const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

/**
 * Whether a patient is meant: every word in the name or e-mail, whatever its case and accents; a number in CPF or
 * phone, however it is punctuated.
 */
export function patientMatcher(search: string): (patient: PatientKeys) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const digits = NUMBER.test(search) ? digitsOf(search) : '';
  return (patient) => {
    const { text, cpf, phone } = searchable(patient);
    if (words.every((word) => text.includes(word))) return true;
    return digits !== '' && (cpf.includes(digits) || phone.includes(digits));
  };
}
