import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BUILD = 'dist';
/** A first start is twelve seconds of work for a processor that several browsers and servers share. */
const START_TIMEOUT_MS = 150_000;

export interface ServerOptions {
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of `npm run seed`: what the data folder begins with. */
  readonly seed?: readonly string[];
  /** Fills the data folder before the first start. */
  readonly fill?: (dataDir: string) => Promise<void>;
}

interface LogLine {
  readonly level: string;
  readonly event: string;
  readonly port?: number;
}

function parseLine(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}

/** What a mail's link is for; its path begins so. */
export type MailKind =
  | 'invite'
  | 'verify-email'
  | 'reset-password'
  | 'confirm-email'
  | 'undo-email'
  | 'lembretes/parar'
  | 'convite-equipe';

/** A mail's text is quoted-printable: soft line ends, and `=3D` for an equals sign. */
function linkIn(mail: string, kind: string): string | null {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return new RegExp(`/${kind}(?:\\?[\\w=]+)?#[\\w=-]+`).exec(text)?.[0] ?? null;
}

/** Fills a data folder with a practice of any size. */
async function seed(dataDir: string, size: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/seed.ts', ...size], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}`);
}

/** The built server with a data folder of its own, which survives its deaths. */
export class TestServer {
  #process: ChildProcess | null = null;
  #port = 0;
  #build = BUILD;
  /** What it logged as errors, over all its lives. */
  readonly errors: string[] = [];

  private constructor(
    private readonly dataDir: string,
    private readonly options: ServerOptions,
  ) {}

  static async start(options: ServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'sereno-server-')), options);
    if (options.seed) await seed(server.dataDir, options.seed);
    await options.fill?.(server.dataDir);
    await server.start();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it again over the same data, on the same port once it has one. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [`${this.#build}/server/main.js`, ...(this.options.flags ?? [])],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(this.#port),
          DATA_DIR: this.dataDir,
          ...this.options.environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#process = child;
    this.#port = await this.#listening(child);
  }

  /** Puts another build in place of the one that runs, as an installation does. */
  async upgrade(build: string): Promise<void> {
    await this.stop();
    this.#build = build;
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** As a power cut does it, as far as the process can tell. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The paths of the links in the mails that it wrote, the newest first. */
  async links(kind: MailKind): Promise<string[]> {
    const folder = join(this.dataDir, 'mail');
    const names = await readdir(folder).catch(() => [] as string[]);
    const mails = await Promise.all(
      names
        .toSorted()
        .toReversed()
        .map((name) => readFile(join(folder, name), 'utf8')),
    );
    return mails.flatMap((mail) => linkIn(mail, kind) ?? []);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  #listening(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('the server did not start')),
        START_TIMEOUT_MS,
      );
      const settle = (work: () => void) => {
        clearTimeout(timer);
        work();
      };
      if (!child.stdout || !child.stderr) return reject(new Error('the server has no output'));
      createInterface({ input: child.stdout }).on('line', (text) => {
        const line = parseLine(text);
        if (line?.level === 'error') this.errors.push(text);
        if (line?.event === 'listening') settle(() => resolve(line.port ?? 0));
      });
      createInterface({ input: child.stderr }).on('line', (text) => this.errors.push(text));
      child.once('exit', (code) =>
        settle(() => reject(new Error(`the server ended with ${code}: ${this.errors.join('\n')}`))),
      );
    });
  }
}
