import * as v from 'valibot';
import { email, uuid } from '../core/fields.ts';
import { defineEntity, field, schemaOf, STAFF } from '../core/entity.ts';

export const INVITE_DAYS = 7;

export const inviteStatuses = ['pending', 'accepted', 'cancelled'] as const;

/** A patient's invitation to the portal. The tokens that it is accepted with stand in the mail, and where its staff hand one over. */
const patientInviteFields = {
  id: field(uuid, 'Código', STAFF),
  patientId: field(uuid, 'Paciente (código)', STAFF),
  psychologistId: field(v.nullable(uuid), 'Psicólogo (código)', STAFF),
  email: field(email, 'Email', STAFF),
  status: field(v.picklist(inviteStatuses), 'Status', STAFF),
  expiresAt: field(v.string(), 'Vale até', STAFF),
  createdAt: field(v.string(), 'Criado em', STAFF),
};

export const patientInviteSchema = schemaOf(patientInviteFields);

export type PatientInvite = v.InferOutput<typeof patientInviteSchema>;

export type InviteState = PatientInvite['status'] | 'expired';

/** @param at ISO instant */
export const inviteStateAt = (
  { status, expiresAt }: Pick<PatientInvite, 'status' | 'expiresAt'>,
  at: string,
): InviteState => (status === 'pending' && expiresAt <= at ? 'expired' : status);

export const patientInvites = defineEntity({
  fields: patientInviteFields,
  schema: patientInviteSchema,
  missing: 'Convite não encontrado.',
  readers: { administrators: true, owner: ({ psychologistId }) => psychologistId },
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('patientInvites', id)?.['patientId']),
});
