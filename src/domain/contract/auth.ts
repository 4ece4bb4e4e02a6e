import * as v from 'valibot';
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  endSessionsSchema,
  emailSchema,
  registerClinicSchema,
  registerPsychSchema,
  resetPasswordSchema,
  undoEmailSchema,
  verifyEmailSchema,
} from '../auth/forms.ts';
import { instant, uuid } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { account } from './kit/rule.ts';
import { signedInSchema } from './signIn.ts';

/** `message` says in Portuguese what was done. */
const doneAnswer = v.object({ success: v.boolean(), message: v.string() });

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

/** Where the person is signed in, the device last heard of first. */
export const ownSessionsCall = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  allow: account,
  answer: v.object({
    sessions: v.array(
      v.object({
        id: uuid,
        /** In plain words, such as `Chrome, Android`; `null` where that is not known. */
        device: v.nullable(v.string()),
        openedAt: instant,
        /** To the hour. */
        seenAt: instant,
        /** That which asks. */
        isCurrent: v.boolean(),
      }),
    ),
  }),
});
export type OwnSession = v.InferOutput<typeof ownSessionsCall.answer>['sessions'][number];

export const endSessionsCall = defineCall({
  method: 'POST',
  path: '/auth/sessions/end',
  allow: account,
  body: endSessionsSchema,
  /** How many ended. */
  answer: v.object({ success: v.boolean(), ended: v.number() }),
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
