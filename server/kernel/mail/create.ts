import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { ServerParts } from '../parts.ts';
import { silentLogger } from '../logger.ts';
import { folderMailer } from './folder.ts';
import { MailGate } from './mail-gate.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

const folderIn = (dataDir: string): string =>
  dataDir === ':memory:' ? join(tmpdir(), 'sereno-mail') : join(dataDir, 'mail');

/** By SMTP where a server is configured, otherwise into the data folder. */
export function createMailer(
  {
    smtpUrl,
    mailFrom,
    dataDir,
    mailsPerSecond: perSecond,
  }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'mailsPerSecond'>,
  parts: ServerParts & { readonly origin: string },
): Mailer {
  const { clock, random, logger = silentLogger, origin } = parts;
  const from = mailFrom ?? `Sereno <nao-responda@${new URL(origin).hostname}>`;
  const { mailGate: gate = new MailGate(parts) } = parts;
  if (smtpUrl) return smtpMailer({ url: smtpUrl, from, perSecond }, { clock, gate });
  return folderMailer({ folder: folderIn(dataDir), from, clock, random, logger });
}
