import type { reportExportCall, reportReadsCall } from '../../domain/contract/audit.ts';
import type {
  changesCall,
  commandsCall,
  eventsCall,
  neverHeldCall,
} from '../../domain/contract/sync.ts';
import type { BatchAnswer, ChangesPage } from '../../domain/sync/protocol.ts';
import { type NeverHeld, type Transport, Unreachable } from '../environment.ts';
import { parseJson } from './answer.ts';
import { packJson, plainJson, readAll } from './body.ts';
import { type CallInit, caller } from './call.ts';
import { readEvents } from './events.ts';
import { transcriber } from './transcriber.ts';
import type { Meter } from './meter.ts';
import { createPatience, type Patience } from './patience.ts';

/** The server sends a heartbeat well within this. */
const HEARTBEAT_MS = 45_000;

type PathOf<C extends { readonly path: string }> = C['path'];

/** The contract's paths, held by its types: its schemas would weigh on every worker. */
const CHANGES: PathOf<typeof changesCall> = '/sync/changes';
const COMMANDS: PathOf<typeof commandsCall> = '/sync/commands';
const EVENTS: PathOf<typeof eventsCall> = '/sync/events';
const NEVER_HELD: PathOf<typeof neverHeldCall> = '/sync/never-held';
const READS: PathOf<typeof reportReadsCall> = '/audit/reads';
const EXPORTS: PathOf<typeof reportExportCall> = '/audit/exports';

export interface HttpOptions {
  /** Where the API is, e.g. `https://host/api`; no slash at the end. */
  readonly url: string;
  /** Read for every request, so that a renewed token counts at once. */
  readonly token: () => string | null;
  readonly patience?: Patience;
  readonly heartbeatMs?: number;
  /** Counts what is carried. */
  readonly meter?: Pick<Meter, 'sent' | 'received'>;
  /** Milliseconds since 1970 by this device, to be held against the server's. */
  readonly now?: () => number;
}

/** Keeps the times that the line tells: how far the clock is off, and when it was last heard. */
function lineTimes(now: HttpOptions['now']) {
  let clockOff: number | null = null;
  let heardAt: number | null = null;
  return {
    onDate: (serverNow: number) => {
      if (now) clockOff = now() - serverNow;
    },
    onHeard: () => {
      if (now) heardAt = now();
    },
    clockOff: () => clockOff,
    heardAt: () => heardAt,
  };
}

/** The server over HTTP. Every request ends by itself: a silent line counts as no line. */
export function httpTransport({ url, token, ...options }: HttpOptions): Transport {
  const { patience = createPatience(), heartbeatMs = HEARTBEAT_MS } = options;
  const times = lineTimes(options.now);
  const call = caller(url, token, options.meter, times.onDate, times.onHeard);

  async function exchange<T>(
    path: string,
    signal: AbortSignal,
    init?: CallInit,
    bytes = 0,
  ): Promise<T> {
    const silenceMs = patience.ms(bytes);
    try {
      const answer = await call(
        { path, signal, silenceMs, bytes, ...(init && { init }) },
        async (response, onPiece) => parseJson<T>(await readAll(response, onPiece)),
      );
      patience.answered();
      return answer;
    } catch (error) {
      if (error instanceof Unreachable && error.reason === 'timeout') patience.timedOut();
      throw error;
    }
  }

  return {
    pull({ cursor, clientId, limit }, signal) {
      const query = new URLSearchParams({
        clientId,
        limit: String(limit),
        ...(cursor && { cursor }),
      });
      return exchange<ChangesPage>(`${CHANGES}?${query.toString()}`, signal);
    },

    async push(batch, signal) {
      const sentAt = options.now && new Date(options.now()).toISOString();
      const { body, bytes, headers } = await packJson({ ...batch, ...(sentAt && { sentAt }) });
      const init = { method: 'POST', body, headers };
      return exchange<BatchAnswer>(COMMANDS, signal, init, bytes);
    },

    async neverHeld(asked, signal) {
      const { body, bytes, headers } = plainJson(asked);
      return exchange<NeverHeld>(NEVER_HELD, signal, { method: 'POST', body, headers }, bytes);
    },

    async tellReads(told, signal) {
      const { body, bytes, headers } = plainJson(told);
      return exchange(READS, signal, { method: 'POST', body, headers }, bytes);
    },

    async tellExport(told, signal) {
      const { body, bytes, headers } = plainJson(told);
      return exchange(EXPORTS, signal, { method: 'POST', body, headers }, bytes);
    },

    clockOff: times.clockOff,
    heardAt: times.heardAt,

    transcribe: transcriber(call, patience),

    listen: (onWake, signal) =>
      call({ path: EVENTS, silenceMs: heartbeatMs, signal }, async (response, onPiece) => {
        onWake();
        await readEvents(response, onPiece, onWake);
      }),
  };
}
