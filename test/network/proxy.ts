import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { Line } from './line.ts';

/**
 * What the network does to connections: `pass` carries them, `refuse` resets every one, `blackhole` leaves them open
 * and carries nothing until it passes again.
 */
type Mode = 'pass' | 'refuse' | 'blackhole';

export interface Conditions {
  readonly mode: Mode;
  /** Milliseconds that each direction takes; a round trip takes twice as long. */
  readonly latencyMs: number;
  /** Kilobits a second in each direction; 0 for no limit. */
  readonly kbps: number;
  /** Resets each new connection once so many bytes have come back over it; `null` for never. */
  readonly cutAfterBytes: number | null;
  /** The share of new connections that are reset at a random point within their first 20 kB of answers. */
  readonly cutProbability: number;
}

const CLEAR: Conditions = {
  mode: 'pass',
  latencyMs: 0,
  kbps: 0,
  cutAfterBytes: null,
  cutProbability: 0,
};

const CUT_WITHIN_BYTES = 20_000;

/** Carries so many bytes, then calls `cut` and no more. */
function fuse(bytes: number, cut: () => void): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, accepted) {
      if (left > 0) this.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) accepted();
      else cut();
    },
  });
}

interface Connection {
  readonly client: Socket;
  readonly lines: readonly Line[];
}

/** A TCP proxy on one stable port, whose network can be spoilt and mended while connections are open. */
export class NetworkProxy {
  readonly #server: Server;
  readonly #open = new Set<Connection>();
  #conditions = CLEAR;
  /** Connections accepted, of these those that the proxy cut in mid-answer, and bytes on their way to the server. */
  readonly counts = { accepted: 0, cut: 0, sent: 0 };

  private constructor(
    private targetPort: number,
    private readonly random: () => number,
  ) {
    this.#server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client));
  }

  /** @param random in [0, 1); decides which connections are cut, and where */
  static async start(
    targetPort: number,
    random: () => number = Math.random,
  ): Promise<NetworkProxy> {
    const proxy = new NetworkProxy(targetPort, random);
    await new Promise<void>((resolve, reject) => {
      proxy.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Changes the network, also for what is open. What is not named is clear. */
  set(conditions: Partial<Conditions>): void {
    this.#conditions = { ...CLEAR, ...conditions };
    for (const { client, lines } of this.#open) {
      if (this.#conditions.mode === 'refuse') client.resetAndDestroy();
      else if (this.#conditions.mode === 'pass') for (const line of lines) line.release();
    }
  }

  /** The server moved to another port, where it now is for everybody. */
  redirect(targetPort: number): void {
    this.targetPort = targetPort;
    for (const { client } of this.#open) client.resetAndDestroy();
  }

  async close(): Promise<void> {
    for (const { client } of this.#open) client.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #accept(client: Socket): void {
    this.counts.accepted += 1;
    client.on('error', () => client.destroy());
    if (this.#conditions.mode === 'refuse') client.resetAndDestroy();
    else this.#carry(client);
  }

  #carry(client: Socket): void {
    const conditions = () => ({
      ...this.#conditions,
      held: this.#conditions.mode === 'blackhole',
    });
    const connection = { client, lines: [new Line(conditions), new Line(conditions)] as const };
    const [up, down] = connection.lines;
    const server = connect({ host: '127.0.0.1', port: this.targetPort, allowHalfOpen: true });
    this.#open.add(connection);
    client.on('close', () => {
      this.#open.delete(connection);
      for (const stream of [server, up, down]) stream.destroy();
    });
    server.on('error', () => client.resetAndDestroy());
    client.on('data', (chunk: Buffer) => (this.counts.sent += chunk.length));
    client.pipe(up).pipe(server);
    const limit = this.#cutAt();
    if (limit === null) server.pipe(down).pipe(client);
    else
      server
        .pipe(down)
        .pipe(fuse(limit, () => this.#cut(client)))
        .pipe(client);
  }

  #cut(client: Socket): void {
    this.counts.cut += 1;
    client.resetAndDestroy();
  }

  #cutAt(): number | null {
    const { cutAfterBytes, cutProbability } = this.#conditions;
    return this.random() < cutProbability
      ? Math.floor(this.random() * CUT_WITHIN_BYTES)
      : cutAfterBytes;
  }
}
