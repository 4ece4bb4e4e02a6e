import { DomainError } from '../../../src/domain/core/errors.ts';
import { type Admission, admit, type Attempt, takeBack } from '../attempts.ts';
import { JobError } from '../job-error.ts';
import { limits } from '../limits.ts';
import type { ServerParts } from '../parts.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Kinds that go to addresses which a practice has named, about sessions. */
const OF_SESSIONS: ReadonlySet<string> = new Set(['reminder', 'answer']);

const INVITATIONS: ReadonlySet<string> = new Set(['patient-invite', 'member-invite']);

/** The part of a day's mails that a kind may use up. The rest is left to more urgent ones. */
function shareOf(kind: string): number {
  if (OF_SESSIONS.has(kind)) return 0.8;
  return INVITATIONS.has(kind) ? 0.9 : 1;
}

const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox has many spellings: what follows a plus, and the dots of some providers. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Each is counted by itself: what one has passed is not spent where the next refuses. */
function countedFor(kind: string, { to, isToOwner }: Mail): readonly Attempt[] {
  const mailbox = mailboxOf(to);
  if (OF_SESSIONS.has(kind)) return [{ sessionMail: mailbox }];
  // Strangers cannot use up what its owner waits for, such as the link to a new password.
  if (isToOwner) return [{ ownerMail: `${mailbox} ${kind}` }];
  return [{ strangerMail: mailbox }, { strangerMailDay: mailbox }];
}

/** No more mails of this urgency go out today. */
class DaySpent extends Error {
  constructor(override readonly cause: unknown) {
    super('day spent');
  }
}

async function count(admission: Admission, attempts: readonly Attempt[]): Promise<void> {
  for (const [place, attempt] of attempts.entries())
    try {
      await admit(admission, attempt);
    } catch (error) {
      for (const passed of attempts.slice(0, place)) await takeBack(admission, passed);
      // A mail that waits leaves its place in the day to a more urgent one.
      if ('mailsDay' in attempt) await takeBack(admission, attempt);
      throw 'mailsDay' in attempt ? new DaySpent(error) : error;
    }
}

const HALF_HOUR_MS = 1_800_000;

/**
 * Returns the error that puts a mail off until the window's end, spread a little.
 * A mail that is asked for then does not wait behind all that was put off.
 */
function putOff(caught: unknown, random: ServerParts['random']): unknown {
  const isDaySpent = caught instanceof DaySpent;
  const error = isDaySpent ? caught.cause : caught;
  const seconds = error instanceof DomainError ? error.details?.retryAfterSeconds : undefined;
  if (typeof seconds !== 'number') return error;
  const [chance = 0] = random(1);
  const ms = seconds * 1000 + (chance / 256) * HALF_HOUR_MS;
  return isDaySpent
    ? new JobError('mail_budget_spent', ms, false)
    : new JobError('mailbox_full', ms);
}

/**
 * Limits how many mails reach one mailbox, over all accounts, practices and kinds.
 * Further mails wait.
 * @returns a mailer that throws JobError `mailbox_full` with the time to wait
 */
export function boundedMailer(parts: ServerParts, mailer: Mailer): Mailer {
  const { db, clock, config, random, logger } = parts;
  const perDay = config?.mailsPerDay ?? limits.mailsDay.most;
  let alarmed = '';
  const alarm = (share: number): void => {
    const day = `${new Date(clock.now()).toISOString().slice(0, 10)} ${share}`;
    if (day !== alarmed) logger?.('error', 'mail_budget_spent', { perDay, share });
    alarmed = day;
  };
  return {
    ...mailer,
    async send(kind, mail) {
      const share = shareOf(kind);
      const overrides = { ...config?.limits, mailsDay: Math.ceil(perDay * share) };
      const admission = { db, now: clock.now(), overrides };
      const attempts = [...countedFor(kind, mail), { mailsDay: 'all' }];
      await count(admission, attempts).catch((error: unknown) => {
        if (error instanceof DaySpent) alarm(share);
        throw putOff(error, random);
      });
      try {
        await mailer.send(kind, mail);
      } catch (error) {
        for (const attempt of attempts) await takeBack(admission, attempt);
        throw error;
      }
    },
  };
}
