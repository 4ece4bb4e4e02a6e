import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { author } from './kit/rule.ts';

export const transcribeCall = defineCall({
  method: 'POST',
  path: '/notes/transcribe',
  allow: author,
  bodyType: 'multipart/form-data',
  /** `patientId`: whose session it is. Without it nobody has agreed, and it is refused (409). */
  body: v.object({ audio: v.file(), patientId: v.optional(uuid) }),
  answer: v.object({ transcription: v.string() }),
});
