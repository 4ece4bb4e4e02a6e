const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const LOGIN_MESSAGE = 'Muitas tentativas de login. Tente novamente em alguns minutos.';
export const REQUESTS_MESSAGE = 'Muitas requisições. Tente novamente em alguns instantes.';

/** How often something may be tried in a window of time. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const per15Minutes = (most: number): Limit => ({ most, windowMs: 15 * MINUTE_MS });
const perDay = (most: number): Limit => ({ most, windowMs: 24 * HOUR_MS });
const perHour = (most: number): Limit => ({ most, windowMs: HOUR_MS });

/**
 * What calls without an account, and those that ask for the password again, are limited to: on one session, one
 * account, one e-mail address or one token, and from one network address, behind which a whole clinic may sit.
 */
export const limits = {
  /** One account from one network. */
  loginAccount: per15Minutes(10),
  loginAccountDay: perDay(30),
  /** One account from all networks together; devices that signed in to it before are counted apart. */
  loginEverywhere: perDay(100),
  /** One such device. */
  loginDevice: per15Minutes(10),
  loginAddress: per15Minutes(50),
  registerAddress: perHour(100),
  endSessionAddress: per15Minutes(100),
  /** One address from one network. */
  registerEmail: perDay(5),
  /** From one network: a refusal says that an address or a domain is taken. */
  registerRefused: perDay(20),
  /** Mails to one mailbox that strangers can cause, over all accounts and practices. */
  strangerMail: perHour(5),
  strangerMailDay: perDay(12),
  /** Mails of one kind to whoever proved the mailbox. */
  ownerMail: perDay(30),
  /** Reminders and answers to one mailbox: a family or a ward may share it. */
  sessionMail: perDay(40),
  /** All mails of the server, where `MAIL_PER_DAY` says no other number. */
  mailsDay: perDay(2000),
  /** The mail that tells the owner of an address. */
  takenMail: perDay(1),
  /** One address from one network; how many mails go there, whoever asks, is decided where they are sent. */
  resendEmail: perHour(5),
  resendAddress: perHour(50),
  forgotEmail: perHour(5),
  forgotAddress: perHour(50),
  resetAddress: per15Minutes(50),
  verifyAddress: per15Minutes(50),
  passwordSession: per15Minutes(10),
  passwordSessionDay: perDay(50),
  passwordAddress: per15Minutes(50),
  changeUser: perHour(5),
  changeEmail: perHour(5),
  changeEmailDay: perDay(10),
  confirmAddress: per15Minutes(50),
  undoToken: per15Minutes(10),
  undoAddress: per15Minutes(50),
  /** Invitations of one person. */
  inviteSender: perDay(60),
  /** Those that wait for the sender's address to be proved. */
  inviteUnproved: { most: 60, windowMs: 30 * 24 * HOUR_MS },
  /** To one address from one practice, and from all together; who invites whom is told to no other practice. */
  inviteRecipient: perDay(5),
  inviteMailbox: perDay(10),
  inviteToken: per15Minutes(30),
  inviteAddress: per15Minutes(100),
  stopToken: per15Minutes(30),
  stopAddress: per15Minutes(100),
  /** To one patient: what became of the times that were asked for. */
  answerMail: perDay(20),
  /** By a person, whose devices tell at most every few minutes. */
  auditReads: perDay(200),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;

/** Other numbers for some of the limits. */
export type LimitOverrides = { readonly [N in LimitName]?: number };
