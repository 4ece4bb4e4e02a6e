import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Answer, Engine, OnNotification } from './engine.ts';
import { EngineError, type Failure, type Reply, type Request, START } from './protocol.ts';

/** As PostgreSQL says it where its own process ended: `available` answers 503. */
const LOST: Failure = {
  name: 'EngineLost',
  message: 'The embedded database ended.',
  code: '57P02',
};

const BEAT_MS = 1000;
/** The same that a statement may take on PostgreSQL. */
const STATEMENT_MS = 30_000;
const SLOW_MS = 10 * 60_000;
const CLOSE_MS = 5000;

/** Why a thread ended that nobody closed. */
export type EndReason = 'stuck' | 'crashed';

export interface RemoteOptions {
  readonly folder: string;
  readonly onNotification: OnNotification;
  /** Told once, when the thread has ended of itself or was ended because a statement gave no answer. */
  readonly onEnd: (reason: EndReason) => void;
  /** The longest that a statement may take, in milliseconds. */
  readonly statementMs?: number | undefined;
}

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly limitMs: number;
  waitedMs: number;
}

/** The bundle has it beside itself; from the sources it runs as they do. */
function startThread(folder: string): Worker {
  const built = new URL('./thread.js', import.meta.url);
  const source = new URL('./dev-thread.mjs', import.meta.url);
  return new Worker(existsSync(built) ? built : source, { workerData: { folder }, execArgv: [] });
}

/** The engine in a thread of its own. */
export class RemoteEngine implements Engine {
  readonly #worker: Worker;
  readonly #options: RemoteOptions;
  readonly #pending = new Map<number, Pending>();
  readonly #beat: NodeJS.Timeout;
  #lastId = START;
  #isOver = false;
  #reason: EndReason = 'crashed';

  private constructor(options: RemoteOptions) {
    this.#options = options;
    this.#worker = startThread(options.folder);
    this.#worker.on('message', (reply: Reply) => this.#hear(reply));
    // Followed by 'exit'; unheard, the event ends us.
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => this.#finish());
    this.#beat = setInterval(() => this.#watch(), BEAT_MS).unref();
  }

  /** @throws EngineError where the files do not open */
  static async open(options: RemoteOptions): Promise<RemoteEngine> {
    const engine = new RemoteEngine(options);
    try {
      await engine.#wait(START, SLOW_MS);
    } catch (error) {
      await engine.#terminate();
      throw error;
    }
    return engine;
  }

  query(text: string, parameters: readonly unknown[]): Promise<Answer> {
    const { statementMs = STATEMENT_MS } = this.#options;
    return this.#ask({ ask: 'query', text, parameters }, statementMs);
  }

  async run(script: string, { isSlow } = { isSlow: false }): Promise<void> {
    const { statementMs = STATEMENT_MS } = this.#options;
    await this.#ask({ ask: 'run', script }, isSlow ? SLOW_MS : statementMs);
  }

  /** Ends the thread, also where the database does not close: its files bear that. */
  async close(): Promise<void> {
    const closing = this.#ask({ ask: 'close' }, CLOSE_MS).catch(() => {});
    const tooLong = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
    await Promise.race([closing, tooLong]);
    await this.#terminate();
  }

  #ask(request: Request, limitMs: number): Promise<Answer> {
    if (this.#isOver) return Promise.reject(new EngineError(LOST));
    const id = ++this.#lastId;
    const answer = this.#wait(id, limitMs);
    try {
      this.#worker.postMessage({ ...request, id });
    } catch (error) {
      this.#take(id)?.reject(error as Error);
    }
    return answer;
  }

  #wait(id: number, limitMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, limitMs, waitedMs: 0 });
    });
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #hear(reply: Reply): void {
    if ('channel' in reply) this.#options.onNotification(reply.channel, reply.payload);
    else if ('failure' in reply) this.#take(reply.id)?.reject(new EngineError(reply.failure));
    else this.#take(reply.id)?.resolve(reply.answer);
  }

  /**
   * Looks at the oldest call, which is the one that is worked on. Counted are beats of this thread and not the clock:
   * while we were held up or asleep ourselves, no answer could be heard.
   */
  #watch(): void {
    const [oldest] = this.#pending.values();
    if (!oldest) return;
    oldest.waitedMs += BEAT_MS;
    if (oldest.waitedMs <= oldest.limitMs) return;
    this.#reason = 'stuck';
    void this.#worker.terminate();
  }

  #terminate(): Promise<unknown> {
    this.#settle();
    return this.#worker.terminate();
  }

  #settle(): void {
    this.#isOver = true;
    clearInterval(this.#beat);
    for (const { reject } of this.#pending.values()) reject(new EngineError(LOST));
    this.#pending.clear();
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#settle();
    this.#options.onEnd(this.#reason);
  }
}
