import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { NOON } from '../../../test/harness/practice/practice.ts';
import { createTestApi, registration, type TestApi } from '../../../test/harness/server/api.ts';
import {
  answering,
  type MailServer,
  openMailServer,
} from '../../../test/harness/server/mailServer.ts';
import type { Database } from '../db/database.ts';
import { MailGate } from './mail-gate.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer, type SmtpTimes } from './smtp.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = 'Clínica São João <clinica@exemplo.com.br>';

let db: Database;
let server: MailServer | undefined;
let mailer: Mailer | undefined;
let api: TestApi;

beforeEach(async () => {
  db = await sharedDatabase();
});

afterEach(async () => {
  mailer?.close?.();
  await server?.close();
  server = undefined;
});

/** A server of Sereno that mails through this port. */
function mailThrough(port: number, credentials = '', times?: SmtpTimes): void {
  const url = `smtp://${credentials}127.0.0.1:${port}/`;
  const clock = { now: (): number => api.clock.ms };
  const logger = (level: string, event: string, fields = {}) =>
    api.lines.push(JSON.stringify({ level, event, ...fields }));
  const gate = new MailGate({ clock, logger });
  mailer = smtpMailer({ url, from: FROM, ...(times && { times }) }, { clock, gate });
  api = createTestApi(db, {}, { mailer, mailGate: gate });
}

async function open(options: SMTPServerOptions, credentials?: string, times?: SmtpTimes) {
  server = await openMailServer(options);
  mailThrough(server.port, credentials, times);
  return server;
}

const register = (email: string) =>
  api.call('POST', '/auth/registerTenantPsych', { body: registration({ email }) });

/** People who each wait for a mail. */
async function registerThree(): Promise<void> {
  for (const name of ['ana', 'bia', 'caio']) await register(`${name}@exemplo.com.br`);
}

const waiting = () =>
  db.kysely
    .selectFrom('jobs')
    .select(['failed_at', 'last_error', 'attempts'])
    .where('kind', 'like', 'mail.%')
    .execute();

const alarms = () => api.lines.filter((line) => line.includes('"mail_paused"'));

async function passHours(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    api.clock.ms += HOUR_MS;
    await api.jobs.runDue();
  }
}

const recipients = () => server?.received.flatMap(({ to }) => to).toSorted();

interface Refusing {
  readonly what: string;
  readonly reason: 'quota' | 'sender';
  readonly options: (isRefusing: () => boolean) => SMTPServerOptions;
}

const at =
  (code: number, text: string, isRefusing: () => boolean) =>
  (address: unknown, session: unknown, done: (error?: Error) => void): void =>
    isRefusing() ? answering(code, text)(address, session, done) : done();

const letIn: NonNullable<SMTPServerOptions['onAuth']> = ({ username }, _session, done) =>
  done(null, { user: username });

const refusals: readonly Refusing[] = [
  {
    what: 'the day’s quota is used up',
    reason: 'quota',
    options: (is) => ({ onRcptTo: at(550, '5.4.5 Daily user sending limit exceeded', is) }),
  },
  {
    what: 'mails come too fast',
    reason: 'quota',
    options: (is) => ({ onRcptTo: at(451, '4.7.500 Server busy', is) }),
  },
  {
    what: 'the sender’s address is not allowed',
    reason: 'sender',
    options: (is) => ({ onMailFrom: at(553, '5.7.1 Sender address rejected: not owned', is) }),
  },
  {
    what: 'relaying is denied',
    reason: 'sender',
    options: (is) => ({ onRcptTo: at(554, '5.7.1 Relay access denied', is) }),
  },
  {
    what: 'the password is refused',
    reason: 'sender',
    options: (is) => ({
      onAuth: (auth, session, done) =>
        is() ? answering(535, '5.7.8')(null, null, done) : letIn(auth, session, done),
    }),
  },
];

