import * as v from 'valibot';
import { defineCall } from './call.ts';
import { author } from './rule.ts';

export const transcribeCall = defineCall({
  method: 'POST',
  path: '/notes/transcribe',
  allow: author,
  bodyType: 'multipart/form-data',
  body: v.object({ audio: v.file() }),
  answer: v.object({ transcription: v.string() }),
});
