import * as v from 'valibot';
import { uuid } from '../core/fields.ts';
import { entityNames } from '../entities.ts';
import { batchSchema, PAGE_DOCUMENTS } from '../sync/protocol.ts';
import { defineCall } from './kit/call.ts';
import { everyone } from './kit/rule.ts';
import { whole } from './kit/params.ts';

const CURSOR_MAX = 4000;

const changesQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(CURSOR_MAX))),
  clientId: uuid,
  limit: v.optional(whole('Limite inválido', 1, PAGE_DOCUMENTS), String(PAGE_DOCUMENTS)),
});

const changesAnswer = v.object({
  epoch: v.string(),
  seq: v.number(),
  reader: v.string(),
  cursor: v.string(),
  changes: v.array(
    v.object({
      entity: v.picklist(entityNames),
      id: uuid,
      v: v.number(),
      cs: v.number(),
      doc: v.optional(v.looseObject({ id: uuid })),
    }),
  ),
  done: v.boolean(),
  first: v.optional(
    v.object({
      hot: v.boolean(),
      total: v.number(),
      window: v.optional(v.object({ from: v.string(), to: v.string() })),
    }),
  ),
  reset: v.optional(v.boolean()),
  shared: v.optional(v.number()),
});

const batchAnswer = v.object({
  lastSeq: v.number(),
  gap: v.boolean(),
  results: v.array(
    v.looseObject({ key: v.string(), status: v.picklist(['done', 'refused', 'failed']) }),
  ),
});

export const eventsCall = defineCall({
  method: 'GET',
  path: '/sync/events',
  allow: everyone,
  answer: v.string(),
  answerType: 'text/event-stream',
});

export const changesCall = defineCall({
  method: 'GET',
  path: '/sync/changes',
  allow: everyone,
  query: changesQuery,
  answer: changesAnswer,
});

/** Ids that a device asks about at a time. */
const HELD_MAX = 500;

const named = { entity: v.picklist(entityNames), id: uuid };
const refs = v.array(v.object(named));
/** With the number of the state that the device holds; older devices do not say it. */
const heldRefs = v.array(
  v.object({ ...named, v: v.optional(v.pipe(v.number(), v.safeInteger())) }),
);

/**
 * Which of the documents this practice's history never held. One that it holds as deleted, by a
 * deletion older than the device's state, counts as well: it had been restored.
 */
export const neverHeldCall = defineCall({
  method: 'POST',
  path: '/sync/never-held',
  allow: everyone,
  body: v.object({ refs: v.pipe(heldRefs, v.maxLength(HELD_MAX)) }),
  answer: v.object({ neverHeld: refs }),
});

export const commandsCall = defineCall({
  method: 'POST',
  path: '/sync/commands',
  allow: everyone,
  bodyType: 'application/json',
  body: batchSchema,
  answer: batchAnswer,
});
