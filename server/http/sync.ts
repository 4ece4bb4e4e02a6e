import { Hono } from 'hono';
import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { PAGE_DOCUMENTS } from '../../src/domain/sync/protocol.ts';
import { createFeedReader } from '../documents/feed-reader.ts';
import type { ServerParts } from '../parts.ts';
import { executeBatch } from '../sync/batch.ts';
import { readChanges } from '../sync/changes.ts';
import { openEventStream } from '../sync/event-stream.ts';
import { createWakes } from '../sync/events.ts';
import type { Execution } from '../sync/execute.ts';
import { readBatch } from './batch-body.ts';
import type { AppEnv } from './env.ts';
import { jsonText } from './json-text.ts';
import { errorFields, type Logger } from './logger.ts';
import { parseQuery, whole } from './params.ts';

const CURSOR_MAX = 2000;

const changesQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(CURSOR_MAX))),
  clientId: uuid,
  limit: v.optional(whole('Limite inválido', 1, PAGE_DOCUMENTS), String(PAGE_DOCUMENTS)),
});

/** What devices call. */
export function syncRoutes(parts: ServerParts, execution: Execution, logger: Logger): Hono<AppEnv> {
  const feed = createFeedReader(parts.db);
  const wakes = createWakes(parts.db);
  const closing = parts.closing ?? new AbortController().signal;
  return new Hono<AppEnv>()
    .get('/changes', async (c) => {
      const { cursor = null, clientId, limit } = parseQuery(c, changesQuery);
      const { actor } = c.get('session');
      return jsonText(
        c,
        await readChanges(feed, actor, { cursor, clientId, limit }, parts.clock.now()),
      );
    })
    .get('/events', async (c) => {
      const stream = await openEventStream(wakes, c.get('session').actor, closing);
      return c.body(stream, 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy must not hold events back.
        'x-accel-buffering': 'no',
      });
    })
    .post('/commands', async (c) => {
      const batch = await readBatch(c);
      const onFailure = (error: unknown) =>
        logger('error', 'command_failed', { request: c.get('requestId'), ...errorFields(error) });
      return c.json(await executeBatch(execution, c.get('session').actor, batch, onFailure));
    });
}
