import * as v from 'valibot';
import { email, uuid } from '../core/fields.ts';
import { type Entity, ofPsychologist } from '../core/entity.ts';

export const INVITE_DAYS = 7;

export const inviteStatuses = ['pending', 'accepted', 'cancelled'] as const;

/** A patient's invitation to the portal. The tokens that it is accepted with stand in the mail, and where its staff hand one over. */
export const patientInviteSchema = v.object({
  id: uuid,
  patientId: uuid,
  psychologistId: v.nullable(uuid),
  email,
  status: v.picklist(inviteStatuses),
  expiresAt: v.string(),
  createdAt: v.string(),
});

export type PatientInvite = v.InferOutput<typeof patientInviteSchema>;

export type InviteState = PatientInvite['status'] | 'expired';

/** @param at ISO instant */
export const inviteStateAt = (
  { status, expiresAt }: Pick<PatientInvite, 'status' | 'expiresAt'>,
  at: string,
): InviteState => (status === 'pending' && expiresAt <= at ? 'expired' : status);

export const patientInvites: Entity<PatientInvite> = {
  schema: patientInviteSchema,
  missing: 'Convite não encontrado.',
  seenBy: ofPsychologist,
  hotAt: 'always',
  subject: ({ id, patientId }, look) =>
    look.patientName(patientId ?? look.get('patientInvites', id)?.['patientId']),
};
