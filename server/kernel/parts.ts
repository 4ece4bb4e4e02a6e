import type { MiddlewareHandler } from 'hono';
import type { RandomBytes } from '../../src/domain/core/id.ts';
import type { Ai } from './ai/provider.ts';
import type { DailyBytes } from './daily-bytes.ts';
import type { LimitOverrides } from './limits.ts';
import type { OnWritten } from './document-change.ts';
import type { BackupPlace, GoogleConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { Logger } from './logger.ts';
import type { MailGate } from './mail/mail-gate.ts';

/** What the server is made of; tests bring their own clock and randomness. */
export interface ServerParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: { now(): number };
  readonly random: RandomBytes;
  /** What the areas do with every change of documents. */
  readonly onWritten: OnWritten;
  readonly logger?: Logger;
  readonly config?: {
    /** Signs access tokens; without it the database keeps a generated key. */
    readonly jwtSecret?: string | undefined;
    readonly trustProxy?: boolean;
    readonly limits?: LimitOverrides;
    /** Mails in a day, at most. */
    readonly mailsPerDay?: number | undefined;
    /** Other bytes a day than the usual ones. */
    readonly dailyBytes?: DailyBytes;
    /** Origin at which browsers find this server. */
    readonly publicUrl?: string | undefined;
    /** Seals what must not be readable in the database; without it the database keeps a generated key. */
    readonly serverKey?: string | undefined;
    readonly google?: GoogleConfig | undefined;
    /** Folder for recordings on their way to the provider; by default one for passing files. */
    readonly spoolDir?: string;
    /** Where the daily backup goes; none without it. */
    readonly backup?: BackupPlace | undefined;
  };
  /** Holds mail back while the mail server takes none. */
  readonly mailGate?: MailGate;
  /** Reads notes and recordings; without it the embedded analyser reads notes. */
  readonly ai?: Ai;
  /** Answers what is not the API's: the app's files. */
  readonly client?: MiddlewareHandler;
  /** Ends streams when the server shuts down. */
  readonly closing?: AbortSignal;
}

/** What documents are changed with. */
export type WriteParts = Pick<ServerParts, 'db' | 'onWritten'>;

/** What every endpoint reads with. */
export type ReadParts = Pick<ServerParts, 'db' | 'clock' | 'logger'>;
