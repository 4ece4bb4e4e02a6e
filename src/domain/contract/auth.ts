import * as v from 'valibot';
import { endedSessionSchema } from '../auth/endedSession.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  emailSchema,
  loginRequest,
  registerClinicSchema,
  registerPsychSchema,
  resetPasswordSchema,
  undoEmailSchema,
  verifyEmailSchema,
} from '../auth/forms.ts';
import { roles } from '../users/user.ts';
import { defineCall } from './call.ts';
import { account } from './rule.ts';

/** A person with an account, as a token and a sign-in's answer show them. */
export const accountSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  tenantId: v.string(),
  availabilityWeeksAhead: v.number(),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** What a sign-in, a registration and a renewal answer. */
export const signedInSchema = v.object({ access_token: v.string(), user: accountSchema });
export type SignedIn = v.InferOutput<typeof signedInSchema>;

/** A sign-in with a password; `notice` says what the person should know, in Portuguese. */
export const loginAnswer = v.object({ ...signedInSchema.entries, notice: v.optional(v.string()) });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

const successAnswer = v.object({ success: v.boolean() });

/** `message` says in Portuguese what was done. */
const doneAnswer = v.object({ success: v.boolean(), message: v.string() });

export const loginCall = defineCall({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  body: loginRequest,
  answer: loginAnswer,
});

export const registerPsychCall = defineCall({
  method: 'POST',
  path: '/auth/registerTenantPsych',
  allow: 'public',
  body: registerPsychSchema,
  answer: signedInSchema,
  status: 201,
});

export const registerClinicCall = defineCall({
  method: 'POST',
  path: '/auth/registerClinic',
  allow: 'public',
  body: registerClinicSchema,
  answer: signedInSchema,
  status: 201,
});

export const renewCall = defineCall({
  method: 'POST',
  path: '/auth/renew',
  allow: account,
  answer: signedInSchema,
});

export const logoutCall = defineCall({
  method: 'POST',
  path: '/auth/logout',
  allow: account,
  answer: successAnswer,
});

export const endSessionCall = defineCall({
  method: 'POST',
  path: '/auth/end-session',
  allow: 'public',
  body: endedSessionSchema,
  answer: successAnswer,
});

export const verifyEmailCall = defineCall({
  method: 'POST',
  path: '/auth/verify-email',
  allow: 'public',
  body: verifyEmailSchema,
  answer: doneAnswer,
});

export const resendVerificationCall = defineCall({
  method: 'POST',
  path: '/auth/resend-verification',
  allow: 'public',
  body: emailSchema,
  answer: doneAnswer,
});

export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  allow: 'public',
  body: emailSchema,
  answer: doneAnswer,
});

export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  allow: 'public',
  body: resetPasswordSchema,
  answer: doneAnswer,
});

export const changeEmailCall = defineCall({
  method: 'POST',
  path: '/auth/change-email',
  allow: account,
  body: changeEmailSchema,
  answer: doneAnswer,
});

export const confirmEmailCall = defineCall({
  method: 'POST',
  path: '/auth/confirm-email',
  allow: 'public',
  body: confirmEmailSchema,
  answer: doneAnswer,
});

export const undoEmailCall = defineCall({
  method: 'POST',
  path: '/auth/undo-email',
  allow: 'public',
  body: undoEmailSchema,
  answer: doneAnswer,
});

export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/auth/change-password',
  allow: account,
  body: changePasswordSchema,
  answer: doneAnswer,
});
