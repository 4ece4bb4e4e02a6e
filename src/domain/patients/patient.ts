import * as v from 'valibot';
import { day, email, line, text, uuid } from '../core/fields.ts';
import { type Entity, textOf } from '../core/entity.ts';
import { consentSchema } from './consent.ts';
import { guardianFields, payerFields, thirdPersonEntries } from './guardian.ts';

/** Facts of a patient's health. Administrators and the patient portal do not receive them. */
export const clinicalFields = ['medicalHistory', 'currentMedications', 'allergies'] as const;

export const patientSchema = v.object({
  id: uuid,
  name: line(),
  email,
  phone: v.nullable(line()),
  cpf: v.nullable(line()),
  birthDate: v.nullable(day),
  address: v.nullable(text),
  emergencyContact: v.nullable(text),
  medicalHistory: v.optional(v.nullable(text)),
  currentMedications: v.optional(v.nullable(text)),
  allergies: v.optional(v.nullable(text)),
  isActive: v.boolean(),
  psychologistId: v.nullable(uuid),
  ...thirdPersonEntries,
  /**
   * What a session costs, in reais: the amount that a payment begins with. 0: nothing, and none of the sessions is owed for.
   * Not for the patient portal.
   */
  sessionFee: v.optional(v.nullable(v.number())),
  /** A court ordered to keep everything about the patient. Not for the patient portal. */
  legalHold: v.optional(v.nullable(v.boolean())),
  /** Since when nobody reads the record, until it is handed over to a successor. Not for the patient portal. */
  sealedAt: v.optional(v.nullable(v.string())),
  /** What the patient has agreed to, in the order of writing it down. */
  consents: v.optional(v.nullable(v.array(consentSchema))),
  /** Since when the patient is not to be reminded of sessions by mail; `null`: reminders may be sent. */
  remindersOffAt: v.optional(v.nullable(v.string())),
  /** The patient's own account, once an invite was accepted. */
  userId: v.nullable(uuid),
  createdAt: v.string(),
});

export type Patient = v.InferOutput<typeof patientSchema>;

/** The portal shows none of them: what staff keep of the patient, and what belongs to somebody else. */
const notForPortal = [
  'legalHold',
  'sealedAt',
  'sessionFee',
  ...guardianFields,
  ...payerFields,
] as const;

export const PATIENT_MISSING =
  'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.';

export const patients: Entity<Patient> = {
  schema: patientSchema,
  missing: PATIENT_MISSING,
  seenBy: {
    administrators: { except: clinicalFields },
    owner: {
      of: ({ psychologistId, sealedAt }) => (sealedAt ? null : psychologistId),
      sees: 'whole',
    },
    portal: { of: 'itself', sees: { except: [...clinicalFields, ...notForPortal] } },
  },
  hotAt: 'always',
  subject: ({ name, id }, look) => textOf(name) ?? look.patientName(id),
};
