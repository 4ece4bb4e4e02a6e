import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';

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
  stop(): Promise<void>;
}

/** Starts Sereno's server with the large practice in a process of its own. */
export async function startServer(options: ServeOptions): Promise<BenchServer> {
  const child = fork(
    fileURLToPath(new URL('serve.ts', import.meta.url)),
    [JSON.stringify(options)],
    {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const [message] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit').then(() => {
      throw new Error('the server of the bench did not start');
    }),
  ])) as [{ readonly port: number }];
  return {
    port: message.port,
    origin: `http://127.0.0.1:${message.port}`,
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
