import {
  changesCall,
  commandsCall,
  eventsCall,
  neverHeldCall,
} from '../../../src/domain/contract/sync.ts';
import { recordHandOver } from './hand-over.ts';
import { createAdmissionCheck } from './admission-check.ts';
import { feedReaderIn } from '../../engine/documents/feed-reader.ts';
import { readNeverHeld } from '../../engine/documents/history.ts';
import type { ServerParts } from '../../kernel/parts.ts';
import { executeBatch } from '../../engine/execution/batch.ts';
import { readChanges } from '../../engine/feed/changes.ts';
import { openEventStream } from '../../engine/feed/event-stream.ts';
import { createWakes } from '../../engine/feed/events.ts';
import type { Execution } from '../../engine/execution/execute.ts';
import { createStreamPlaces } from '../../engine/feed/stream-places.ts';
import { readBatch } from './batch-body.ts';
import { createReadTurns } from './read-turns.ts';
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts';
import { JsonText } from '../endpoint/json-text.ts';
import { errorFields, silentLogger } from '../../kernel/logger.ts';

function eventsEndpoint({
  db,
  clock,
  closing = new AbortController().signal,
}: ServerParts): Endpoint {
  const wakes = createWakes(db);
  const places = createStreamPlaces(closing);
  const isAdmitted = createAdmissionCheck({ db, clock });
  return endpoint(eventsCall, {
    summary: 'Avisa, enquanto a conexão durar, que algo mudou.',
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
  const { clock, logger = silentLogger } = parts;
  const turnOf = createReadTurns();
  return [
    endpoint(changesCall, {
      summary: 'O que mudou desde um cursor, para o aparelho de quem pergunta.',
      inTurn: (c) => turnOf(c.req.query('cursor')),
      async read({ tx, actor, isNoted }, { query: { cursor = null, clientId, limit } }) {
        const page = { cursor, clientId, limit };
        const feed = feedReaderIn(tx);
        let isFirst = false;
        const text = await readChanges(feed, actor, page, clock.now(), () => (isFirst = true));
        if (isFirst && isNoted) await recordHandOver(tx, parts, actor, clientId);
        return new JsonText(text);
      },
    }),
    endpoint(neverHeldCall, {
      summary: 'Quais destes registros esta clínica nunca teve. Nada diz de quem os outros são.',
      read: async ({ tx, actor }, { body: { refs } }) => ({
        neverHeld: await readNeverHeld(tx, actor.tenantId, refs),
      }),
    }),
    eventsEndpoint(parts),
    endpoint(commandsCall, {
      summary: 'Os comandos de um aparelho, em ordem, respondidos um a um. Aceita gzip.',
      async handle({ c }) {
        const batch = await readBatch(c);
        const onFailure = (error: unknown) =>
          logger('error', 'command_failed', { request: c.get('requestId'), ...errorFields(error) });
        return executeBatch(execution, c.get('session').actor, batch, onFailure);
      },
    }),
  ];
}
