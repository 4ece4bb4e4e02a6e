import * as v from 'valibot';
import { objectionSchema } from '../clinic/forms.ts';
import { handoverSchema } from '../handovers/handover.ts';
import { defineCall } from './kit/call.ts';
import { staff } from './kit/rule.ts';

/** Lists what the signed-in person asked, is asked, or receives. */
export const handoversCall = defineCall({
  method: 'GET',
  path: '/handovers',
  allow: staff,
  answer: v.array(handoverSchema),
});

/** The link of a mail to a member whose account is closed. */
export const objectCall = defineCall({
  method: 'POST',
  path: '/handovers/objection',
  allow: 'public',
  body: objectionSchema,
  answer: v.object({ success: v.boolean(), ended: v.number() }),
});