describe('mail to a server that takes none of ours', () => {
  it.each(refusals)(
    'waits where $what, and the operator hears why',
    async ({ reason, options }) => {
      let isRefusing = true;
      const signedIn = { authOptional: false, allowInsecureAuth: true, onAuth: letIn };
      await open({ ...signedIn, ...options(() => isRefusing) }, 'clinica:segredo@');
      await registerThree();
      await api.jobs.runDue();
      expect(alarms().join()).toContain(`"reason":"${reason}"`);
      expect(alarms()[0]).toContain('"level":"error"');
      expect(api.lines.join()).not.toMatch(/exemplo\.com|segredo/);
      const { body } = await api.call('GET', '/health');
      expect(body).toMatchObject({ mailPausedSince: new Date(NOON).toISOString() });
      await passHours(14);
      const rows = await waiting();
      expect(rows.map(({ failed_at, attempts }) => [failed_at, attempts])).toEqual([
        [null, 0],
        [null, 0],
        [null, 0],
      ]);
      isRefusing = false;
      await passHours(6);
      expect(recipients()).toEqual(['ana', 'bia', 'caio'].map((name) => `${name}@exemplo.com.br`));
      expect(api.lines.join()).toContain('"mail_resumed"');
      expect((await api.call('GET', '/health')).body).toMatchObject({ mailPausedSince: null });
    },
  );

  it('is tried with one mail an hour, and not with all that wait', async () => {
    let tries = 0;
    await open({
      onRcptTo(address, session, done) {
        tries += 1;
        answering(550, '5.4.5 Daily limit')(address, session, done);
      },
    });
    await registerThree();
    await api.jobs.runDue();
    await passHours(3);
    tries = 0;
    await passHours(10);
    expect(tries).toBeLessThanOrEqual(10);
  });

  it('goes on to others where one recipient’s server alone refuses us', async () => {
    await open({
      onRcptTo: ({ address }, session, done) =>
        address.startsWith('ana')
          ? answering(550, '5.7.1 Message rejected by policy')(address, session, done)
          : done(),
    });
    await registerThree();
    await api.jobs.runDue();
    await passHours(30);
    expect(recipients()).toEqual(['bia@exemplo.com.br', 'caio@exemplo.com.br']);
    expect(await waiting()).toMatchObject([{ failed_at: expect.any(String), attempts: 10 }]);
    expect(alarms().length).toBeLessThanOrEqual(2);
  });
});

describe('a mail to a full mailbox', () => {
  it('is tried again for hours, holds no other, and arrives when there is room', async () => {
    let isFull = true;
    await open({
      onRcptTo: ({ address }, session, done) =>
        isFull && address.startsWith('ana')
          ? answering(552, '5.2.2 Mailbox full')(address, session, done)
          : done(),
    });
    await registerThree();
    await api.jobs.runDue();
    expect(recipients()).toEqual(['bia@exemplo.com.br', 'caio@exemplo.com.br']);
    await passHours(5);
    expect(await waiting()).toMatchObject([{ failed_at: null, last_error: 'recipient_full' }]);
    isFull = false;
    await passHours(1);
    expect(recipients()).toContain('ana@exemplo.com.br');
    expect(alarms()).toEqual([]);
  });
});

describe('a mail server that is silent', () => {
  const sockets = new Set<Socket>();
  let silent: Server;

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    silent?.close();
  });

  it('is left alone after three tries, and no mail is given up', async () => {
    silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    mailThrough(port, '', { connectMs: 500, sendMs: 2000, acceptMs: 2000 });
    await registerThree();
    await api.jobs.runDue();
    expect(alarms().join()).toContain('"reason":"silent"');
    const tried = sockets.size;
    await register('davi@exemplo.com.br');
    await api.jobs.runDue();
    expect(sockets.size).toBe(tried);
    await passHours(14);
    const rows = await waiting();
    expect(rows.map(({ failed_at }) => failed_at)).toEqual([null, null, null, null]);
    silent.close();
    for (const socket of sockets) socket.destroy();
    server = await openMailServer({}, port);
    await passHours(2);
    expect(recipients()).toHaveLength(4);
  });

  it('that thinks long about a mail is waited for, so that no second copy goes out', async () => {
    const times = { connectMs: 5000, sendMs: 1500, acceptMs: 30_000 };
    let dots = 0;
    await open(
      {
        onData(stream, _session, done) {
          stream.resume().on('end', () => {
            dots += 1;
            setTimeout(() => done(), 2000);
          });
        },
      },
      '',
      times,
    );
    await register('ana@exemplo.com.br');
    await api.jobs.runDue();
    await passHours(24);
    expect(dots).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('that never confirms a mail gets it again under the same number, and not for ever', async () => {
    const ids: string[] = [];
    await open(
      {
        onData(stream) {
          let raw = '';
          stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
          stream.on('end', () => ids.push(/message-id: (\S+)/i.exec(raw)?.[1] ?? ''));
        },
      },
      '',
      { connectMs: 5000, sendMs: 5000, acceptMs: 30 },
    );
    await register('ana@exemplo.com.br');
    await api.jobs.runDue();
    for (let day = 0; day < 2; day++) {
      api.clock.ms = NOON + (day + 1) * DAY_MS;
      await passHours(10);
    }
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(1);
    expect(await waiting()).toMatchObject([{ last_error: 'mail_unconfirmed', attempts: 10 }]);
  });
});
