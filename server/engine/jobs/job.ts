import type { Logger } from '../../kernel/logger.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';
import type { ServerParts } from '../../kernel/parts.ts';

/** What a handler knows of the job that it works on. */
export interface RunningJob {
  /** The same at every attempt. */
  readonly id: string;
  /** `null` for work on the whole server. */
  readonly tenantId: string | null;
  /** 1 the first time. */
  readonly attempt: number;
  /** Whether a failure now is the end of it; what waits for the job may then be told. */
  readonly isLast: boolean;
  /** Aborts at the time-out and when the server stops. */
  readonly signal: AbortSignal;
}

export type Payload = Readonly<Record<string, unknown>>;

/**
 * Does the work at least once: it may run again after a crash, so its effect must bear that. Throws to be tried again
 * later; see `JobError` for when.
 */
export type JobHandler = (payload: Payload, job: RunningJob) => Promise<void>;

/** The most urgent first. */
const mailUrgencies = ['account', 'invitation', 'reminder'] as const;
type MailUrgency = (typeof mailUrgencies)[number];

/** A kind of work, and how often it comes round by the clock, once for all instances together. */
interface JobKind {
  readonly handler: (parts: JobParts) => JobHandler;
  /** How urgent its mails are. Mail has places of its own. */
  readonly mail?: MailUrgency;
  /** Its jobs then have an empty payload and no tenant. */
  readonly everyMs?: number;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

/** By kind. An instance leaves jobs of kinds that it does not know to others. */
export type Handlers = Readonly<Record<string, JobHandler>>;

/** Work that comes round by the clock, once for all instances together, with an empty payload and no tenant. */
export interface Periodic {
  readonly kind: string;
  readonly everyMs: number;
}

export interface RunnerParts extends Pick<ServerParts, 'db' | 'clock' | 'random' | 'mailGate'> {
  readonly logger?: Logger | undefined;
  /** Kinds of jobs that mail, in groups, the most urgent first. */
  readonly mailKinds?: readonly (readonly string[])[];
}

/** What jobs work with beside the server's parts. */
export interface JobParts extends ServerParts {
  readonly mailer: Mailer;
  /** Where links in mails lead: scheme, host and port, without a slash at the end. */
  readonly origin: string;
}

export const handlersOf = (kinds: JobKinds, parts: JobParts): Handlers =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { handler }]) => [kind, handler(parts)]));

export const periodicOf = (kinds: JobKinds): readonly Periodic[] =>
  Object.entries(kinds).flatMap(([kind, { everyMs }]) =>
    everyMs === undefined ? [] : [{ kind, everyMs }],
  );

export const mailKindsOf = (kinds: JobKinds): readonly (readonly string[])[] =>
  mailUrgencies.map((urgency) =>
    Object.entries(kinds).flatMap(([kind, { mail }]) => (mail === urgency ? [kind] : [])),
  );
