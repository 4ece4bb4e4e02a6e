import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loopbackCertificate } from '../../../test/fixtures/loopbackCertificate.ts';
import { createTestApi, registration, TEST_ORIGIN } from '../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import {
  answering,
  type MailServer,
  openMailServer,
  type Received,
} from '../../../test/harness/server/mailServer.ts';
import { NOON } from '../../../test/harness/practice/practice.ts';
import { readMail } from '../../../test/harness/server/readMail.ts';
import type { Database } from '../db/database.ts';
import { MailGate } from './mail-gate.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

const HOUR_MS = 3_600_000;
const FROM = 'Clínica São João <clinica@exemplo.com.br>';

let db: Database;
let server: MailServer;

beforeEach(async () => {
  db = await sharedDatabase();
});

let mailer: Mailer | undefined;

/** A connection that is kept open would hold the server. */
async function closeAll(): Promise<void> {
  mailer?.close?.();
  await server.close();
}

afterEach(closeAll);

/** @param port 0 for a free one */
async function listen(options?: SMTPServerOptions, port?: number): Promise<number> {
  server = await openMailServer(options, port);
  return server.port;
}

/** @param options of the server's address, as in a configuration */
const apiAt = (port: number, credentials = '', options = '') => {
  const clock = { now: () => NOON };
  const url = `smtp://${credentials}127.0.0.1:${port}/${options}`;
  mailer = smtpMailer({ url, from: FROM }, { clock, gate: new MailGate({ clock }) });
  return createTestApi(db, {}, { mailer });
};

const register = (api: ReturnType<typeof apiAt>, form = registration()) =>
  api.call('POST', '/auth/registerTenantPsych', { body: form });

const waiting = () =>
  db.kysely
    .selectFrom('jobs')
    .select(['failed_at', 'last_error', 'attempts'])
    .where('kind', 'like', 'mail.%')
    .execute();

describe('a mail by SMTP', () => {
  it('arrives whole, in Portuguese, and its link opens', async () => {
    const api = apiAt(await listen());
    const form = registration({ name: 'Conceição Araújo' });
    await register(api, form);
    await api.jobs.runDue();
    expect(server.received).toHaveLength(1);
    const [{ to, raw }] = server.received as [Received];
    expect(to).toEqual([form.email]);
    const { headers, text, html } = readMail(raw);
    expect(headers.get('subject')).toBe('Confirme seu email no Sereno');
    expect(headers.get('from')).toBe(FROM);
    expect(Date.parse(headers.get('date') ?? '')).toBe(NOON);
    expect(headers.get('message-id')).toMatch(/^<.+@.+>$/);
    expect(text).toContain('Olá, Conceição Araújo.');
    const link = /^https:\S+$/m.exec(text)?.[0] ?? '';
    expect(html).toContain(`href="${link}"`);
    const url = new URL(link);
    expect(`${url.origin}${url.pathname}`).toBe(`${TEST_ORIGIN}/verify-email`);
    const body = { token: new URLSearchParams(url.hash.slice(1)).get('token') };
    expect((await api.call('POST', '/auth/verify-email', { body })).status).toBe(200);
  });

  it('waits while the server is down, and is sent when it is back', async () => {
    const port = await listen();
    await server.close();
    const api = apiAt(port);
    await register(api);
    await api.jobs.runDue();
    expect(server.received).toEqual([]);
    expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 0 }]);
    await listen({}, port);
    api.clock.ms += HOUR_MS;
    await api.jobs.runDue();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['that nobody has', { onRcptTo: answering(550, '5.1.1 maria@exemplo.com: User unknown') }],
    ['of no domain', { onRcptTo: answering(553, '5.1.2 maria@exemplo.com') }],
  ])('to an address %s is given up at once', async (_, options) => {
    const api = apiAt(await listen(options));
    await register(api);
    await api.jobs.runDue();
    expect(await waiting()).toMatchObject([
      { failed_at: new Date(NOON).toISOString(), last_error: 'recipient_refused' },
    ]);
    expect(api.lines.join()).not.toContain('maria');
  });

  it('is tried again where the server asks for patience, or says no reason', async () => {
    for (const code of [451, 554]) {
      await db.kysely.deleteFrom('jobs').execute();
      const api = apiAt(await listen({ onRcptTo: answering(code) }));
      await register(api);
      await api.jobs.runDue();
      expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 1 }]);
      expect(api.lines.join()).not.toMatch(/maria|mail_paused/);
      await closeAll();
    }
  });

  it('whose arrival was not confirmed comes again as the same mail, and either link opens once', async () => {
    const raws: string[] = [];
    const api = apiAt(
      await listen({
        onData(stream, _session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            raws.push(Buffer.concat(chunks).toString('latin1'));
            if (raws.length === 1) answering(451)(null, null, done);
            else done();
          });
        },
      }),
    );
    await register(api);
    await api.jobs.runDue();
    api.clock.ms += HOUR_MS;
    await api.jobs.runDue();
    expect(await waiting()).toEqual([]);
    const mails = raws.map((raw) => readMail(raw));
    const [first, second] = mails.map(({ headers }) => headers.get('message-id'));
    expect(first).toMatch(/^<[\da-f-]{36}@exemplo\.com\.br>$/);
    expect(second).toBe(first);
    const tokens = mails.map(({ text }) => /#token=([\w-]+)$/m.exec(text)?.[1]);
    const verify = (token: string | undefined) =>
      api.call('POST', '/auth/verify-email', { body: { token } });
    expect((await verify(tokens[0])).status).toBe(200);
    expect((await verify(tokens[1])).status).toBe(400);
  });

  it('signs in with the user and password of its address', async () => {
    const seen: string[] = [];
    const port = await listen({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push(`${username} ${password}`);
        done(null, { user: username });
      },
    });
    const api = apiAt(port, 'clinica:s%40grada@');
    await register(api);
    await api.jobs.runDue();
    expect(seen).toEqual(['clinica s@grada']);
    expect(server.received).toHaveLength(1);
  });

  it('cannot be given further headers by an address or a name', async () => {
    const api = apiAt(await listen());
    const form = registration();
    await register(api, form);
    // Kept before names had rules.
    await db.kysely.updateTable('users').set({ name: 'Ana\r\nBcc: todos@exemplo.com' }).execute();
    await api.jobs.runDue();
    const [{ to, raw }] = server.received as [Received];
    expect(to).toEqual([form.email]);
    expect(readMail(raw).headers.has('bcc')).toBe(false);
  });
});

