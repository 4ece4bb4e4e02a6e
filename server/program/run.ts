import type { Server } from 'node:http';
import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { openAi } from '../kernel/ai/create.ts';
import type { Ai } from '../kernel/ai/provider.ts';
import { type App, createApp } from './app.ts';
import { createHandlers, mailKinds, onWritten, periodic } from './areas.ts';
import type { Config } from '../kernel/config.ts';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { addClinicPeople } from './demo/people/clinicPeople.ts';
import { seedDemo } from './demo/seed.ts';
import { boundConnections, type ConnectionBounds } from '../web/http/connections.ts';
import { finishRequests, listen } from '../web/http/listen.ts';
import { errorFields, jsonLogger, type Logger } from '../kernel/logger.ts';
import { createJobRunner } from '../engine/jobs/runner.ts';
import { createMailer } from '../kernel/mail/create.ts';
import { MailGate } from '../kernel/mail/mail-gate.ts';
import { removeUnfinished } from './operations/copies/backup.ts';
import { copyBeforeUpdate } from './operations/copies/before-update.ts';
import { spoolFolder } from '../areas/records/transcription/public.ts';

export const clock = { now: () => Date.now() };
export const logger: Logger = jsonLogger((line) => process.stdout.write(line), clock.now);

/** Brings the demonstration clinic into a database that has none. */
export async function fillDemo(db: Database): Promise<void> {
  const now = clock.now();
  const practice = await seedDemo(db, { now });
  if (practice) await addClinicPeople(db, practice, now);
}

export interface RunningServer {
  readonly port: number;
  /** Finishes running requests and jobs, ends streams and closes the database. */
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly config: Config;
  /** Fills the database before the first request. */
  readonly prepare?: (db: Database) => Promise<unknown>;
  readonly client?: MiddlewareHandler;
  /** Wraps the API into an HTTP server; by default the API answers everything. */
  readonly createServer?: (app: App) => Server;
  /** How long connections may wait, where not as usual. */
  readonly connections?: ConnectionBounds;
}

const CHECK_CONNECTIONS_MS = 5_000;

const nodeServer = (app: App): Server =>
  createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
  }) as Server;

/** Whoever started it may start it again, and says then what is wrong with the files. */
function endProcess(): void {
  logger('error', 'database_lost');
  process.exit(1);
}

/**
 * Opens the database and answers requests.
 * @throws StartError where the port or the data folder is taken, or the folder of a model is wrong
 */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const ai = await openAi(options.config, clock);
  try {
    return await runWith(ai, options);
  } catch (error) {
    await ai.close?.();
    throw error;
  }
}

async function runWith(ai: Ai, options: RunOptions): Promise<RunningServer> {
  const { config, prepare, client, createServer = nodeServer } = options;
  const closing = new AbortController();
  const copyFirst =
    config.updateCopies === undefined
      ? {}
      : { copyFirst: copyBeforeUpdate(config.updateCopies, { now: clock.now(), logger }) };
  const db = await openDatabase({
    older: { action: 'migrate', ...copyFirst },
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    logger,
    onLost: endProcess,
  });
  if (config.databaseUrl !== undefined && config.backup === undefined)
    logger('warn', 'no_backup', { set: 'BACKUP_DIR' });
  try {
    await prepare?.(db);
    if (config.backup) await removeUnfinished(config.backup.folder, config.backup.isOurs);
    const random = (length: number) => new Uint8Array(randomBytes(length));
    const bound = { ...config, spoolDir: spoolFolder(config.dataDir) };
    const parts = {
      db,
      clock,
      random,
      onWritten,
      logger,
      config: bound,
      ai,
      closing: closing.signal,
      mailGate: new MailGate({ clock, logger }),
    };
    const server = createServer(createApp({ ...parts, ...(client && { client }) }));
    boundConnections(server, !config.trustProxy, options.connections);
    const port = await listen(server, config.port, config.host);
    const origin = config.publicUrl ?? `http://localhost:${port}`;
    const mailer = createMailer(config, { ...parts, origin });
    const jobs = createJobRunner(
      { ...parts, mailKinds },
      createHandlers({ ...parts, mailer, origin }),
      periodic,
    );
    await jobs.start();
    return {
      port,
      async stop() {
        closing.abort();
        await Promise.all([finishRequests(server), jobs.stop()]);
        mailer.close?.();
        await ai.close?.();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Longer than requests and jobs are waited for; what holds the process then is not worth waiting for. */
const STOP_MS = 15_000;

/** Stops on the first SIGTERM or SIGINT; the process then ends by itself, or is ended if something still holds it. */
export function stopOnSignal(running: RunningServer): void {
  const stop = (signal: string) => {
    logger('info', 'stopping', { signal });
    setTimeout(() => {
      logger('error', 'stop_forced');
      process.exit(1);
    }, STOP_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger('error', 'stop_failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
