import * as v from 'valibot';
import { clearable, day, email, line, text, uuid } from '../core/fields.ts';
import {
  clinicalField,
  clinicalNames,
  defineEntity,
  field,
  OWNER,
  schemaOf,
  STAFF_AND_SUCCESSOR,
  STAFF_SUCCESSOR_AND_PORTAL,
  textOf,
  typedField,
} from '../core/entity.ts';
import { cpf } from '../core/taxIds/cpf.ts';
import { fee } from '../payments/amount.ts';
import { consentSchema } from './consent.ts';
import { thirdPersonFields } from './guardian.ts';

/** A fee that holds no more. */
const earlierFee = v.object({
  /** In reais; `null`: nobody had said one. */
  fee: v.nullable(v.number()),
  /** ISO instant; sessions that began before cost this. */
  until: v.string(),
});

export const patientFields = {
  id: field(uuid, 'Código', STAFF_SUCCESSOR_AND_PORTAL),
  name: field(line(), 'Nome', STAFF_SUCCESSOR_AND_PORTAL),
  email: field(email, 'Email', STAFF_SUCCESSOR_AND_PORTAL),
  phone: typedField(
    field(v.nullable(line()), 'Telefone', STAFF_SUCCESSOR_AND_PORTAL),
    clearable(line()),
  ),
  cpf: typedField(field(v.nullable(line()), 'CPF', STAFF_SUCCESSOR_AND_PORTAL), clearable(cpf)),
  birthDate: typedField(
    field(v.nullable(day), 'Data de nascimento', STAFF_SUCCESSOR_AND_PORTAL),
    clearable(day),
  ),
  address: typedField(
    field(v.nullable(text), 'Endereço', STAFF_SUCCESSOR_AND_PORTAL),
    clearable(text),
  ),
  emergencyContact: typedField(
    field(v.nullable(text), 'Contato de emergência', STAFF_SUCCESSOR_AND_PORTAL),
    clearable(text),
  ),
  medicalHistory: typedField(
    clinicalField(v.optional(v.nullable(text)), 'Histórico médico', OWNER),
    clearable(text),
  ),
  currentMedications: typedField(
    clinicalField(v.optional(v.nullable(text)), 'Medicamentos', OWNER),
    clearable(text),
  ),
  allergies: typedField(
    clinicalField(v.optional(v.nullable(text)), 'Alergias', OWNER),
    clearable(text),
  ),
  isActive: field(v.boolean(), 'Ativo', STAFF_SUCCESSOR_AND_PORTAL),
  psychologistId: field(v.nullable(uuid), 'Psicólogo (código)', STAFF_SUCCESSOR_AND_PORTAL),
  ...thirdPersonFields,
  /**
   * Price of a session in reais, with which a payment begins.
   * 0: free, and no session is owed for.
   */
  sessionFee: typedField(
    field(v.optional(v.nullable(v.number())), 'Valor da sessão', STAFF_AND_SUCCESSOR),
    v.optional(v.nullable(fee)),
  ),
  /** Fees of before, the oldest first, each with the instant at which it ended. */
  earlierFees: field(
    v.optional(v.nullable(v.array(earlierFee))),
    'Valores anteriores da sessão',
    STAFF_AND_SUCCESSOR,
  ),
  /** A court ordered to keep everything about the patient. */
  legalHold: field(v.optional(v.nullable(v.boolean())), 'Guarda judicial', STAFF_AND_SUCCESSOR),
  /**
   * The psychologist who still holds notes and facts of health after agenda and registration data
   * went to another one (`handovers`); `null`: they are the psychologist's own.
   */
  recordHolderId: field(
    v.optional(v.nullable(uuid)),
    'Notas e dados de saúde com (código)',
    STAFF_AND_SUCCESSOR,
  ),
  /** Since when nobody reads the record, until it is handed over to a successor. */
  sealedAt: field(v.optional(v.nullable(v.string())), 'Lacrado em', STAFF_AND_SUCCESSOR),
  /** What the patient has agreed to, in the order of writing it down. */
  consents: field(
    v.optional(v.nullable(v.array(consentSchema))),
    'Consentimentos',
    STAFF_SUCCESSOR_AND_PORTAL,
  ),
  /** Since when the patient is not to be reminded of sessions by mail; `null`: reminders may be sent. */
  remindersOffAt: field(
    v.optional(v.nullable(v.string())),
    'Lembretes recusados em',
    STAFF_SUCCESSOR_AND_PORTAL,
  ),
  /** The patient's own account, once an invite was accepted. */
  userId: field(v.nullable(uuid), 'Conta', STAFF_SUCCESSOR_AND_PORTAL),
  createdAt: field(v.string(), 'Criado em', STAFF_SUCCESSOR_AND_PORTAL),
};

export const patientSchema = schemaOf(patientFields);

/** Facts of a patient's health. */
export const clinicalFields = clinicalNames(patientFields);

export type Patient = v.InferOutput<typeof patientSchema>;

/** True if the patient's facts of health say anything. */
export const hasHealthFacts = (
  patient: Partial<Pick<Patient, (typeof clinicalFields)[number]>>,
): boolean => clinicalFields.some((name) => (patient[name] ?? '').trim() !== '');

type Held = Pick<Patient, 'psychologistId' | 'recordHolderId' | 'sealedAt'>;

/** Returns who holds notes and facts of health, sealed or not. */
export const recordHolderOf = ({
  psychologistId,
  recordHolderId,
}: Omit<Held, 'sealedAt'>): string | null => recordHolderId ?? psychologistId;

/** Returns who reads the facts of health; nobody while the record is sealed. */
const recordReaderOf = (patient: Held): string | null =>
  patient.sealedAt ? null : recordHolderOf(patient);

export const PATIENT_MISSING =
  'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.';

export const patients = defineEntity({
  fields: patientFields,
  schema: patientSchema,
  missing: PATIENT_MISSING,
  readers: {
    administrators: true,
    owner: recordReaderOf,
    successor: ({ psychologistId, recordHolderId }) => (recordHolderId ? psychologistId : null),
    portal: 'itself',
  },
  hotAt: 'always',
  subject: ({ name, id }, look) => textOf(name) ?? look.patientName(id),
});
