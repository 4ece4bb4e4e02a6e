import type { Patient } from '../../../domain/patients/patient.ts';
import { formatDay } from '../../../domain/time/format.ts';

type Facts = readonly (readonly [term: string, value: string | null | undefined])[];

/** Who answers for a patient under age. */
export const guardianFacts = (patient: Patient): Facts => [
  ['Nome', patient.guardianName],
  ['Parentesco', patient.guardianRelation],
  ['Telefone', patient.guardianPhone],
  ['Email', patient.guardianEmail],
  ['CPF', patient.guardianCpf],
  [
    'Autorização por escrito',
    patient.guardianAuthorizedOn && `em ${formatDay(patient.guardianAuthorizedOn)}`,
  ],
];

/** Who pays, where it is not the patient. */
export const payerFacts = (patient: Patient): Facts => [
  ['Nome', patient.payerName],
  ['CPF', patient.payerCpf],
];
