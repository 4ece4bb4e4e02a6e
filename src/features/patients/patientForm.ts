import * as v from 'valibot';
import { createPatient, updatePatient } from '../../domain/patients/commands.ts';
import type { CommandArgs } from '../../domain/registry.ts';

const textFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'address',
  'emergencyContact',
  'medicalHistory',
  'currentMedications',
  'allergies',
] as const;
export type PatientTextField = (typeof textFields)[number];

/** What the form holds: blank text for what is not filled in. */
export type PatientForm = Readonly<Record<PatientTextField, string>> & {
  readonly birthDate: string | null;
  readonly psychologistId: string | null;
};

/** A form as a draft holds it. */
export const patientFormSchema = v.object({
  ...(Object.fromEntries(textFields.map((field) => [field, v.string()])) as Record<
    PatientTextField,
    v.StringSchema<undefined>
  >),
  birthDate: v.nullable(v.string()),
  psychologistId: v.nullable(v.string()),
});

export const BLANK_PATIENT: PatientForm = {
  name: '',
  email: '',
  phone: '',
  cpf: '',
  address: '',
  emergencyContact: '',
  medicalHistory: '',
  currentMedications: '',
  allergies: '',
  birthDate: null,
  psychologistId: null,
};

type Source = Partial<Record<keyof PatientForm, string | null | undefined>>;

export function formOf(source: Source): PatientForm {
  const text = Object.fromEntries(textFields.map((field) => [field, source[field] ?? '']));
  return {
    ...(text as Record<PatientTextField, string>),
    birthDate: source.birthDate ?? null,
    psychologistId: source.psychologistId ?? null,
  };
}

export const isFillable = ({ name, email }: PatientForm): boolean =>
  name.trim() !== '' && email.trim() !== '';

export const NAME_AND_EMAIL = 'Nome e email são obrigatórios.';

export type FieldErrors = Partial<Record<keyof PatientForm, string>>;

export type Checked<A> =
  | { readonly valid: true; readonly args: A }
  | { readonly valid: false; readonly errors: FieldErrors };

function check<A>(schema: v.GenericSchema<unknown, A>, input: unknown): Checked<A> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { valid: true, args: parsed.output };
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) {
    const field = issue.path?.[0]?.key as keyof PatientForm | undefined;
    if (field) errors[field] ??= issue.message;
  }
  return { valid: false, errors };
}

/** Only what was filled in: a blank birth date is left out. */
export function newPatientArgs(
  id: string,
  form: PatientForm,
): Checked<CommandArgs<'patient.create'>> {
  const filled = Object.entries(form).filter(([, value]) => value !== null && value.trim() !== '');
  return check(createPatient.args, { name: '', email: '', ...Object.fromEntries(filled), id });
}

/** Only what differs, so that two people who edit different fields do not undo each other. */
export function changedArgs(
  id: string,
  before: PatientForm,
  form: PatientForm,
): Checked<CommandArgs<'patient.update'>> {
  const { psychologistId: _, ...fields } = form;
  const changed = Object.entries(fields)
    .filter(([field, value]) => value !== before[field as keyof PatientForm])
    .map(([field, value]) => [field, value === '' && !isRequired(field) ? null : value]);
  return check(updatePatient.args, { ...Object.fromEntries(changed), id });
}

const isRequired = (field: string): boolean => field === 'name' || field === 'email';

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** `123.456.789-00` where there are eleven digits, otherwise as typed. */
export function tidyCpf(typed: string): string {
  const match = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(digitsOf(typed));
  return match ? `${match[1]}.${match[2]}.${match[3]}-${match[4]}` : typed.trim();
}

/** `(11) 98765-4321` where there are ten or eleven digits, otherwise as typed. */
export function tidyPhone(typed: string): string {
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitsOf(typed));
  return match && !typed.trim().startsWith('+')
    ? `(${match[1]}) ${match[2]}-${match[3]}`
    : typed.trim();
}
