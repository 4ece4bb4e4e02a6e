import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS } from './durable-fs.ts';
import { parsers } from '../parsers.ts';
import { PreparingPGlite } from './preparing-pglite.ts';

/** What a statement did. */
export interface Answer {
  /** `SELECT`, `COMMIT` … */
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly unknown[];
}

/** An embedded PostgreSQL with one connection, which does what it is asked in the order of the calls. */
export interface Engine {
  /** One statement; its rows come as `parsers.ts` says. */
  query(text: string, parameters: readonly unknown[]): Promise<Answer>;
  /** A script of any number of statements without parameters. `isSlow` for what may take minutes. */
  run(script: string, options?: { readonly isSlow: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** Told of each `pg_notify` on a channel that is listened to. */
export type OnNotification = (channel: string, payload: string) => void;

/** The embedded default without `-F`, which turns fsync off. */
const DURABLE_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

const inFolder = (folder: string): PGliteOptions => ({
  fs: new DurableNodeFS(folder),
  startParams: DURABLE_PARAMETERS,
});

/** A part of Emscripten's module: PostgreSQL's loop, which throws this status where a statement failed. */
interface MainLoop {
  _PostgresMainLoopOnce(): void;
}
const STATEMENT_FAILED = 100;

/** PostgreSQL ends itself where it cannot write its log, and the driver then calls it again for ever. */
function watchLoop(loop: MainLoop, onBroken: () => void): void {
  const once = loop._PostgresMainLoopOnce.bind(loop);
  loop._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if ((error as { readonly status?: unknown }).status !== STATEMENT_FAILED) onBroken();
      throw error;
    }
  };
}

export interface EngineOptions {
  /** Where its files are; without one they are in memory. */
  readonly folder?: string;
  readonly onNotification: OnNotification;
  /** Told that the engine has ended itself and will never answer. It must not come back. */
  readonly onBroken?: () => void;
}

/** Opens the engine in this thread, which it then holds up while a statement runs. */
export async function openEngine({
  folder,
  onNotification,
  onBroken,
}: EngineOptions): Promise<Engine> {
  const extensions = { btree_gist, pg_trgm, unaccent };
  const where = folder === undefined ? {} : inFolder(folder);
  const pglite = new PreparingPGlite({ extensions, parsers, ...where });
  await pglite.waitReady;
  if (onBroken) watchLoop(pglite.Module as unknown as MainLoop, onBroken);
  pglite.onNotification(onNotification);
  return {
    async query(text, parameters) {
      // Without parameters nothing is kept prepared, and a simple query takes a third of the messages.
      const answer =
        parameters.length === 0
          ? (await pglite.exec(text)).at(-1)
          : await pglite.query(text, [...parameters]);
      const { command = '', rowCount = 0, rows = [] } = answer ?? {};
      return { command, rowCount, rows };
    },
    run: async (script) => void (await pglite.exec(script)),
    async close() {
      if (!pglite.closed) await pglite.close();
    },
  };
}
