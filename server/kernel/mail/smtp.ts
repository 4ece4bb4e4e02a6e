import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { JobError } from '../job-error.ts';
import type { MailGate, PauseReason } from './mail-gate.ts';
import { type Mailer, messageId } from './mailer.ts';
import { codesOf, judgeAnswer, type SmtpAnswer } from './smtp-answer.ts';

const HOUR_MS = 3_600_000;

export interface SmtpTimes {
  readonly connectMs: number;
  /** Until the whole mail is with the server. */
  readonly sendMs: number;
  /** From then until the server says that it has it (RFC 5321, 4.5.3.2.6). */
  readonly acceptMs: number;
}

const TIMES: SmtpTimes = { connectMs: 10_000, sendMs: 60_000, acceptMs: 600_000 };

/** Connections that are kept open for the next mails. */
const CONNECTIONS = 4;

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** Mails that begin in a second, at most. */
  readonly perSecond?: number;
  readonly times?: SmtpTimes;
}

interface SmtpParts {
  readonly clock: { now(): number };
  readonly gate: MailGate;
}

/** Resolves when the next mail may begin. */
function createPace(perSecond: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(next, now);
    next = at + 1000 / perSecond;
    if (at > now) await pause(at - now);
  };
}

/** Ends an attempt that takes too long. The patience grows once the whole mail is sent. */
function patience({ sendMs, acceptMs }: SmtpTimes) {
  const controller = new AbortController();
  const end = () => controller.abort(new JobError('mail_timed_out'));
  let timer = setTimeout(end, sendMs);
  let isSent = false;
  return {
    signal: controller.signal,
    isSent: (): boolean => isSent,
    /** The mail's last byte has left. */
    sent: (): void => {
      isSent = true;
      clearTimeout(timer);
      timer = setTimeout(end, acceptMs);
    },
    clear: () => clearTimeout(timer),
  };
}

const UNREACHED = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS']);

const isSilence = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || UNREACHED.has(String((error as { code?: unknown }).code));

interface Failure {
  readonly error: unknown;
  /** The mail's. */
  readonly id: string;
  readonly signal: AbortSignal;
  /** The server may have the mail. */
  readonly isSent: boolean;
}

/** The error by which the job goes on. */
function settle(gate: MailGate, { error, id, signal, isSent }: Failure): unknown {
  const answer = error as SmtpAnswer;
  const wait = (reason: PauseReason): JobError => {
    const ms = gate.failed({ reason, id, codes: codesOf(answer) });
    return new JobError(`mail_${reason}`, ms, false);
  };
  const verdict = judgeAnswer(answer);
  if (verdict === undefined && isSilence(error, signal)) {
    const waiting = wait('silent');
    // Each further attempt may be one more copy.
    return isSent ? new JobError('mail_unconfirmed') : waiting;
  }
  if (verdict === 'quota' || (verdict === 'sender' && !gate.isOwnFault(id))) return wait(verdict);
  gate.answered();
  if (verdict === 'refused') return new JobError('recipient_refused', 'never');
  if (verdict === 'full') return new JobError('recipient_full', HOUR_MS);
  return error;
}

/** Passed to the transport beside the mail. */
interface Watched {
  readonly onSent?: () => void;
}

function openTransport({ url, from, times = TIMES }: SmtpOptions) {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.connectMs,
      // Each mail has a time of its own, which is shorter.
      socketTimeout: times.sendMs + times.acceptMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  transport.use('stream', ({ message, data }, done) => {
    const { onSent } = data as Watched;
    message.transform(() => new PassThrough().once('end', () => onSent?.()));
    done();
  });
  return transport;
}

/** Mail through a server of the clinic's or its provider's. */
export function smtpMailer(options: SmtpOptions, { clock, gate }: SmtpParts): Mailer {
  const { from, perSecond = 1000, times = TIMES } = options;
  const transport = openTransport(options);
  const turn = createPace(perSecond);
  return {
    async send(_kind, { id, isToOwner: _, ...mail }) {
      if (gate.waitMs() > 0) throw new JobError('mail_paused', gate.waitMs(), false);
      await turn();
      const { signal, isSent, sent, clear } = patience(times);
      try {
        const head = { date: new Date(clock.now()), messageId: messageId(id, from) };
        const watched: Watched = { onSent: sent };
        await transport.sendMail({ ...head, ...mail, ...watched, signal });
        gate.accepted(id);
      } catch (error) {
        throw settle(gate, { error, id, signal, isSent: isSent() });
      } finally {
        clear();
      }
    },
    close: () => transport.close({ force: true }),
  };
}
