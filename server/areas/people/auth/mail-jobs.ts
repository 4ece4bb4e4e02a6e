import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose, type Letter } from '../../../kernel/mail/compose.ts';
import {
  accountExistsLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from '../../../kernel/mail/letters.ts';
import type { NewJob } from '../../../engine/execution/store.ts';
import { hasLinksEnough, issueToken, noteMailed, type Purpose } from './one-time-tokens.ts';
import { isOpenAccount } from '../../../kernel/db/open-account.ts';

const HOUR_MS = 3_600_000;

const job = (kind: string, userId: string): NewJob => ({
  kind,
  key: `${kind}:${userId}`,
  payload: { userId },
});

/** A mail with a link that proves a person's address. */
export const verificationJob = (userId: string): NewJob => job('mail.verifyEmail', userId);
/** A mail with a link that sets a new password. */
export const resetJob = (userId: string): NewJob => job('mail.resetPassword', userId);

/** Tells a person that the password was changed. */
export const passwordChangedJob = (userId: string): NewJob => job('mail.passwordChanged', userId);
/** Tells a person that somebody wanted to register with the address. */
export const accountExistsJob = (userId: string): NewJob => job('mail.accountExists', userId);

interface Person {
  readonly email: string;
  readonly name: string;
  readonly email_verified_at: string | null;
  readonly is_open: boolean;
}

interface AccountMail {
  readonly kind: string;
  readonly purpose: Purpose;
  readonly lifeMs: number;
  readonly isWanted: (person: Person) => boolean;
  readonly path: (token: string) => string;
  readonly letter: (to: { to: string; name: string; url: string }) => Letter;
}

const hasProved = ({ email_verified_at }: Pick<Person, 'email_verified_at'>): boolean =>
  email_verified_at !== null;

const personOf = (tx: Tx, tenantId: string, userId: string): Promise<Person | undefined> =>
  tx
    .selectFrom('users')
    .select(['email', 'name', 'email_verified_at'])
    .select(isOpenAccount(tenantId).as('is_open'))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();

/**
 * Makes the token when the mail is sent, so that it stands nowhere but in the mail. The links of earlier mails stay open
 * until one is used: else a stranger who asks for another one would close that which its owner is about to open.
 */
const accountMail =
  (parts: JobParts, { kind, purpose, lifeMs, isWanted, path, letter }: AccountMail): JobHandler =>
  async ({ userId }, { id, tenantId, attempt }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const { db, clock, origin, mailer } = parts;
    const made = await withTenant(db, tenantId, async (tx) => {
      const person = await personOf(tx, tenantId, userId);
      if (!person || !isWanted(person)) return undefined;
      const link = { tenantId, purpose, subjectId: userId };
      if (attempt === 1 && (await hasLinksEnough(tx, link, clock.now()))) return undefined;
      const { email, name } = person;
      const expiresAt = new Date(clock.now() + lifeMs).toISOString();
      const token = { ...link, email, expiresAt, besideEarlier: true };
      const secret = await issueToken(tx, token, parts);
      const url = origin + path(secret);
      return { letter: letter({ to: email, name, url }), isToOwner: hasProved(person), secret };
    });
    if (!made) return;
    await mailer.send(kind, { ...compose(made.letter, id), isToOwner: made.isToOwner });
    await noteMailed(db, tenantId, made.secret, clock.now());
  };

export const sendVerification = (parts: JobParts): JobHandler =>
  accountMail(parts, {
    kind: 'verify-email',
    purpose: 'verify_email',
    lifeMs: 72 * HOUR_MS,
    isWanted: ({ is_open, email_verified_at }) => is_open && email_verified_at === null,
    path: (token) => `/verify-email#token=${token}`,
    letter: verificationLetter,
  });

export const sendReset = (parts: JobParts): JobHandler =>
  accountMail(parts, {
    kind: 'reset-password',
    purpose: 'reset_password',
    lifeMs: HOUR_MS,
    isWanted: ({ is_open }) => is_open,
    path: (token) => `/reset-password#token=${token}`,
    letter: resetLetter,
  });

export const sendPasswordChanged =
  ({ db, origin, mailer }: JobParts): JobHandler =>
  async ({ userId }, { id, tenantId }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const person = await withTenant(db, tenantId, (tx) => personOf(tx, tenantId, userId));
    if (!person?.is_open) return;
    const to = { to: person.email, name: person.name, url: `${origin}/forgot-password` };
    const mail = compose(passwordChangedLetter(to), id);
    await mailer.send('password-changed', { ...mail, isToOwner: hasProved(person) });
  };

export const sendAccountExists =
  ({ db, origin, mailer }: JobParts): JobHandler =>
  async ({ userId }, { id, tenantId }) => {
    if (typeof userId !== 'string' || tenantId === null) return;
    const person = await withTenant(db, tenantId, (tx) => personOf(tx, tenantId, userId));
    if (!person?.is_open) return;
    const letter = accountExistsLetter({ to: person.email, url: `${origin}/login` });
    await mailer.send('account-exists', compose(letter, id));
  };
