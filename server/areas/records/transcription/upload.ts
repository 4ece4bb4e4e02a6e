import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { uuid } from '../../../../src/domain/core/fields.ts';
import type { Recording } from '../../../kernel/ai/provider.ts';
import { malformed } from '../../../kernel/errors.ts';
import { formatOf } from './formats/format.ts';
import { type Part, partsOf } from './multipart.ts';
import { audioRefusals } from './refusals.ts';
import { secondsOf } from './formats/seconds.ts';
import type { Spooled } from './spool.ts';

export const LARGEST_RECORDING = 25 * 1024 * 1024;
/** Ten minutes, and what a recorder needs to stop. */
const LONGEST_SECONDS = 10 * 60 + 5;

const FIELDS = ['audio', 'file'];

/**
 * A recording that was sent, the patient whom it is of where that was said, and its fingerprint.
 */
export interface Sent {
  readonly patientId: string | null;
  readonly recording: () => Recording;
  readonly fingerprint: string;
}

function patientIn(body: Buffer, parts: readonly Part[]): string | null {
  const named = parts.find(({ name, isFile }) => name === 'patientId' && !isFile);
  const text = named ? body.toString('utf8', named.start, named.end) : '';
  if (text === '') return null;
  const patientId = v.safeParse(uuid, text);
  if (!patientId.success) throw malformed();
  return patientId.output;
}

/** The format of sound that is of a length to be transcribed. @throws DomainError */
function heardFormat(bytes: Buffer) {
  if (bytes.length === 0) throw audioRefusals.unreadable();
  if (bytes.length > LARGEST_RECORDING) throw audioRefusals.tooLarge();
  const format = formatOf(bytes);
  if (!format) throw audioRefusals.format();
  const seconds = secondsOf(bytes, format);
  if (seconds === undefined) throw audioRefusals.unreadable();
  if (seconds > LONGEST_SECONDS) throw audioRefusals.tooLarge();
  return format;
}

function look(body: Buffer, type: string, file: Blob): Sent {
  const parts = partsOf(body, type);
  const isRecording = ({ name, isFile }: Part): boolean => isFile && FIELDS.includes(name);
  const audio = parts.find(isRecording);
  if (!audio) throw audioRefusals.unreadable();
  const bytes = body.subarray(audio.start, audio.end);
  return {
    patientId: patientIn(body, parts),
    // What is wrong with the sound is said only to whoever may have it transcribed.
    recording: () => ({ ...heardFormat(bytes), file: file.slice(audio.start, audio.end) }),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Looks through one body after the other, so that only one lies in memory at a time.
 * @param type the request's content type
 * @param then what is done while it lies there
 */
export function readSent<T>(
  spooled: Spooled,
  type: string,
  then: (sent: Sent) => Promise<T>,
): Promise<T> {
  const turn = last.then(async () => then(look(await spooled.read(), type, spooled.file)));
  last = turn.catch(() => {});
  return turn;
}
