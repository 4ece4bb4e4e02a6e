import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { entityNames } from '../../src/domain/entities.ts';
import { batchSchema, PAGE_DOCUMENTS } from '../../src/domain/sync/protocol.ts';
import { recordHandOver } from './hand-over.ts';
import { createAdmissionCheck } from './admission-check.ts';
import { createFeedReader } from '../documents/feed-reader.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { executeBatch } from '../sync/batch.ts';
import { readChanges } from '../sync/changes.ts';
import { openEventStream } from '../sync/event-stream.ts';
import { createWakes } from '../sync/events.ts';
import type { Execution } from '../sync/execute.ts';
import { createStreamPlaces } from '../sync/stream-places.ts';
import { readBatch } from './batch-body.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { jsonText } from '../http/json-text.ts';
import { errorFields, silentLogger } from '../kernel/logger.ts';
import { whole } from '../http/params.ts';

const CURSOR_MAX = 2000;

const changesQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(CURSOR_MAX))),
  clientId: uuid,
  limit: v.optional(whole('Limite inválido', 1, PAGE_DOCUMENTS), String(PAGE_DOCUMENTS)),
});

const changesAnswer = v.object({
  epoch: v.string(),
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
});

const batchAnswer = v.object({
  lastSeq: v.number(),
  gap: v.boolean(),
  results: v.array(
    v.looseObject({ key: v.string(), status: v.picklist(['done', 'refused', 'failed']) }),
  ),
});

function eventsEndpoint({
  db,
  clock,
  closing = new AbortController().signal,
}: ServerParts): Endpoint {
  const wakes = createWakes(db);
  const places = createStreamPlaces(closing);
  const isAdmitted = createAdmissionCheck({ db, clock });
  return endpoint({
    method: 'GET',
    path: '/sync/events',
    summary: 'Avisa, enquanto a conexão durar, que algo mudou.',
    answer: v.string(),
    answerType: 'text/event-stream',
    async handle({ c }) {
      const { id: sessionId, actor } = c.get('session');
      const place = places.take({ ...actor, sessionId });
      const listener = { actor, isAdmitted: () => isAdmitted(sessionId, actor) };
      const stream = await openEventStream(wakes, listener, place.signal, {}, place.release);
      return c.body(stream, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy must not hold events back.
        'x-accel-buffering': 'no',
      });
    },
  });
}

/** What devices call. */
export function syncEndpoints(parts: ServerParts, execution: Execution): readonly Endpoint[] {
  const { db, clock, logger = silentLogger } = parts;
  const feed = createFeedReader(db);
  return [
    endpoint({
      method: 'GET',
      path: '/sync/changes',
      summary: 'O que mudou desde um cursor, para o aparelho de quem pergunta.',
      query: changesQuery,
      answer: changesAnswer,
      async handle({ c, query: { cursor = null, clientId, limit } }) {
        const { actor } = c.get('session');
        const page = { cursor, clientId, limit };
        let isFirst = false;
        const text = await readChanges(feed, actor, page, clock.now(), () => (isFirst = true));
        if (isFirst) await recordHandOver(parts, actor, clientId);
        return jsonText(c, text);
      },
    }),
    eventsEndpoint(parts),
    endpoint({
      method: 'POST',
      path: '/sync/commands',
      summary: 'Os comandos de um aparelho, em ordem, respondidos um a um. Aceita gzip.',
      bodyType: 'application/json',
      bodyShape: batchSchema,
      answer: batchAnswer,
      async handle({ c }) {
        const batch = await readBatch(c);
        const onFailure = (error: unknown) =>
          logger('error', 'command_failed', { request: c.get('requestId'), ...errorFields(error) });
        return executeBatch(execution, c.get('session').actor, batch, onFailure);
      },
    }),
  ];
}
