import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, which can be starved and killed. */
export interface ServerProcess {
  readonly pid: number;
  /** Lines that it wrote, whole ones. */
  readonly lines: () => readonly string[];
  /** Its answer; `status` 0 where none came in time. */
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** Milliseconds until the process was gone, or null where it was not after 20 seconds, and then killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
}

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const ANSWER_MS = 20_000;
const END_MS = 20_000;

export const spawnServer = (dataDir: string, umask = 0o022): ChildProcess => {
  const before = process.umask(umask);
  try {
    return spawn(process.execPath, ['--import', 'tsx', 'test/attack/serve.ts'], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    process.umask(before);
  }
};

async function call(
  port: number,
  method: string,
  path: string,
  { token, body }: CallOptions = {},
): Promise<Answered> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}

/** Starts the server and waits until it listens. @throws with what it said where it does not start */
export async function startServer(dataDir: string): Promise<ServerProcess> {
  const child = spawnServer(dataDir);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (said += data.toString()));
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const found = /"event":"listening".*"port":(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout?.on('data', look);
    void exited.then(() => reject(new Error(said)));
  });
  return {
    pid: child.pid ?? 0,
    lines: () => said.split('\n').slice(0, -1),
    call: (...given) => call(port, ...given),
    async end(signal) {
      const started = performance.now();
      child.kill(signal);
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), END_MS).unref());
      const ended = await Promise.race([exited, late]);
      if (ended) return performance.now() - started;
      child.kill('SIGKILL');
      return null;
    },
  };
}
