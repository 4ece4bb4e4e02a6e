import * as v from 'valibot';
import { linkParams } from '../auth/forms.ts';
import { defineCall } from './call.ts';

/**
 * No more reminders for whom a mail was sent to. A mail program may make it by itself (RFC 8058: a form that nobody needs to
 * read); opening the link does not.
 */
export const stopRemindersCall = defineCall({
  method: 'POST',
  path: '/reminders/stop/:token',
  allow: 'public',
  params: linkParams,
  answer: v.object({ success: v.boolean() }),
});
