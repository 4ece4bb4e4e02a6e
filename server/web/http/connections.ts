import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, widerNetworks } from '../../kernel/networks.ts';

export interface ConnectionBounds {
  /** From the connection, or the answer before, until the head of a request is there. */
  readonly headMs: number;
  /** How long nothing may arrive of a body, and nothing be taken of an answer. */
  readonly silentMs: number;
  /** What a body or an answer may take beside the time of its size. */
  readonly graceMs: number;
  /** The slowest line that is waited for: a recording of 25 MB has 53 minutes. */
  readonly bytesPerSecond: number;
  /** For the next request; longer than proxies keep a connection, so that they never write into a closed one. */
  readonly idleMs: number;
  readonly headersMax: number;
  readonly connectionsMax: number;
  /**
   * The most connections of one address or /64, where callers are known by theirs.
   * A clinic behind one line has several.
   */
  readonly perAddressMax: number;
}

export const connectionBounds: ConnectionBounds = {
  headMs: 20_000,
  silentMs: 30_000,
  graceMs: 30_000,
  bytesPerSecond: 8_000,
  idleMs: 75_000,
  headersMax: 100,
  connectionsMax: 10_000,
  perAddressMax: 400,
};

/** For a body that does not say how long it is: more than any of ours but a recording. */
const UNKNOWN_BYTES = 1_000_000;

const TOO_SLOW = JSON.stringify({
  message: 'O envio demorou demais. Tente de novo.',
  code: 'request_timeout',
});
const TOO_SLOW_ANSWER = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(TOO_SLOW)}`,
  '',
  TOO_SLOW,
].join('\r\n');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request whose body does not come; the handler that waits for it then fails as with any broken connection. */
function refuse(socket: Socket, response: ServerResponse): void {
  if (response.headersSent || !socket.writable) socket.destroy();
  else socket.end(TOO_SLOW_ANSWER, () => socket.destroy());
}

/** A proxy on this machine stands for many callers. */
const isLocal = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

function countAddresses(server: Server, perAddressMax: number): void {
  const counts = new Map<string, number>();
  const change = (name: string, by: 1 | -1): number => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
    return count;
  };
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined || isLocal(socket.remoteAddress)) return;
    const network = networkOf(socket.remoteAddress);
    const counted = [{ name: network, factor: 1 }, ...widerNetworks(network)];
    const isOver = counted
      .map(({ name, factor }) => change(name, 1) > perAddressMax * factor)
      .includes(true);
    socket.once('close', () => counted.forEach(({ name }) => change(name, -1)));
    if (isOver) socket.destroy();
  });
}

/**
 * Ends connections that hold a place without using it: heads and bodies that stay half-sent, answers that nobody reads.
 * How long a handler works, and how long an event stream lives, is not limited here.
 * @param areCallersKnown whether the connection's address is the caller's, and not a proxy's
 */
export function boundConnections(
  server: Server,
  areCallersKnown: boolean,
  bounds: ConnectionBounds = connectionBounds,
): void {
  const { silentMs, graceMs, bytesPerSecond } = bounds;
  // Node's own limit for a whole request knows no sizes.
  server.requestTimeout = 0;
  server.headersTimeout = bounds.headMs;
  server.keepAliveTimeout = bounds.idleMs;
  server.maxHeadersCount = bounds.headersMax;
  server.maxConnections = bounds.connectionsMax;
  if (areCallersKnown) countAddresses(server, bounds.perAddressMax);
  const within = (bytes: number): number => graceMs + (bytes / bytesPerSecond) * 1_000;

  const awaitBody = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const declared = Number(request.headers['content-length']);
    const cut = (): void => (request.complete ? undefined : refuse(socket, response));
    const deadline = setTimeout(cut, within(declared || UNKNOWN_BYTES)).unref();
    request.once('timeout', cut);
    socket.setTimeout(silentMs);
    request.once('end', () => {
      clearTimeout(deadline);
      // Once the answer is under way, the time is that of its reader.
      if (!response.writableEnded) socket.setTimeout(0);
    });
  };

  const awaitReader = (response: ServerResponse): void => {
    const { socket } = response;
    if (!socket) return;
    // Node takes a part that went out for activity, however long the whole is.
    socket.setTimeout(silentMs);
    const cut = (): void => void socket.destroy();
    const deadline = setTimeout(cut, within(socket.writableLength)).unref();
    response.once('close', () => clearTimeout(deadline));
  };

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) awaitBody(request, response);
    response.once('prefinish', () => awaitReader(response));
  });
}
