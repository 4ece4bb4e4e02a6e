import type { Mailer } from '../mail/mailer.ts';
import type { ServerParts } from '../parts.ts';
import type { Handlers, Periodic } from './job.ts';

/** What jobs work with beside the server's parts. */
export interface JobParts extends ServerParts {
  readonly mailer: Mailer;
  /** Where links in mails lead: scheme, host and port, without a slash at the end. */
  readonly origin: string;
}

/** What is done for each kind of job. A new kind is a line here; its function lives in its own folder. */
export const createHandlers = (_parts: JobParts): Handlers => ({});

/** Kinds that come round by the clock. */
export const periodic: readonly Periodic[] = [];
