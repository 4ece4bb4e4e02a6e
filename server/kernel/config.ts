import { join } from 'node:path';
import * as v from 'valibot';
import type { AiConfig } from './ai/ai-config.ts';

/** The practice's own registration with Google, and where Google is. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the Calendar API. */
  readonly apiUrl?: string | undefined;
  /** Origin of a server that has all three OAuth endpoints; Google's own stand on two. */
  readonly oauthUrl?: string | undefined;
  /** How long a call may take, milliseconds. */
  readonly timeoutMs?: number;
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);

const wholeUpTo = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((value) => new URL(value).origin),
);

/** A line on a screen. */
const shownWords = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

const configSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TRUST_PROXY: v.optional(flag, '0'),
  SW_KILL: v.optional(flag, '0'),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  COPY_BEFORE_UPDATE: v.optional(flag, '1'),
  BACKUP_KEEP: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '7'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty(), v.regex(/^[^\r\n]+@[^\r\n]+$/))),
  MAIL_PER_SECOND: v.optional(wholeUpTo(1000), '10'),
  MAIL_PER_DAY: v.optional(wholeUpTo(9_999_999)),
  SERVER_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_API_URL: v.optional(origin),
  GOOGLE_OAUTH_URL: v.optional(origin),
  PUBLIC_URL: v.optional(origin),
  AI_BASE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))),
  AI_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  AI_IS_LOCAL: v.optional(flag, '0'),
  AI_PROVIDER_NAME: v.optional(shownWords),
  AI_PROVIDER_COUNTRY: v.optional(shownWords),
  AI_CHAT_MODEL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  AI_TRANSCRIPTION_MODEL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  AI_ONNX_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

function aiProvider({
  AI_BASE_URL,
  AI_API_KEY: apiKey,
  AI_IS_LOCAL,
  AI_PROVIDER_NAME: providerName,
  AI_PROVIDER_COUNTRY: country,
  AI_CHAT_MODEL: chatModel,
  AI_TRANSCRIPTION_MODEL: transcriptionModel,
}: v.InferOutput<typeof configSchema>): AiConfig | undefined {
  if (AI_BASE_URL === undefined) return undefined;
  const baseUrl = AI_BASE_URL.replace(/\/+$/, '');
  return {
    baseUrl,
    apiKey,
    chatModel,
    transcriptionModel,
    ...(AI_IS_LOCAL && { isLocal: true }),
    ...(providerName !== undefined && { providerName }),
    ...(country !== undefined && { country }),
  };
}

function googleRegistration({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_API_URL: apiUrl,
  GOOGLE_OAUTH_URL: oauthUrl,
}: v.InferOutput<typeof configSchema>): GoogleConfig | undefined {
  return clientId && clientSecret ? { clientId, clientSecret, apiUrl, oauthUrl } : undefined;
}

/** Where backups are kept, and how many. */
export interface BackupPlace {
  readonly folder: string;
  /** Older ones beyond these are removed. */
  readonly keep: number;
  /** Whether only who holds the data folder writes there. */
  readonly isOurs?: boolean;
}

/** The settings from the environment. The variables are explained in `docs/running.md`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly trustProxy: boolean;
  readonly killServiceWorker: boolean;
  /** Where the daily backup goes, and how many are kept; none on PostgreSQL unless a folder is named. */
  readonly backup: BackupPlace | undefined;
  /**
   * The folder to which everything is copied before migrations change it; `undefined`: nowhere.
   */
  readonly updateCopies: string | undefined;
  /** `smtp://` or `smtps://`; without it mails are files in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Mails that an instance begins in a second, at most. */
  readonly mailsPerSecond: number;
  /** Mails of all instances in a day (UTC), at most. */
  readonly mailsPerDay: number | undefined;
  /** Origin of links in mails; by default the one listened on. */
  readonly publicUrl: string | undefined;
  /** Seals what must not be readable in the database; without it the database keeps a generated key. */
  readonly serverKey: string | undefined;
  /** The practice's registration with Google; calendars cannot be connected without it. */
  readonly google: GoogleConfig | undefined;
  /** Who reads notes and recordings; without it notes are read by the embedded analyser. */
  readonly ai: AiConfig | undefined;
  /** The folder with a model that estimates notes in the place of the embedded analyser. */
  readonly onnxDir: string | undefined;
}

/** A reason not to start, in one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

function backupPlace({
  BACKUP_DIR,
  BACKUP_KEEP: keep,
  DATABASE_URL,
  DATA_DIR,
}: v.InferOutput<typeof configSchema>): BackupPlace | undefined {
  const isEmbedded = DATABASE_URL === undefined && DATA_DIR !== ':memory:';
  const folder = BACKUP_DIR ?? (isEmbedded ? join(DATA_DIR, 'backups') : undefined);
  if (folder === undefined || keep === 0) return undefined;
  return { folder, keep, ...(isEmbedded && BACKUP_DIR === undefined && { isOurs: true }) };
}

const updateCopies = (output: v.InferOutput<typeof configSchema>): string | undefined => {
  const { BACKUP_DIR, COPY_BEFORE_UPDATE, DATA_DIR, DATABASE_URL } = output;
  if (!COPY_BEFORE_UPDATE || (DATA_DIR === ':memory:' && !DATABASE_URL)) return undefined;
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
};

/** @throws StartError naming the variable that is wrong, never its value */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = v.safeParse(configSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(`A variável ${String(issue.path?.[0]?.key)} tem um valor inválido.`);
  }
  const { output } = parsed;
  const ai = aiProvider(output);
  if (ai?.chatModel !== undefined && output.AI_ONNX_DIR !== undefined)
    throw new StartError('Use AI_ONNX_DIR ou AI_CHAT_MODEL, e não as duas.');
  if (output.SMTP_URL !== undefined && output.PUBLIC_URL === undefined)
    throw new StartError('Com SMTP_URL defina também PUBLIC_URL: os links dos emails levam a ela.');
  return {
    port: output.PORT,
    host: output.HOST,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    jwtSecret: output.JWT_SECRET,
    trustProxy: output.TRUST_PROXY,
    killServiceWorker: output.SW_KILL,
    backup: backupPlace(output),
    updateCopies: updateCopies(output),
    smtpUrl: output.SMTP_URL,
    mailFrom: output.MAIL_FROM,
    mailsPerSecond: output.MAIL_PER_SECOND,
    mailsPerDay: output.MAIL_PER_DAY,
    publicUrl: output.PUBLIC_URL,
    serverKey: output.SERVER_KEY,
    google: googleRegistration(output),
    ai,
    onnxDir: output.AI_ONNX_DIR,
  };
}
