import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, registration, TEST_ORIGIN } from '../../test/harness/api.ts';
import { sharedDatabase } from '../../test/harness/database.ts';
import { NOON } from '../../test/harness/practice.ts';
import { readMail } from '../../test/harness/readMail.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { runServer } from '../run.ts';
import { compose } from './compose.ts';
import { inviteLetter } from './letters.ts';
import { smtpMailer } from './smtp.ts';

const HOUR_MS = 3_600_000;
const FROM = 'Clínica São João <clinica@exemplo.com.br>';

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}

const received: Received[] = [];
let server: SMTPServer | undefined;

/** A mail server that keeps what it gets. @param port 0 for a free one */
async function listen(options: SMTPServerOptions = {}, port = 0): Promise<number> {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('latin1') });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const opened = server;
  await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
  const address = opened.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

const close = (): Promise<void> =>
  new Promise((resolve) => {
    if (server) server.close(() => resolve());
    else resolve();
    server = undefined;
  });

let db: Database;

beforeEach(async () => {
  db = await sharedDatabase();
  received.length = 0;
});

afterEach(close);

const apiAt = (port: number, credentials = '') => {
  const clock = { now: () => NOON };
  const url = `smtp://${credentials}127.0.0.1:${port}`;
  return createTestApi(db, {}, { mailer: smtpMailer({ url, from: FROM }, clock) });
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
    expect(received).toHaveLength(1);
    const [{ to, raw }] = received as [Received];
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
    const body = { token: url.searchParams.get('token') };
    expect((await api.call('POST', '/auth/verify-email', { body })).status).toBe(200);
  });

  it('waits while the server is down, and is sent when it is back', async () => {
    const port = await listen();
    await close();
    const api = apiAt(port);
    await register(api);
    await api.jobs.runDue();
    expect(received).toEqual([]);
    expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 1 }]);
    await listen({}, port);
    api.clock.ms += HOUR_MS;
    await api.jobs.runDue();
    expect(received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  const refusing = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('maria@exemplo.com'), { responseCode })),
  });

  it('to an address that does not exist is given up at once', async () => {
    const api = apiAt(await listen(refusing(550)));
    await register(api);
    await api.jobs.runDue();
    expect(await waiting()).toMatchObject([
      { failed_at: new Date(NOON).toISOString(), last_error: 'recipient_refused' },
    ]);
    expect(api.lines.join()).not.toContain('maria');
  });

  it('is tried again where the server asks for patience', async () => {
    const api = apiAt(await listen(refusing(451)));
    await register(api);
    await api.jobs.runDue();
    expect(await waiting()).toMatchObject([{ failed_at: null, attempts: 1 }]);
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
    expect(received).toHaveLength(1);
  });
});

describe('a mail without a mail server', () => {
  it('is a file in the data folder, of nobody’s name, whose link opens the running server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sereno-mail-'));
    const running = await runServer({ config: readConfig({ PORT: '0', DATA_DIR: folder }) });
    try {
      const form = registration();
      const post = (path: string, body: unknown) =>
        fetch(`http://127.0.0.1:${running.port}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/auth/registerTenantPsych', form);
      const files = () => readdir(join(folder, 'mail')).catch(() => []);
      await expect.poll(files, { timeout: 8000 }).toHaveLength(1);
      const [name = ''] = await files();
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-verify-email-[0-9a-f]{8}\.eml$/);
      const path = join(folder, 'mail', name);
      expect((await stat(path)).mode & 0o077).toBe(0);
      const { headers, text } = readMail(await readFile(path, 'latin1'));
      expect(headers.get('to')).toBe(form.email);
      expect(headers.get('from')).toBe('Sereno <nao-responda@localhost>');
      const url = new URL(/^http:\S+$/m.exec(text)?.[0] ?? '');
      expect(url.origin).toBe(`http://localhost:${running.port}`);
      const body = { token: url.searchParams.get('token') };
      expect((await post('/auth/verify-email', body)).status).toBe(200);
    } finally {
      await running.stop();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a letter', () => {
  it('says the same as text and as HTML, where names are text and not markup', () => {
    const { text, html } = compose(
      inviteLetter({
        to: 'a@exemplo.com',
        name: 'João <b>"&\'',
        psychologistName: null,
        url: 'https://sereno.exemplo.com.br/invite/abc',
      }),
    );
    expect(html).toContain('João &lt;b&gt;&quot;&amp;&#39;');
    expect(html).not.toContain('<b>');
    for (const line of text.split('\n\n').slice(1, 3)) expect(html).toContain(line);
    expect(html).toContain('href="https://sereno.exemplo.com.br/invite/abc"');
  });

  it('cannot be given further headers by an address or a name', async () => {
    const api = apiAt(await listen());
    const form = registration({ name: 'Ana\r\nBcc: todos@exemplo.com' });
    await register(api, form);
    await api.jobs.runDue();
    const [{ to, raw }] = received as [Received];
    expect(to).toEqual([form.email]);
    expect(readMail(raw).headers.has('bcc')).toBe(false);
  });
});

describe('the configuration of mails', () => {
  it('refuses what is no mail server, sender or origin, naming the variable alone', () => {
    for (const [name, value] of [
      ['SMTP_URL', 'http://mail.exemplo.com'],
      ['SMTP_URL', 'mail.exemplo.com'],
      ['MAIL_FROM', 'ninguem'],
      ['MAIL_FROM', 'a@b.com\r\nBcc: c@d.com'],
      ['PUBLIC_URL', 'sereno'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(
        `A variável ${name} tem um valor inválido.`,
      );
    expect(readConfig({ PUBLIC_URL: 'https://sereno.exemplo.com.br/' }).publicUrl).toBe(
      TEST_ORIGIN,
    );
  });
});
