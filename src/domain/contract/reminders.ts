import * as v from 'valibot';
import { linkSchema } from '../auth/forms.ts';
import { defineCall } from './kit/call.ts';

const answer = v.object({ success: v.boolean() });

/** Ends mails of one kind to the address that the link was mailed to; opening the link does not. */
export const stopRemindersCall = defineCall({
  method: 'POST',
  path: '/reminders/stop',
  allow: 'public',
  body: linkSchema,
  answer,
});

/**
 * The same for a mail program's one click (RFC 8058).
 * It sends a fixed form to a URL, so the token can stand only there.
 */
export const stopInOneClickCall = defineCall({
  method: 'POST',
  path: '/reminders/stop/:token',
  allow: 'public',
  params: linkSchema,
  answer,
});
