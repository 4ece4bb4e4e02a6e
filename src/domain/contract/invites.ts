import * as v from 'valibot';
import { invitePasswordSchema, tokenParams } from '../auth/forms.ts';
import type { Command } from '../core/command.ts';
import { uuid } from '../core/fields.ts';
import { createInvite, resendInvite } from '../invites/commands.ts';
import { inviteStatuses } from '../invites/invite.ts';
import { signedInSchema } from './auth.ts';
import { defineCall } from './call.ts';
import { commandCall } from './command.ts';

export const validationSchema = v.object({
  isValid: v.boolean(),
  patientEmail: v.nullable(v.string()),
  patientName: v.nullable(v.string()),
  psychologistName: v.nullable(v.string()),
  expiresAt: v.nullable(v.string()),
});
export type Validation = v.InferOutput<typeof validationSchema>;

const inviteAnswer = v.object({
  id: uuid,
  status: v.picklist(inviteStatuses),
  expiresAt: v.string(),
});

export const createInviteCall = commandCall(createInvite as Command, inviteAnswer);

export const resendInviteCall = commandCall(resendInvite as Command, inviteAnswer);

export const validateInviteCall = defineCall({
  method: 'POST',
  path: '/patient-invites/validate/:token',
  allow: 'public',
  params: tokenParams,
  answer: validationSchema,
});

export const acceptInviteCall = defineCall({
  method: 'POST',
  path: '/patient-invites/use/:token',
  allow: 'public',
  params: tokenParams,
  body: invitePasswordSchema,
  answer: signedInSchema,
  status: 201,
});
