import * as v from 'valibot';
import { cpf } from '../core/taxIds/cpf.ts';
import { clearable, day, email, line } from '../core/fields.ts';
import { field, STAFF_AND_SUCCESSOR } from '../core/entity.ts';
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

export const thirdPersonFields = {
  guardianName: field(stored, 'Responsável', STAFF_AND_SUCCESSOR),
  /** E.g. mother, uncle with custody. */
  guardianRelation: field(stored, 'Parentesco do responsável', STAFF_AND_SUCCESSOR),
  guardianCpf: field(stored, 'CPF do responsável', STAFF_AND_SUCCESSOR),
  guardianPhone: field(stored, 'Telefone do responsável', STAFF_AND_SUCCESSOR),
  guardianEmail: field(stored, 'Email do responsável', STAFF_AND_SUCCESSOR),
  /** The day of the WRITTEN authorisation, without which nobody under 18 is regularly attended. */
  guardianAuthorizedOn: field(
    v.optional(v.nullable(day)),
    'Autorização do responsável em',
    STAFF_AND_SUCCESSOR,
  ),
  payerName: field(stored, 'Quem paga', STAFF_AND_SUCCESSOR),
  payerCpf: field(stored, 'CPF de quem paga', STAFF_AND_SUCCESSOR),
};

const name = clearable(personName('Nome inválido'));

/** What a form may say of them. */
export const thirdPersonArgs = {
  guardianName: name,
  guardianRelation: clearable(line()),
  guardianCpf: clearable(cpf),
  guardianPhone: clearable(line()),
  guardianEmail: clearable(email),
  guardianAuthorizedOn: clearable(day),
  payerName: name,
  payerCpf: clearable(cpf),
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
