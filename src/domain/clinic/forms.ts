import * as v from 'valibot';
import { invitePasswordSchema, linkSchema } from '../auth/forms.ts';
import { email, uuid } from '../core/fields.ts';
import { personName } from '../core/personName.ts';
import { crp } from '../professional/crp.ts';

/** So many patients are handed over or sealed by one call: who else waits for the clinic then waits no longer than for a command. */
export const PATIENTS_AT_A_TIME = 5;

export const memberInviteSchema = v.object({ email });

export const inviteIdSchema = v.object({ inviteId: uuid });

/** What accepting an invitation to a clinic sends. */
export const joinSchema = v.object({
  name: v.pipe(
    personName('Nome é obrigatório'),
    v.nonEmpty('Nome é obrigatório'),
    v.minLength(2, 'Nome deve ter pelo menos 2 caracteres'),
  ),
  crp,
  ...invitePasswordSchema.entries,
});
export type JoinInput = v.InferOutput<typeof joinSchema>;

export const memberStatusSchema = v.object({
  isActive: v.boolean('Informe se a conta fica ativa.'),
});

/** What becomes of sessions for which the successor has no time: nothing is done, or they are cancelled. */
const overlapChoices = ['ask', 'cancel'] as const;
export type OverlapChoice = (typeof overlapChoices)[number];

const patients = <S extends v.GenericSchema>(one: S) =>
  v.pipe(
    v.array(one),
    v.maxLength(PATIENTS_AT_A_TIME, `Envie no máximo ${PATIENTS_AT_A_TIME} pacientes por vez`),
  );

export const handoverSchema = v.object({
  successorId: uuid,
  patients: patients(
    v.object({
      patientId: uuid,
      overlaps: v.optional(v.picklist(overlapChoices, 'Escolha o que fazer'), 'ask'),
    }),
  ),
});

/** The body of `POST /handovers/objection`. */
export const objectionSchema = linkSchema;

export const sealSchema = v.object({ patientIds: patients(uuid) });
