import * as v from 'valibot';
import { defineCall } from './call.ts';

const documentShape = v.looseObject({
  openapi: v.string(),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.unknown()),
});

export const healthCall = defineCall({
  method: 'GET',
  path: '/health',
  allow: 'public',
  answer: v.object({
    status: v.literal('ok'),
    /** When everything was last copied by this program, ISO; `null` where it never was. */
    lastCopyAt: v.nullable(v.string()),
    /** Practices that were refused today because they had too much written. */
    practicesAtLimit: v.number(),
    /** Since when an instance sends no mail, ISO; `null` while it does. */
    mailPausedSince: v.nullable(v.string()),
  }),
});

export const openApiCall = defineCall({
  method: 'GET',
  path: '/openapi.json',
  allow: 'public',
  answer: documentShape,
});

export const docsCall = defineCall({
  method: 'GET',
  path: '/docs',
  allow: 'public',
  answer: v.string(),
  answerType: 'text/html',
});

/** The reader of notes or hearer of recordings: nobody, this server, or a service outside. */
const listener = v.picklist(['none', 'server', 'outside']);

export const aiProviderCall = defineCall({
  method: 'GET',
  path: '/ai-provider',
  allow: 'public',
  answer: v.object({
    notes: listener,
    recordings: listener,
    /** A model of a provider reads the notes, or the word list. Absent from older servers. */
    notesBy: v.optional(v.picklist(['model', 'words'])),
    /** The operator's own model on the server, which no quota limits. */
    model: v.optional(v.string()),
    /** As the operator names it; `null` where nobody has said. */
    name: v.nullable(v.string()),
    country: v.nullable(v.string()),
  }),
});
export type AiProviderAnswer = v.InferOutput<typeof aiProviderCall.answer>;