describe('a mail over an encrypted connection', () => {
  const { key, cert } = loopbackCertificate;
  const signIns: { readonly isSecure: boolean }[] = [];
  /** Takes passwords over an encrypted connection only. */
  const listenEncrypted = (options: SMTPServerOptions = {}) => {
    signIns.length = 0;
    return listen({
      key,
      cert,
      disabledCommands: [],
      authOptional: false,
      onAuth({ username, password }, { secure }, done) {
        signIns.push({ isSecure: secure });
        if (username === 'clinica' && password === 's@grada') done(null, { user: username });
        else answering(535)(null, null, done);
      },
      ...options,
    });
  };
  const trusting = () => `?tls.ca=${encodeURIComponent(cert)}`;
  const SIGNED_IN = 'clinica:s%40grada@';

  it('begins in the clear, and is encrypted before the password is told', async () => {
    const api = apiAt(await listenEncrypted(), SIGNED_IN, trusting());
    await register(api);
    await api.jobs.runDue();
    expect(signIns).toEqual([{ isSecure: true }]);
    expect(server.received).toMatchObject([{ isSecure: true }]);
  });

  it('is not sent, nor the password told, to a server whose certificate nobody vouches for', async () => {
    const api = apiAt(await listenEncrypted(), SIGNED_IN);
    await register(api);
    await api.jobs.runDue();
    expect([signIns, server.received]).toEqual([[], []]);
    expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 0 }]);
  });

  it('is not sent to a server of another name', async () => {
    const port = await listenEncrypted();
    const api = apiAt(port, SIGNED_IN, `${trusting()}&tls.servername=mail.exemplo.com`);
    await register(api);
    await api.jobs.runDue();
    expect([signIns, server.received]).toEqual([[], []]);
  });

  it('is not sent in the clear where the address asks for encryption', async () => {
    const port = await listenEncrypted({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    const api = apiAt(port, SIGNED_IN, '?requireTLS=true');
    await register(api);
    await api.jobs.runDue();
    expect([signIns, server.received]).toEqual([[], []]);
    expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 0 }]);
  });
});
