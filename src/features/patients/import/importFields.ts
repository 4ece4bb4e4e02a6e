import type { PatientForm } from '../form/patientForm.ts';

/** The fields of a patient that a column may fill. */
export const importFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'address',
  'emergencyContact',
  'guardianName',
  'guardianRelation',
  'guardianCpf',
  'guardianPhone',
  'guardianEmail',
  'payerName',
  'payerCpf',
  'sessionFee',
] as const satisfies readonly (keyof PatientForm)[];
export type ImportField = (typeof importFields)[number];
