import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';

const START_MS = 180_000;

export interface ServeOptions {
  /** Milliseconds since 1970: what the practice is built around. */
  readonly now: number;
  /** The large practice by default. */
  readonly practice?: 'large' | 'demo';
  /** The files of the page; by default the built app. */
  readonly clientDir?: string | undefined;
  /** By default an embedded database in memory. */
  readonly databaseUrl?: string | undefined;
}

export interface BenchServer {
  readonly port: number;
  readonly origin: string;
  /** How many requests of a route it has answered, e.g. `POST /api/sync/commands`. */
  answered(route: string): number;
  /** Resolves when it has answered one more request of the route. */
  nextAnswer(route: string): Promise<void>;
  /** The memory that its process has now, in MB. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/** Reads the log of the server, which has a line for each request. */
function countRequests({ stdout }: ChildProcess): Pick<BenchServer, 'answered' | 'nextAnswer'> {
  const counts = new Map<string, number>();
  const answers = new EventEmitter();
  if (!stdout) throw new Error('the server of the bench has no output');
  createInterface({ input: stdout }).on('line', (line) => {
    const { event, method = '', route = '' } = parseLine(line);
    if (event !== 'request') return;
    const name = `${method} ${route}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    answers.emit(name);
  });
  return {
    answered: (route) => counts.get(route) ?? 0,
    nextAnswer: async (route) => void (await once(answers, route)),
  };
}

type LogLine = Readonly<Partial<Record<'event' | 'method' | 'route', string>>>;

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

/** Starts Sereno's server with the large practice in a process of its own. */
export async function startServer(options: ServeOptions): Promise<BenchServer> {
  const child = fork(
    fileURLToPath(new URL('serve.ts', import.meta.url)),
    [JSON.stringify(options)],
    {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const [message] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit').then(() => {
      throw new Error('the server of the bench did not start');
    }),
  ])) as [{ readonly port: number }];
  const requests = countRequests(child);
  return {
    port: message.port,
    ...requests,
    origin: `http://127.0.0.1:${message.port}`,
    async memoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The access token of the psychologist whose device is measured. */
export async function signIn(origin: string, email = 'psicologa@demo.local'): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`signing in failed: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
