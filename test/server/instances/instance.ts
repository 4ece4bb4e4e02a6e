import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const START_MS = 60_000;

export interface Answered<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

/** A server in a process of its own. */
export interface Instance {
  readonly origin: string;
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Answered<T>>;
  /** Asks it to stop, and answers its exit code. */
  terminate(): Promise<number | null>;
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit').then(() => {
      throw new Error('The instance did not start.');
    }),
  ])) as [number];
  return port;
}

/**
 * Starts a server on a PostgreSQL, with a folder for its mails.
 * @param settings more of its environment
 */
export async function startInstance(
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  return {
    origin,
    async call<T>(method: string, path: string, token?: string, body?: unknown) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
    },
    async terminate() {
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
  };
}

/** A stream of events, and the instants at which it said that something changed. */
export interface Listening {
  /** Milliseconds of `performance.now()`. */
  readonly heard: readonly number[];
  stop(): void;
}

/** Resolves when the stream is open: nothing that changes from then on is missed. */
export async function listenTo({ origin }: Instance, token: string): Promise<Listening> {
  const heard: number[] = [];
  const cut = new AbortController();
  const { body } = await fetch(`${origin}/api/sync/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: cut.signal,
  });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  const listen = async (): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (value.includes('data: changed')) heard.push(performance.now());
    }
  };
  listen().catch(() => {});
  return { heard, stop: () => cut.abort() };
}
