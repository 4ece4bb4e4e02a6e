import { audiencesOf } from '../../../src/domain/access.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Wakes } from './events.ts';

/** Well within the 45 s after which a device takes a silent stream for a dead one. */
const HEARTBEAT_MS = 20_000;
/** A stream that tells of a burst of changes says so once. */
const QUIET_MS = 200;
const LIFE_MS = 15 * 60_000;

const OPENED = ': aberto\n\n';
const HEARTBEAT = ': vivo\n\n';
const CHANGED = 'data: changed\n\n';

export interface StreamTimes {
  readonly heartbeatMs?: number;
  readonly quietMs?: number;
  readonly lifeMs?: number;
}

/** Who listens. */
export interface Listener {
  readonly actor: Actor;
  /** Whether the session still lives and the person still has this role. */
  readonly isAdmitted: () => Promise<boolean>;
}

/** Calls `send` at once, then at most once in each quiet time. */
function throttled(send: () => void, quietMs: number): { ring: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const ring = (): void => {
    isWanted = true;
    if (timer) return;
    isWanted = false;
    send();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) ring();
    }, quietMs);
  };
  return { ring, stop: () => clearTimeout(timer) };
}

/**
 * A stream of server-sent events that says when something changed for the actor, and never what. It asks each time
 * whether the listener is still admitted, and ends where not.
 * @param closing ends the stream: for a newer one, or when the server shuts down
 * @param onEnd called once it has ended, for whatever reason
 */
export async function openEventStream(
  wakes: Wakes,
  { actor: { tenantId, userId, role }, isAdmitted }: Listener,
  closing: AbortSignal,
  times: StreamTimes = {},
  onEnd: () => void = () => {},
): Promise<ReadableStream<Uint8Array>> {
  const { heartbeatMs = HEARTBEAT_MS, quietMs = QUIET_MS, lifeMs = LIFE_MS } = times;
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string): void => stream?.enqueue(encoder.encode(text));
  const tell = async (text: string): Promise<void> =>
    (await isAdmitted().catch(() => false)) ? send(text) : end();
  const changes = throttled(() => void tell(CHANGED), quietMs);
  const audiences = audiencesOf({ id: userId, role });
  const subscriber = { tenantId, audiences, onWake: changes.ring };
  const unsubscribe = await wakes.subscribe(subscriber).catch((error: unknown) => {
    onEnd();
    throw error;
  });

  const heartbeat = setInterval(() => void tell(HEARTBEAT), heartbeatMs);
  const life = setTimeout(end, lifeMs);
  closing.addEventListener('abort', end);

  function stop(): void {
    unsubscribe();
    changes.stop();
    clearInterval(heartbeat);
    clearTimeout(life);
    closing.removeEventListener('abort', end);
    stream = undefined;
    onEnd();
  }

  function end(): void {
    stream?.close();
    stop();
  }

  return new ReadableStream({
    start(controller) {
      stream = controller;
      send(OPENED);
      if (closing.aborted) end();
    },
    cancel: stop,
  });
}
