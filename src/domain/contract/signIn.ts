import * as v from 'valibot';
import { endedSessionSchema } from '../auth/endedSession.ts';
import { loginRequest } from '../auth/signInForm.ts';
import { roles } from '../users/role.ts';
import { defineCall } from './kit/call.ts';
import { account } from './kit/rule.ts';

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
const loginAnswer = v.object({ ...signedInSchema.entries, notice: v.optional(v.string()) });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

const successAnswer = v.object({ success: v.boolean() });

export const loginCall = defineCall({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  body: loginRequest,
  answer: loginAnswer,
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
