import * as v from 'valibot';
import { acceptInviteSchema, invitationSchema, invitePasswordSchema } from '../auth/forms.ts';
import type { Command } from '../core/command.ts';
import { uuid } from '../core/fields.ts';
import { createInvite, resendInvite } from '../invites/commands.ts';
import { inviteStatuses } from '../invites/invite.ts';
import { signedInSchema } from './signIn.ts';
import { defineCall } from './kit/call.ts';
import { commandCall } from './kit/command.ts';
import { idParams } from './kit/params.ts';
import { staff } from './kit/rule.ts';

const validationSchema = v.object({
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

export const inviteLinkSchema = v.object({
  /** Of the app, with the secret in it: for the patient alone, and for no log. */
  path: v.string(),
  expiresAt: v.string(),
});
export type InviteLink = v.InferOutput<typeof inviteLinkSchema>;

/** A link of an open invitation that its staff hand over themselves. */
export const inviteLinkCall = defineCall({
  method: 'POST',
  path: '/patient-invites/link/:id',
  allow: staff,
  params: idParams,
  answer: inviteLinkSchema,
});

export const validateInviteCall = defineCall({
  method: 'POST',
  path: '/patient-invites/validate',
  allow: 'public',
  body: invitationSchema,
  answer: validationSchema,
});

export const acceptInviteCall = defineCall({
  method: 'POST',
  path: '/patient-invites/use',
  allow: 'public',
  body: acceptInviteSchema,
  answer: signedInSchema,
  status: 201,
});

/** The documents' own path. A proxy may log the token in it, so our pages do not call it. */
export const validateInviteByPathCall = defineCall({
  method: 'POST',
  path: '/patient-invites/validate/:token',
  allow: 'public',
  params: invitationSchema,
  answer: validationSchema,
});

/** The documents' own path. A proxy may log the token in it, so our pages do not call it. */
export const acceptInviteByPathCall = defineCall({
  method: 'POST',
  path: '/patient-invites/use/:token',
  allow: 'public',
  params: invitationSchema,
  body: invitePasswordSchema,
  answer: signedInSchema,
  status: 201,
});
