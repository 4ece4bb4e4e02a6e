import { setTimeout } from 'node:timers/promises';
import { errorFields, type Logger } from '../../logger.ts';
import type { Engine } from './engine.ts';
import type { Notifications } from './notifications.ts';
import { EngineError } from './protocol.ts';
import { type EndReason, RemoteEngine } from './remote.ts';
import type { Room } from './room.ts';

const PAUSE_MS = 1000;
const ATTEMPTS = 5;

export interface LastingOptions {
  readonly folder: string;
  readonly notifications: Notifications;
  /** Without room the files do not open; that alone is no reason to give up. */
  readonly room: Room;
  readonly logger: Logger;
  /** Told that the files do not open any more. */
  readonly onLost: () => void;
  readonly statementMs?: number | undefined;
}

/** While another engine is opened, as PostgreSQL says it while it starts: `available` answers 503. */
const away = (): EngineError =>
  new EngineError({ name: 'EngineAway', message: 'The embedded database is away.', code: '57P03' });

/** The engine in its thread, and another one after it ended by itself or had to be ended. Its files bear both. */
export class LastingEngine {
  readonly #options: LastingOptions;
  #engine: Engine | undefined;
  #opening: Promise<void> | undefined;
  #isClosed = false;

  private constructor(options: LastingOptions) {
    this.#options = options;
  }

  /** @throws EngineError where the files do not open */
  static async open(options: LastingOptions): Promise<LastingEngine> {
    const lasting = new LastingEngine(options);
    lasting.#engine = await lasting.#openEngine();
    return lasting;
  }

  readonly current = (): Engine => {
    if (!this.#engine) throw away();
    return this.#engine;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening;
    await this.#engine?.close();
    this.#engine = undefined;
  }

  #openEngine(): Promise<Engine> {
    const { folder, notifications, statementMs } = this.#options;
    return RemoteEngine.open({
      folder,
      statementMs,
      onNotification: notifications.deliver,
      onEnd: (reason) => this.#restart(reason),
    });
  }

  #restart(reason: EndReason): void {
    this.#engine = undefined;
    if (this.#isClosed) return;
    this.#options.logger('error', 'database_ended', { reason });
    this.#opening ??= this.#reopen().finally(() => (this.#opening = undefined));
  }

  async #reopen(): Promise<void> {
    const { logger, notifications, onLost } = this.#options;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await this.#waitForRoom();
      if (this.#isClosed) return;
      try {
        const engine = await this.#openEngine();
        await notifications.moveTo(engine);
        this.#engine = engine;
        logger('info', 'database_reopened', { attempt });
        return;
      } catch (error) {
        logger('error', 'database_reopen_failed', { attempt, ...errorFields(error) });
        await setTimeout(PAUSE_MS);
      }
    }
    if (!this.#isClosed) onLost();
  }

  async #waitForRoom(): Promise<void> {
    while (!this.#isClosed && (await this.#options.room.isShort())) await setTimeout(PAUSE_MS);
  }
}
