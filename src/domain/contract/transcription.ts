import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { defineCall } from './call.ts';
import { author } from './rule.ts';

export const transcribeCall = defineCall({
  method: 'POST',
  path: '/notes/transcribe',
  allow: author,
  bodyType: 'multipart/form-data',
  /** `patientId`: whose session it is. Where it is named, that patient's consent is asked for; where a practice asks for consents, it has to be. */
  body: v.object({ audio: v.file(), patientId: v.optional(uuid) }),
  answer: v.object({ transcription: v.string() }),
});
