import type { Patient } from '../../domain/patients/patient.ts';

/** Text without accents and case, for comparing. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string | null): string => text?.replaceAll(/\D/g, '') ?? '';

interface Searchable {
  readonly text: string;
  readonly cpf: string;
  readonly phone: string;
}

// Documents are values, so what was derived from one holds for as long as it lives.
const known = new WeakMap<Patient, Searchable>();

function searchable(patient: Patient): Searchable {
  let found = known.get(patient);
  if (!found) {
    const text = plain(`${patient.name}\n${patient.email}`);
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
export function patientMatcher(search: string): (patient: Patient) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const digits = NUMBER.test(search) ? digitsOf(search) : '';
  return (patient) => {
    const { text, cpf, phone } = searchable(patient);
    if (words.every((word) => text.includes(word))) return true;
    return digits !== '' && (cpf.includes(digits) || phone.includes(digits));
  };
}
