import * as v from 'valibot';
import { cpf } from '../core/taxIds/cpf.ts';
import { clearable, day, email, line } from '../core/fields.ts';
import { field, STAFF_AND_SUCCESSOR, typedField } from '../core/entity.ts';
import { personName } from '../core/personName.ts';
import { ageOn } from './age.ts';

const FULL_AGE = 18;

const stored = v.optional(v.nullable(line()));

/**
 * Names of the fields about the person who answers for a patient under age.
 * Includes those about who pays in their place.
 */
export const guardianFields = [
  'guardianName',
  'guardianRelation',
  'guardianCpf',
  'guardianPhone',
  'guardianEmail',
  'guardianAuthorizedOn',
] as const;
export const payerFields = ['payerName', 'payerCpf'] as const;

const name = clearable(personName('Nome inválido'));

export const thirdPersonFields = {
  guardianName: typedField(field(stored, 'Responsável', STAFF_AND_SUCCESSOR), name),
  /** E.g. mother, uncle with custody. */
  guardianRelation: typedField(
    field(stored, 'Parentesco do responsável', STAFF_AND_SUCCESSOR),
    clearable(line()),
  ),
  guardianCpf: typedField(field(stored, 'CPF do responsável', STAFF_AND_SUCCESSOR), clearable(cpf)),
  guardianPhone: typedField(
    field(stored, 'Telefone do responsável', STAFF_AND_SUCCESSOR),
    clearable(line()),
  ),
  guardianEmail: typedField(
    field(stored, 'Email do responsável', STAFF_AND_SUCCESSOR),
    clearable(email),
  ),
  /** The day of the WRITTEN authorisation, without which nobody under 18 is regularly attended. */
  guardianAuthorizedOn: typedField(
    field(v.optional(v.nullable(day)), 'Autorização do responsável em', STAFF_AND_SUCCESSOR),
    clearable(day),
  ),
  payerName: typedField(field(stored, 'Quem paga', STAFF_AND_SUCCESSOR), name),
  payerCpf: typedField(field(stored, 'CPF de quem paga', STAFF_AND_SUCCESSOR), clearable(cpf)),
};

export interface Authorizable {
  readonly birthDate: string | null;
  readonly guardianAuthorizedOn?: string | null | undefined;
}

/** @param today a calendar day, `yyyy-MM-dd`, in the practice's zone */
export const isMinor = ({ birthDate }: Pick<Authorizable, 'birthDate'>, today: string): boolean =>
  birthDate !== null && ageOn(birthDate, today) < FULL_AGE;

/** Whether nobody has authorised the care of somebody under age in writing yet. */
export const lacksAuthorization = (patient: Authorizable, today: string): boolean =>
  isMinor(patient, today) &&
  !(patient.guardianAuthorizedOn && patient.guardianAuthorizedOn <= today);
