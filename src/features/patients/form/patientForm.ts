import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import { visibleLine } from '../../../domain/core/visibleLine.ts';
import { createPatient, updatePatient } from '../../../domain/patients/commands.ts';
import { amountOf, type TypedAmount } from '../../../domain/payments/typedAmount.ts';
import { farFromUsual } from '../../../pieces/money/farFromUsual.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';

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
  'guardianName',
  'guardianRelation',
  'guardianCpf',
  'guardianPhone',
  'guardianEmail',
  'payerName',
  'payerCpf',
] as const;
export type PatientTextField = (typeof textFields)[number];

/** What the form holds: blank text for what is not filled in. */
export type PatientForm = Readonly<Record<PatientTextField, string>> & {
  readonly birthDate: string | null;
  readonly guardianAuthorizedOn: string | null;
  readonly psychologistId: string | null;
  readonly sessionFee: TypedAmount;
};

export type PatientErrors = FieldErrors<PatientForm>;

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
  guardianName: '',
  guardianRelation: '',
  guardianCpf: '',
  guardianPhone: '',
  guardianEmail: '',
  payerName: '',
  payerCpf: '',
  birthDate: null,
  guardianAuthorizedOn: null,
  psychologistId: null,
  sessionFee: null,
};

type Source = Partial<
  Record<Exclude<keyof PatientForm, 'sessionFee'>, string | null | undefined> & {
    readonly sessionFee: TypedAmount | undefined;
  }
>;

export function formOf(source: Source): PatientForm {
  const text = Object.fromEntries(textFields.map((field) => [field, source[field] ?? '']));
  return {
    ...(text as Record<PatientTextField, string>),
    email: shownAddress(source.email ?? ''),
    birthDate: source.birthDate ?? null,
    guardianAuthorizedOn: source.guardianAuthorizedOn ?? null,
    psychologistId: source.psychologistId ?? null,
    sessionFee: source.sessionFee ?? null,
  };
}

export const isFillable = ({ name, email }: PatientForm): boolean =>
  name.trim() !== '' && email.trim() !== '';

const NAME_AND_EMAIL = 'Nome e email são obrigatórios.';

/** Props of the dialog that depend on what was entered. */
export const shownOf = (
  form: { readonly values: PatientForm; readonly problem: string | null },
  isNew: boolean,
) => ({
  isBlocked: isNew && !isFillable(form.values),
  problemTitle: form.problem === NAME_AND_EMAIL ? 'Dados inválidos' : 'Confira os campos',
});

/** As numbers are written. What is sent with Enter was never left, and is put into its form here. */
const TIDY: Partial<Record<string, (typed: string) => string>> = {
  phone: (typed) => tidyPhone(typed),
  cpf: (typed) => tidyCpf(typed),
  guardianPhone: (typed) => tidyPhone(typed),
  guardianCpf: (typed) => tidyCpf(typed),
  payerCpf: (typed) => tidyCpf(typed),
};
type Entered = [field: string, value: TypedAmount];

const tidied = ([field, value]: Entered): Entered => [
  field,
  typeof value === 'string' ? (TIDY[field]?.(value) ?? value) : value,
];

/** Only what was filled in: a blank birth date is left out. */
export const newPatient = (id: string) => ({
  schema: createPatient.args,
  toArgs: (form: PatientForm): object => ({
    name: '',
    email: '',
    ...Object.fromEntries(
      Object.entries(form)
        .filter(([, value]) => value !== null && String(value).trim() !== '')
        .map(tidied),
    ),
    id,
  }),
});

/** Only what differs, so that two people who edit different fields do not undo each other. */
export const changedPatient = (id: string, before: PatientForm) => ({
  schema: updatePatient.args,
  toArgs: ({ psychologistId: _, ...fields }: PatientForm): object => ({
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([field, value]) => value !== before[field as keyof PatientForm])
        .map(tidied)
        .map(([field, value]) => [field, value === '' && !isRequired(field) ? null : value]),
    ),
    id,
  }),
});

/** Asks about a fee far from the one that was agreed before. */
export const doubtOfFee = ({ sessionFee }: PatientForm, before: PatientForm): string | null =>
  sessionFee === before.sessionFee
    ? null
    : farFromUsual(amountOf(sessionFee), amountOf(before.sessionFee));

const isRequired = (field: string): boolean => field === 'name' || field === 'email';

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** `123.456.789-00` where there are eleven digits, otherwise as typed. */
export function tidyCpf(typed: string): string {
  const match = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(digitsOf(typed));
  return match ? `${match[1]}.${match[2]}.${match[3]}-${match[4]}` : visibleLine(typed);
}

/** `(11) 98765-4321` where there are ten or eleven digits, otherwise as typed. */
export function tidyPhone(typed: string): string {
  const text = visibleLine(typed);
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitsOf(text));
  return match && !text.startsWith('+') ? `(${match[1]}) ${match[2]}-${match[3]}` : text;
}

/** True if the field holds no text, and is `null` while it is empty. */
const isNoText = (field: string): boolean =>
  ['birthDate', 'guardianAuthorizedOn', 'sessionFee'].includes(field);

/** Returns what the arguments of a change are in the form. */
export const formOfChanges = ({ id: _, ...changes }: { readonly [field: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      isNoText(field) ? value : (value ?? ''),
    ]),
  ) as Partial<PatientForm>;
