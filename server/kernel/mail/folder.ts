import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RandomBytes } from '../../../src/domain/core/id.ts';
import type { Logger } from '../logger.ts';
import { type Mailer, messageId } from './mailer.ts';

interface FolderOptions {
  readonly folder: string;
  readonly from: string;
  readonly clock: { now(): number };
  readonly random: RandomBytes;
  readonly logger: Logger;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** On a full disk no half of a mail is left; the job tries again. */
async function writeWhole(path: string, message: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(message);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Where no mail server is configured: every mail is a file that any mail program opens. */
export function folderMailer({ folder, from, clock, random, logger }: FolderOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(kind, { id, isToOwner: _, ...mail }) {
      const date = new Date(clock.now());
      const head = { from, date, messageId: messageId(id, from) };
      const { message } = await transport.sendMail({ ...head, ...mail });
      const time = date.toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${time}-${kind.replaceAll('.', '-')}-${hex(random(4))}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Links in it open accounts.
      await writeWhole(path, message as Buffer);
      logger('info', 'mail_written', { path });
    },
  };
}
