import { type App, createApp } from '../../../server/program/app.ts';
import { readAccount } from '../../../server/areas/people/auth/accounts.ts';
import { createAuthService } from '../../../server/areas/people/auth/sessions/service.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import type { Logger } from '../../../server/kernel/logger.ts';
import { createHandlers, mailKinds, onWritten, periodic } from '../../../server/program/areas.ts';
import type { JobParts } from '../../../server/engine/jobs/job.ts';
import { createJobRunner, type JobRunner } from '../../../server/engine/jobs/runner.ts';
import { MailGate } from '../../../server/kernel/mail/mail-gate.ts';
import type { Mail } from '../../../server/kernel/mail/mailer.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { recordCalls } from './callRecord.ts';
import { NOON, seededBytes, seededRandom } from '../practice/practice.ts';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
}

interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server's API, called in memory, with a clock that the test moves. */
export interface TestApi {
  readonly app: App;
  /** What it is made of. */
  readonly parts: JobParts;
  readonly clock: { ms: number };
  /** What it logged. */
  readonly lines: string[];
  /** Every mail that it sent. Jobs run several at once: those of one moment come in any order. */
  readonly mails: SentMail[];
  /** What the pattern's group found in the newest mail that matches, once all waiting mails are out; else `''`. */
  readInMail(pattern: RegExp): Promise<string>;
  /** Work in the background, done when the test says so. */
  readonly jobs: Pick<JobRunner, 'runDue'>;
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<T>>;
  /** A token of a new session for somebody who is in the database already. */
  tokenFor(actor: Actor): Promise<string>;
}

export type TestApiOptions = NonNullable<JobParts['config']>;

interface SentMail extends Mail {
  readonly kind: string;
}

/** Where the links of its mails lead. */
export const TEST_ORIGIN = 'https://sereno.exemplo.com.br';

let made = 0;

/** @param more parts that replace the usual ones: a mailer, a stand-in's client */
export function createTestApi(
  db: Database,
  config: TestApiOptions = {},
  more: Partial<JobParts> = {},
): TestApi {
  const clock = { ms: NOON };
  const lines: string[] = [];
  const logger: Logger = (level, event, fields) =>
    lines.push(JSON.stringify({ level, event, ...fields }));
  const random = seededBytes(seededRandom(++made));
  const mails: SentMail[] = [];
  const mailer: JobParts['mailer'] = {
    send: async (kind, mail) => void mails.push({ kind, ...mail }),
  };
  const now = () => clock.ms;
  const usual = {
    db,
    clock: { now },
    random,
    onWritten,
    logger,
    config,
    mailer,
    origin: TEST_ORIGIN,
    mailGate: new MailGate({ clock: { now }, logger }),
  };
  const parts: JobParts = { ...usual, ...more };
  const app = recordCalls(createApp(parts));
  const auth = createAuthService(parts);
  const jobs = createJobRunner({ ...parts, mailKinds }, createHandlers(parts), periodic);
  return {
    app,
    parts,
    clock,
    lines,
    mails,
    jobs,
    async readInMail(pattern) {
      await jobs.runDue();
      const mail = mails.findLast(({ text }) => pattern.test(text));
      return pattern.exec(mail?.text ?? '')?.[1] ?? '';
    },
    async tokenFor({ tenantId, userId }) {
      const opened = await withTenant(db, tenantId, async (tx) => {
        const account = await readAccount(tx, tenantId, userId);
        if (!account) throw new Error('Nobody has this account.');
        return { account, id: await auth.open(tx, account) };
      });
      return (await auth.answer(opened.account, opened.id)).access_token;
    },
    async call<T>(method: string, path: string, { token, body, headers = {} }: CallOptions = {}) {
      const response = await app.request(`/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (isJson ? JSON.parse(text) : undefined) as T,
      };
    },
  };
}

let registrations = 0;

/** A registration's body that no other has. */
export function registration(changes: Readonly<Record<string, unknown>> = {}) {
  registrations += 1;
  return {
    name: 'Helena Prado',
    email: `helena-${registrations}@exemplo.com.br`,
    password: 'segredo-123',
    crp: '06/12345',
    tenantName: 'Consultório Prado',
    domain: `prado-${registrations}`,
    ...changes,
  };
}
