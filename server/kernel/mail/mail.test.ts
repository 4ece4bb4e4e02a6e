import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registration, TEST_ORIGIN } from '../../../test/harness/server/api.ts';
import { readMail } from '../../../test/harness/server/readMail.ts';
import { readConfig, StartError } from '../config.ts';
import { runServer } from '../../program/run.ts';
import { compose } from './compose.ts';
import { inviteLetter } from './letters.ts';

/** A server with a folder of its own makes its database first. */
const START_MS = 90_000;

describe('a mail without a mail server', () => {
  it(
    'is a file in the data folder, of nobody’s name, whose link opens the running server',
    async () => {
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
        const body = { token: new URLSearchParams(url.hash.slice(1)).get('token') };
        expect((await post('/auth/verify-email', body)).status).toBe(200);
      } finally {
        await running.stop();
        await rm(folder, { recursive: true });
      }
    },
    START_MS,
  );
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
      'carta',
    );
    expect(html).toContain('João b &quot;&amp;&#39;');
    expect(html).not.toContain('<b>');
    for (const line of text.split('\n\n').slice(1, 3)) expect(html).toContain(line);
    expect(html).toContain('href="https://sereno.exemplo.com.br/invite/abc"');
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
    const smtp = { SMTP_URL: 'smtp://mail.exemplo.com' };
    expect(() => readConfig(smtp)).toThrow(StartError);
    expect(() => readConfig(smtp)).toThrow(/^Com SMTP_URL defina também PUBLIC_URL/);
    expect(readConfig({ ...smtp, PUBLIC_URL: TEST_ORIGIN }).smtpUrl).toBe(smtp.SMTP_URL);
    for (const [name, value] of [
      ['MAIL_PER_SECOND', '0'],
      ['MAIL_PER_DAY', 'muitos'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(
        `A variável ${name} tem um valor inválido.`,
      );
    expect(readConfig({ PUBLIC_URL: 'https://sereno.exemplo.com.br/' }).publicUrl).toBe(
      TEST_ORIGIN,
    );
  });
});
