import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { uuid } from '../core/fields.ts';
import { requireCaredFor } from '../patients/caredFor.ts';
import type { Patient } from '../patients/patient.ts';
import { INVITE_DAYS } from './invite.ts';

const staff = ['psych', 'administrator'] as const;
const DAY_MS = 86_400_000;

/** @throws DomainError where the patient cannot be given an account */
export function requireInvitable({ userId, isActive }: Patient): void {
  if (userId) throw new DomainError('already_accepted', 'Este paciente já tem acesso ao portal.');
  if (!isActive)
    throw new DomainError('patient_inactive', 'Este paciente está inativo. Ative-o primeiro.');
}

/** Until when an invitation that is sent at an instant (ISO) can be used. */
export const inviteExpiry = (at: string): string =>
  new Date(Date.parse(at) + INVITE_DAYS * DAY_MS).toISOString();

/** Address and names come from the patient. The server sends the mail. */
export const createInvite = defineCommand({
  name: 'patientInvite.create',
  entity: 'patientInvites',
  method: 'POST',
  path: '/patient-invites/create',
  roles: staff,
  title: 'Convidar paciente',
  args: v.object({ id: uuid, patientId: uuid }),
  creates: ({ id }) => [['patientInvites', id]],
  touches: ({ id }) => [['patientInvites', id]],
  reads: ({ patientId }) => [['patients', patientId]],
  apply(documents, { id, patientId }, { actor, at }) {
    if (documents.get('patientInvites', id)) return;
    const patient = requireCaredFor(documents, patientId, actor);
    requireInvitable(patient);
    documents.put('patientInvites', {
      id,
      patientId,
      psychologistId: patient.psychologistId,
      email: patient.email,
      status: 'pending',
      expiresAt: inviteExpiry(at),
      createdAt: at,
    });
  },
});

/** A new link for the same invitation; the earlier ones no longer open. */
export const resendInvite = defineCommand({
  name: 'patientInvite.resend',
  entity: 'patientInvites',
  method: 'POST',
  path: '/patient-invites/resend/:id',
  roles: staff,
  title: 'Reenviar convite',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['patientInvites', id]],
  apply(documents, { id }, { at }) {
    const invite = required(documents, 'patientInvites', id);
    if (invite.status !== 'pending')
      throw new DomainError('already_accepted', 'Este convite já foi usado.');
    documents.put('patientInvites', { ...invite, expiresAt: inviteExpiry(at) });
  },
});
