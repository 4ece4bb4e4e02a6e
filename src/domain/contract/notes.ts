import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { noteSchema } from '../notes/note.ts';
import { noteTemplateSchema } from '../noteTemplates/template.ts';
import { patternAnalysisSchema } from '../notes/mood/patterns.ts';
import { sentimentAnalyticsSchema, sentimentPeriods } from '../notes/mood/sentiment.ts';
import { defineCall } from './kit/call.ts';
import { author } from './kit/rule.ts';
import { idParams } from './kit/params.ts';

/** A note as the REST contract shows it. */
export const noteAnswer = v.object({
  ...noteSchema.entries,
  tenantId: uuid,
  psychologist: v.nullable(v.object({ id: uuid, name: v.string() })),
});
export type NoteAnswer = v.InferOutput<typeof noteAnswer>;

export const sentimentCall = defineCall({
  method: 'GET',
  path: '/notes/sentiment-analytics/:period',
  allow: author,
  params: v.object({ period: v.picklist(sentimentPeriods, 'Período inválido') }),
  query: v.object({ patientId: v.optional(uuid) }),
  answer: sentimentAnalyticsSchema,
});

export const patternsCall = defineCall({
  method: 'GET',
  path: '/notes/patterns/:id',
  allow: author,
  params: idParams,
  answer: patternAnalysisSchema,
});

export const notesOfPatientCall = defineCall({
  method: 'GET',
  path: '/notes/byPatient/:id',
  allow: author,
  params: idParams,
  answer: v.array(noteAnswer),
});

export const noteOfAppointmentCall = defineCall({
  method: 'GET',
  path: '/notes/byAppointment/:id',
  allow: author,
  params: idParams,
  answer: noteAnswer,
});

export const noteCall = defineCall({
  method: 'GET',
  path: '/notes/:id',
  allow: author,
  params: idParams,
  answer: noteAnswer,
});

export const templatesCall = defineCall({
  method: 'GET',
  path: '/note-templates',
  allow: author,
  answer: v.array(noteTemplateSchema),
});
