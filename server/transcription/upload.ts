import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Recording } from '../ai/provider.ts';
import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import type { AppEnv } from '../http/env.ts';
import { malformed } from '../kernel/errors.ts';
import { formatOf } from './format.ts';
import { audioRefusals } from './refusals.ts';
import { secondsOf } from './seconds.ts';

export const LARGEST_RECORDING = 25 * 1024 * 1024;
/** Ten minutes, and what a recorder needs to stop. */
export const LONGEST_SECONDS = 10 * 60 + 5;

const FIELDS = ['audio', 'file'];

/** What was sent: the recording, and whose session it is of, where that was said. */
export interface Sent {
  readonly file: File;
  readonly patientId: string | null;
}

/** @throws DomainError */
export async function readForm(c: Context<AppEnv>): Promise<Sent> {
  const form = await c.req.raw.formData().catch(() => {
    throw malformed();
  });
  const file = FIELDS.map((field) => form.get(field)).find((entry) => entry instanceof File);
  if (!file) throw audioRefusals.unreadable();
  const named = form.get('patientId');
  if (named === null || named === '') return { file, patientId: null };
  const patientId = v.safeParse(uuid, named);
  if (!patientId.success) throw malformed();
  return { file, patientId: patientId.output };
}

/** The uploaded recording, known to be sound of a length that is transcribed. @throws DomainError */
export async function readRecording(file: File): Promise<Recording> {
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
