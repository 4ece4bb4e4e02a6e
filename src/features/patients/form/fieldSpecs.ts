import { type PatientForm, type PatientTextField, tidyCpf, tidyPhone } from './patientForm.ts';

/** A text of a patient's form. */
export interface TextSpec {
  readonly field: PatientTextField;
  readonly label: string;
  readonly required?: boolean;
  readonly half?: boolean;
  readonly rows?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly tidy?: (typed: string) => string;
}

const phone = { half: true, type: 'tel', tidy: tidyPhone } as const;
const email = { half: true, type: 'email' } as const;
const cpf = { half: true, inputMode: 'numeric', tidy: tidyCpf } as const;

export const IDENTITY: readonly TextSpec[] = [
  { field: 'name', label: 'Nome', required: true },
  { field: 'email', label: 'Email', required: true, ...email },
  { field: 'phone', label: 'Telefone', ...phone },
];

export const CPF: TextSpec = { field: 'cpf', label: 'CPF', ...cpf };

export const CONTACT: readonly TextSpec[] = [
  { field: 'address', label: 'Endereço', rows: 2 },
  { field: 'emergencyContact', label: 'Contato de emergência', rows: 2 },
];

export const GUARDIAN: readonly TextSpec[] = [
  { field: 'guardianName', label: 'Nome do responsável', half: true },
  { field: 'guardianRelation', label: 'Parentesco', half: true },
  { field: 'guardianCpf', label: 'CPF do responsável', ...cpf },
  { field: 'guardianPhone', label: 'Telefone do responsável', ...phone },
  { field: 'guardianEmail', label: 'Email do responsável', ...email },
];

export const PAYER: readonly TextSpec[] = [
  { field: 'payerName', label: 'Nome de quem paga', half: true },
  { field: 'payerCpf', label: 'CPF de quem paga', ...cpf },
];

export const CLINICAL: readonly TextSpec[] = [
  { field: 'medicalHistory', label: 'Histórico médico', rows: 3 },
  { field: 'currentMedications', label: 'Medicações em uso', rows: 2 },
  { field: 'allergies', label: 'Alergias', rows: 2 },
];

const fieldsOf = (specs: readonly TextSpec[]) => specs.map(({ field }) => field);

/** Of others than the patient. */
export const THIRD_PERSONS: readonly (keyof PatientForm)[] = [
  'guardianAuthorizedOn',
  ...fieldsOf([...GUARDIAN, ...PAYER]),
];

/** Of a new patient, what can wait until later. */
export const LATER: readonly (keyof PatientForm)[] = [
  'birthDate',
  'sessionFee',
  ...fieldsOf([CPF, ...CONTACT, ...CLINICAL]),
  ...THIRD_PERSONS,
];
