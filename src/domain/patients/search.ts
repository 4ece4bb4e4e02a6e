import { fold } from '../core/fold.ts';
import { asHeard } from './heard.ts';
import type { Patient } from './patient.ts';

/** What a patient is found by. */
export type PatientKeys = Pick<Patient, 'name' | 'email' | 'cpf' | 'phone'>;

const digitsOf = (text: string | null): string => text?.replaceAll(/\D/g, '') ?? '';

interface Searchable {
  readonly text: string;
  readonly heard: string;
  readonly cpf: string;
  readonly phone: string;
}

// Documents are values, so what was derived from one holds for as long as it lives.
const known = new WeakMap<PatientKeys, Searchable>();

function searchable(patient: PatientKeys): Searchable {
  let found = known.get(patient);
  if (!found) {
    const text = fold(`${patient.name}\n${patient.email}`);
    found = {
      text,
      heard: asHeard(`${patient.name}\n${patient.email}`),
      cpf: digitsOf(patient.cpf),
      phone: digitsOf(patient.phone),
    };
    known.set(patient, found);
  }
  return found;
}

const NUMBER = /^[\d\s().+/-]*\d[\d\s().+/-]*$/;

/**
 * Whether a patient is meant: every word in the name or e-mail, whatever its case, accents and way of writing; a number in CPF or
 * phone, however it is punctuated.
 */
export function patientMatcher(search: string): (patient: PatientKeys) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const sounds = asHeard(search).split(/\s+/).filter(Boolean);
  const digits = NUMBER.test(search) ? digitsOf(search) : '';
  return (patient) => {
    const { text, heard, cpf, phone } = searchable(patient);
    if (words.every((word, place) => text.includes(word) || heard.includes(sounds[place] ?? word)))
      return true;
    return digits !== '' && (cpf.includes(digits) || phone.includes(digits));
  };
}
