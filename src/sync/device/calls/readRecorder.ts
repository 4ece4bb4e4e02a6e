import type { RecordPart } from '../../../domain/audit/kinds.ts';
import { hourOf, type MadeExport, type RecordRead } from '../../../domain/audit/read.ts';
import { uuidv7 } from '../../../domain/core/id.ts';
import type { DeviceParts } from '../parts.ts';

export interface RecorderParts extends DeviceParts {
  /** Milliseconds since 1970, as well as the device knows them. */
  readonly now: () => number;
}

export type ReadRecorder = (patientId: string, part: RecordPart) => Promise<void>;

/**
 * Keeps that the person opened a part of a patient's record, once an hour. Never rejects: a disk that refuses it must
 * not stand between a person and a record. What patients open of themselves is nobody's business.
 */
export function readRecorder(
  { actor, reads, now, onFault }: RecorderParts,
  onAdded: () => void,
): ReadRecorder {
  let hour = '';
  // Also those that the server has been told of since, or every look at the same page would be a call.
  const known = new Map<string, Promise<void>>();
  async function add(key: string, read: RecordRead): Promise<void> {
    try {
      await reads.add(read);
      onAdded();
    } catch (error) {
      known.delete(key);
      onFault(error);
    }
  }
  return async (patientId, part) => {
    if (actor.role === 'patient') return;
    const at = new Date(now()).toISOString();
    if (hourOf(at) !== hour) known.clear();
    hour = hourOf(at);
    const key = `${part} ${patientId}`;
    const adding = known.get(key) ?? add(key, { patientId, part, at });
    known.set(key, adding);
    await adding;
  };
}

/**
 * Keeps durably that the person makes a file, before anybody has it.
 * Rejects where the disk refuses it: then there is no file.
 */
export const exportRecorder =
  ({ actor, reads, now, environment: { randomBytes } }: RecorderParts, onAdded: () => void) =>
  async (made: MadeExport): Promise<void> => {
    if (actor.role === 'patient') return;
    const madeAt = now();
    const at = new Date(madeAt).toISOString();
    await reads.addExport({ ...made, id: uuidv7(madeAt, randomBytes), at });
    onAdded();
  };
