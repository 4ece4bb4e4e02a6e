import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { beginLate } from '../late-begin.ts';
import type { Answer, Engine } from './engine.ts';
import { EngineError } from './protocol.ts';

/** Where the living engine is. It throws while there is none. */
export type CurrentEngine = () => Engine;

/** Called before each statement. @throws what the statement is to be refused with */
export type Admit = (text: string) => Promise<void>;

const closed = (): EngineError =>
  new EngineError({
    name: 'EngineClosed',
    message: 'The embedded database is closed.',
    code: '57P01',
  });

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * A pool with the engine's one connection. Whoever asks waits for those before, and has it alone until it is given
 * back; so a transaction is never mixed with another's statements, nor goes on in another engine after its own ended.
 */
export class OneConnection implements PostgresPool {
  readonly options = {};
  readonly #current: CurrentEngine;
  readonly #admit: Admit;
  readonly #waiting: Waiting[] = [];
  #isTaken = false;
  #isClosed = false;

  constructor(current: CurrentEngine, admit: Admit = async () => {}) {
    this.#current = current;
    this.#admit = admit;
  }

  async connect(): Promise<PostgresPoolClient> {
    const { engine, release } = await this.#acquire();
    const query = async (text: string, parameters: readonly unknown[]): Promise<Answer> => {
      await this.#admit(text);
      return engine.query(text, parameters);
    };
    return {
      query: beginLate(query) as PostgresPoolClient['query'],
      release: () => release(),
    };
  }

  /** Work of our own on the engine itself. */
  async use<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const { engine, release } = await this.#acquire();
    try {
      return await work(engine);
    } finally {
      release();
    }
  }

  /** Refuses who waits and who comes. What is at it may end. */
  async end(): Promise<void> {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse(closed());
  }

  async #acquire(): Promise<{ readonly engine: Engine; readonly release: () => void }> {
    await this.#turn();
    let isReleased = false;
    const release = (): void => {
      if (!isReleased) this.#passOn();
      isReleased = true;
    };
    try {
      return { engine: this.#current(), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async #turn(): Promise<void> {
    if (this.#isClosed) throw closed();
    if (this.#isTaken)
      await new Promise<void>((begin, refuse) => void this.#waiting.push({ begin, refuse }));
    this.#isTaken = true;
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#isTaken = false;
  }
}
