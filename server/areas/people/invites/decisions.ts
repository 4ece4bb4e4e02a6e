import type { PatientInvite } from '../../../../src/domain/invites/invite.ts';
import { required } from '../../../../src/domain/core/documents.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { inviteExpiry, requireInvitable } from '../../../../src/domain/invites/commands.ts';
import type { Decision, DecisionContext } from '../../../engine/execution/decision.ts';
import { sendInvitation } from './sending.ts';

const invitesOf = async (
  { tx, documents }: DecisionContext,
  patientId: string,
): Promise<readonly PatientInvite[]> => {
  const found = await tx.find('patientInvites', { equal: { patientId } });
  documents.adopt(
    found.map(({ id }) => ['patientInvites', id]),
    found,
  );
  return found.map(({ document }) => document);
};

/**
 * One open invitation a patient; the refusal names it, so that it can be sent again. Its days begin now, which may be
 * long after the person made it without a network.
 */
export const inviteByMail: Decision<'patientInvite.create'> = async (
  { id, patientId },
  context,
) => {
  const open = (await invitesOf(context, patientId)).find(
    (other) => other.status === 'pending' && other.id !== id,
  );
  if (open)
    throw new DomainError(
      'invite_exists',
      'Este paciente já tem um convite em aberto. Reenvie-o.',
      409,
      { id: open.id },
    );
  const invite = required(context.documents, 'patientInvites', id);
  context.documents.put('patientInvites', { ...invite, expiresAt: inviteExpiry(context.now) });
  await sendInvitation(context, invite);
};

/** To the patient's present address, for the psychologist whom the patient has now. */
export const resendByMail: Decision<'patientInvite.resend'> = async ({ id }, context) => {
  const { tx, documents, now } = context;
  const invite = required(documents, 'patientInvites', id);
  const [patient] = await tx.find('patients', { equal: { id: invite.patientId } });
  if (!patient) return;
  requireInvitable(patient.document);
  const { email, psychologistId } = patient.document;
  const expiresAt = inviteExpiry(now);
  documents.put('patientInvites', { ...invite, email, psychologistId, expiresAt });
  await sendInvitation(context, { id, email });
};

/** Invitations that were never accepted go with their patient. */
export const withdrawInvites: Decision<'patient.delete'> = async ({ id }, context) => {
  for (const invite of await invitesOf(context, id))
    if (invite.status !== 'accepted') context.documents.remove('patientInvites', invite.id);
};
