import * as v from 'valibot';
import type { Command } from '../core/command.ts';
import { updateProfile } from '../users/commands.ts';
import { userSchema } from '../users/user.ts';
import { signedInSchema } from './signIn.ts';
import { defineCall, type ObjectSchema } from './kit/call.ts';
import { account, ruleOf } from './kit/rule.ts';

const profileAnswer = v.object({ ...userSchema.entries, tenantId: v.string() });

export const profileCall = defineCall({
  method: 'GET',
  path: '/users/profile',
  allow: account,
  answer: profileAnswer,
});

export const updateProfileCall = defineCall({
  method: updateProfile.method,
  path: updateProfile.path,
  allow: ruleOf(updateProfile as Command),
  body: updateProfile.args as typeof updateProfile.args & ObjectSchema,
  answer: v.object({ ...profileAnswer.entries, ...v.partial(signedInSchema).entries }),
});
