import * as v from 'valibot';
import { eventGroupNames, eventKinds, recordParts } from '../audit/kinds.ts';
import { EXPORTED_AT_A_TIME, exportKinds, READS_AT_A_TIME } from '../audit/read.ts';
import { instant, uuid } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { account, owner, staff } from './kit/rule.ts';
import { whole } from './kit/params.ts';

const eventAnswer = v.object({
  id: uuid,
  at: instant,
  kind: v.picklist(eventKinds),
  actorId: v.nullable(uuid),
  subjectId: v.nullable(uuid),
  sessionId: v.nullable(uuid),
  clientId: v.nullable(uuid),
  network: v.nullable(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

const readAnswer = v.object({
  /** The first of its hour. */
  at: instant,
  receivedAt: instant,
  userId: uuid,
  /** `null` for a list of all patients. */
  patientId: v.nullable(uuid),
  part: v.picklist(recordParts),
  clientId: v.nullable(uuid),
});
export type EventAnswer = v.InferOutput<typeof eventAnswer>;
export type ReadAnswer = v.InferOutput<typeof readAnswer>;

const CURSOR = /^(\d{13})\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.([a-z]{1,20})$/;

/** A row's place: its hour in milliseconds, the person, the patient, the part. */
export const readCursor = v.pipe(
  v.string('Página inválida'),
  v.regex(CURSOR, 'Página inválida'),
  v.transform((text) => {
    const [, hour = '', userId = '', patientId = '', part = ''] = CURSOR.exec(text) ?? [];
    return { hour: new Date(Number(hour)), userId, patientId, part };
  }),
  v.check(
    ({ hour, userId, patientId }) =>
      hour.getUTCFullYear() < 3000 && v.is(uuid, userId) && v.is(uuid, patientId),
    'Página inválida',
  ),
);

const PAGE = 50;

const PAGE_MAX = 200;

const limit = v.optional(whole('Limite inválido', 1, PAGE_MAX), String(PAGE));

const next = v.nullable(v.string());

const eventsQuery = v.object({
  before: v.optional(uuid),
  group: v.optional(v.picklist(eventGroupNames, 'Filtro inválido')),
  limit,
});

const eventsAnswer = v.object({ events: v.array(eventAnswer), next });

export const securityEventsCall = defineCall({
  method: 'GET',
  path: '/audit/events',
  allow: owner,
  query: eventsQuery,
  answer: eventsAnswer,
});

/** What was done with one's own account, and by it. */
export const ownEventsCall = defineCall({
  method: 'GET',
  path: '/audit/own-events',
  allow: account,
  query: eventsQuery,
  answer: eventsAnswer,
});

export const recordReadsCall = defineCall({
  method: 'GET',
  path: '/audit/reads',
  allow: staff,
  query: v.object({ patientId: v.optional(uuid), before: v.optional(readCursor), limit }),
  answer: v.object({ reads: v.array(readAnswer), next }),
});

export const reportReadsCall = defineCall({
  method: 'POST',
  path: '/audit/reads',
  allow: staff,
  body: v.object({
    clientId: uuid,
    reads: v.pipe(
      v.array(v.object({ patientId: uuid, part: v.picklist(recordParts), at: instant })),
      v.maxLength(READS_AT_A_TIME, `Envie no máximo ${READS_AT_A_TIME} por vez`),
    ),
  }),
  answer: v.object({ success: v.boolean() }),
});

const amount = v.pipe(
  v.number('Quantidade inválida'),
  v.safeInteger('Quantidade inválida'),
  v.minValue(0, 'Quantidade inválida'),
);

export const reportExportCall = defineCall({
  method: 'POST',
  path: '/audit/exports',
  allow: staff,
  body: v.object({
    clientId: uuid,
    id: uuid,
    kind: v.picklist(exportKinds, 'Tipo inválido'),
    at: instant,
    counts: v.object({
      patients: amount,
      sessions: amount,
      notes: amount,
      payments: amount,
      bytes: amount,
    }),
    patientIds: v.pipe(
      v.array(uuid),
      v.maxLength(EXPORTED_AT_A_TIME, `Envie no máximo ${EXPORTED_AT_A_TIME} por vez`),
    ),
  }),
  answer: v.object({ success: v.boolean() }),
});
