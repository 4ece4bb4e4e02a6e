import * as v from 'valibot';
import { closeAccountSchema } from '../auth/forms.ts';
import { defineCall } from './kit/call.ts';
import { account } from './kit/rule.ts';

export const closeAccountCall = defineCall({
  method: 'POST',
  path: '/users/closing',
  allow: account,
  body: closeAccountSchema,
  answer: v.object({ closesAt: v.string() }),
});

export const keepAccountCall = defineCall({
  method: 'DELETE',
  path: '/users/closing',
  allow: account,
  answer: v.object({ success: v.boolean() }),
});
