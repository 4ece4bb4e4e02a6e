import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Recording } from '../ai/provider.ts';
import type { AppEnv } from '../http/env.ts';
import { malformed } from '../kernel/errors.ts';
import { formatOf } from './format.ts';
import { audioRefusals } from './refusals.ts';
import { secondsOf } from './seconds.ts';

export const LARGEST_RECORDING = 25 * 1024 * 1024;
/** Ten minutes, and what a recorder needs to stop. */
export const LONGEST_SECONDS = 10 * 60 + 5;

const FIELDS = ['audio', 'file'];

/** The form's file. @throws DomainError */
async function readFile(c: Context<AppEnv>): Promise<File> {
  const form = await c.req.raw.formData().catch(() => {
    throw malformed();
  });
  const file = FIELDS.map((field) => form.get(field)).find((entry) => entry instanceof File);
  if (!file) throw audioRefusals.unreadable();
  return file;
}

/** The uploaded recording, known to be sound of a length that is transcribed. @throws DomainError */
export async function readRecording(c: Context<AppEnv>): Promise<Recording> {
  const file = await readFile(c);
  if (file.size === 0) throw audioRefusals.unreadable();
  if (file.size > LARGEST_RECORDING) throw audioRefusals.tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOf(bytes);
  if (!format) throw audioRefusals.format();
  const seconds = secondsOf(bytes, format);
  if (seconds === undefined) throw audioRefusals.unreadable();
  if (seconds > LONGEST_SECONDS) throw audioRefusals.tooLarge();
  return { ...format, bytes };
}

export const fingerprintOf = ({ bytes }: Recording): string =>
  createHash('sha256').update(bytes).digest('hex');
