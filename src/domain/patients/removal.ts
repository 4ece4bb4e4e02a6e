import { type clinicalFields, hasHealthFacts, type Patient } from './patient.ts';

/** What of a patient's record has to be kept, so that the patient is deactivated and not deleted. */
export type Kept =
  | 'sessions'
  | 'recurrences'
  | 'notes'
  | 'payments'
  | 'packages'
  | 'documents'
  | 'corrections'
  | 'recordings'
  | 'record';

export const keptWords: Readonly<Record<Kept, string>> = {
  sessions: 'sessões',
  recurrences: 'recorrências',
  notes: 'notas',
  payments: 'pagamentos',
  packages: 'pacotes de sessões',
  documents: 'documentos emitidos',
  corrections: 'pedidos de correção',
  recordings: 'gravações neste aparelho',
  record: 'dados de saúde ou consentimentos',
};

type Held = Partial<Pick<Patient, (typeof clinicalFields)[number] | 'consents' | 'legalHold'>>;

/** Whether the patient's own data are a part of the record: facts of health, what was agreed to, a court's order. */
export const holdsRecord = (patient: Held): boolean =>
  patient.legalHold === true || (patient.consents ?? []).length > 0 || hasHealthFacts(patient);
