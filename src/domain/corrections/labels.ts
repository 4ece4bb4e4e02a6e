import { patientFields } from '../patients/patient.ts';
import { type CorrectionField, type CorrectionRequest, registrationFields } from './correction.ts';

const namesOf = <K extends keyof typeof patientFields>(
  fields: typeof patientFields,
  names: readonly K[],
) => Object.fromEntries(names.map((name) => [name, fields[name].label])) as Record<K, string>;

/** Names of what a patient may ask to have corrected. */
export const fieldNames: Readonly<Record<CorrectionField, string>> = {
  ...namesOf(patientFields, registrationFields),
  other: 'Outro dado cadastral',
};

export const correctionStates = {
  open: { label: 'Aguardando resposta', tone: 'info' },
  accepted: { label: 'Aceito', tone: 'success' },
  refused: { label: 'Não aceito', tone: 'warning' },
} as const satisfies Record<CorrectionRequest['status'], { label: string; tone: string }>;
