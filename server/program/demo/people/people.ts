import { fold } from '../../../../src/domain/core/fold.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { randomCpf } from './cpf.ts';
import * as names from './names.ts';
import type { Random } from '../random.ts';

export interface Person {
  readonly name: string;
  readonly gender: 'a' | 'o';
}

export function randomPerson(random: Random): Person {
  const gender = random.chance(0.62) ? 'a' : 'o';
  const first = random.pick(gender === 'a' ? names.womenNames : names.menNames);
  return { name: [first, ...random.sample(names.surnames, 2)].join(' '), gender };
}

const randomPhone = (random: Random): string =>
  `(11) 9${random.between(1000, 9999)}-${String(random.between(0, 9999)).padStart(4, '0')}`;

/** An address under a top-level domain that never exists, so that no demonstration mails a real person. */
const emailOf = (name: string, number: number): string => {
  const [first = 'paciente', ...rest] = fold(name).split(' ');
  return `${first}.${rest.at(-1) ?? 'demo'}${number}@pacientes.example`;
};

const birthDate = (random: Random, year: number): string =>
  [
    year - random.between(18, 72),
    String(random.between(1, 12)).padStart(2, '0'),
    String(random.between(1, 28)).padStart(2, '0'),
  ].join('-');

type Details = Omit<Patient, 'id' | 'psychologistId' | 'userId' | 'isActive' | 'createdAt'>;

/** What a registration form holds; some fields are left empty, as people do. */
export function patientDetails(
  random: Random,
  person: Person,
  number: number,
  year: number,
): Details {
  const sometimes = <T>(probability: number, value: () => T): T | null =>
    random.chance(probability) ? value() : null;
  const contact = () => `${randomPerson(random).name}, ${randomPhone(random)}`;
  const address = () => `${random.pick(names.streets)}, ${random.between(10, 1990)}, São Paulo, SP`;
  return {
    name: person.name,
    email: emailOf(person.name, number),
    phone: sometimes(0.95, () => randomPhone(random)),
    cpf: sometimes(0.9, () => randomCpf(random)),
    birthDate: sometimes(0.9, () => birthDate(random, year)),
    address: sometimes(0.7, address),
    emergencyContact: sometimes(0.6, contact),
    medicalHistory: sometimes(0.5, () => random.pick(names.histories)),
    currentMedications: sometimes(0.3, () => random.pick(names.medicines)),
    allergies: sometimes(0.2, () => random.pick(names.allergies)),
  };
}
