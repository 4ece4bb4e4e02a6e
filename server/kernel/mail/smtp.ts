import { createTransport } from 'nodemailer';
import { JobError } from '../job-error.ts';
import { type Mailer, messageId } from './mailer.ts';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

interface SmtpError {
  /** Which of ours was answered with the error. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * The server will never take this mail: the address does not exist there, or it refuses the content. A sender or a
 * sign-in that it refuses is the operator's to mend, and the mail waits.
 */
const isFinal = ({ command, responseCode }: SmtpError): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  typeof responseCode === 'number' &&
  responseCode >= 550;

/** Mail through a server of the clinic's or its provider's. */
export function smtpMailer(
  { url, from }: { readonly url: string; readonly from: string },
  clock: { now(): number },
): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(_kind, { id, isToOwner: _, ...mail }) {
      try {
        const head = { date: new Date(clock.now()), messageId: messageId(id, from) };
        await transport.sendMail({ ...head, ...mail });
      } catch (error) {
        if (isFinal(error as SmtpError)) throw new JobError('recipient_refused', 'never');
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
