import type { Device } from '../../../data/device.ts';
import { begun, type Recording } from '../../../data/recordings/recording.ts';
import type { View } from '../../../data/view/view.ts';
import { DomainError, notFound } from '../../../domain/core/errors.ts';
import { uuidv7 } from '../../../domain/core/id.ts';
import { type ConsentKind, requireConsent } from '../../../domain/patients/consent.ts';
import type { DeviceParts } from '../parts.ts';
import { rereader } from '../tabs/rereader.ts';

export type RecordingCalls = Pick<
  Device,
  | 'beginRecording'
  | 'addRecordingPiece'
  | 'endRecording'
  | 'sendRecording'
  | 'readRecording'
  | 'removeRecording'
>;

export interface DeviceRecordings extends RecordingCalls {
  /** Another process may have changed one. Those whose window died are found again. */
  readonly reread: () => Promise<void>;
  /** The engine has changed one. */
  readonly changed: () => void;
}

export interface DeviceRecordingsParts extends DeviceParts {
  readonly view: View;
  readonly ready: () => Promise<unknown>;
  readonly onList: (recordings: readonly Recording[]) => void;
  /** There is one to send. */
  readonly deliver: () => void;
  /** Ends what is still being recorded here. */
  readonly signal: AbortSignal;
}

const GONE = 'Esta gravação não está mais neste aparelho.';
const lockOf = (id: string): string => `recording:${id}`;

interface Keeping extends DeviceRecordingsParts {
  readonly changed: () => void;
  /** Frees those that this window makes. */
  readonly held: Map<string, () => void>;
}

/** @throws DomainError `no_consent` */
async function agreed(parts: Keeping, patientId: string, kind: ConsentKind): Promise<void> {
  await parts.ready();
  const patient = parts.view.get('patients', patientId);
  if (!patient) throw notFound('O paciente desta gravação não está neste aparelho.');
  requireConsent(patient, kind);
}

type Making = Pick<RecordingCalls, 'beginRecording' | 'addRecordingPiece' | 'endRecording'>;

const making = (parts: Keeping): Making => ({
  async beginRecording(of) {
    const { recordings, held, signal, environment } = parts;
    const { clock, locks, randomBytes } = environment;
    await agreed(parts, of.patientId, 'recording');
    const id = uuidv7(clock.now(), randomBytes);
    // Freed with this window, however that ends.
    const ended = new Promise<void>((resolve) => held.set(id, resolve));
    locks.hold(lockOf(id), signal, () => ended).catch(() => undefined);
    await recordings.add(begun({ ...of, id }, new Date(clock.now()).toISOString()));
    parts.changed();
    return id;
  },
  async addRecordingPiece(id, piece, length) {
    await parts.recordings.addPiece(id, piece, length);
    parts.changed();
  },
  async endRecording(id) {
    const after = await parts.recordings.update(id, (before) =>
      before.state === 'recording' ? { ...before, state: 'stopped' } : null,
    );
    parts.held.get(id)?.();
    parts.held.delete(id);
    // Nothing was said: there is nothing to keep.
    if (after?.pieces === 0) await parts.recordings.remove(id);
    parts.changed();
  },
});

/** @throws DomainError while it is made */
function queued(before: Recording): Recording | null {
  if (before.state === 'recording')
    throw new DomainError('still_recording', 'Pare a gravação antes de enviar.');
  if (before.state === 'transcribed') return null;
  return { ...before, state: 'queued', trouble: null, tries: 0, notBefore: null };
}

const using = (parts: Keeping): Omit<RecordingCalls, keyof Making> => ({
  async sendRecording(id) {
    const recording = (await parts.recordings.list()).find((one) => one.id === id);
    if (!recording) throw notFound(GONE);
    await agreed(parts, recording.patientId, 'transcription');
    if (!(await parts.recordings.update(id, queued))) throw notFound(GONE);
    parts.changed();
    parts.deliver();
  },
  async readRecording(id) {
    const sound = await parts.recordings.read(id);
    return sound && { mimeType: sound.recording.mimeType, pieces: sound.pieces };
  },
  async removeRecording(id) {
    await parts.recordings.remove(id);
    parts.changed();
  },
});

/** The recordings of this device: made piece by piece, sent by a click, each held by its window for as long as it is made. */
export function deviceRecordings(parts: DeviceRecordingsParts): DeviceRecordings {
  const { recordings, channel, onFault } = parts;
  const held = new Map<string, () => void>();
  parts.signal.addEventListener('abort', () => held.forEach((end) => end()));
  const { reread } = rereader(
    async () => {
      const all = await recordings.list();
      const left = all.filter(({ id, state }) => state === 'recording' && !held.has(id));
      if (left.length === 0) return all;
      for (const { id } of left) await recover(parts, id);
      return recordings.list();
    },
    (list) => parts.onList(list),
  );
  function changed(): void {
    reread().catch(onFault);
    channel.post({ kind: 'recordings' });
  }
  const keeping = { ...parts, changed, held };
  return { ...making(keeping), ...using(keeping), reread, changed };
}

/** One that nobody records any more, though nobody ended it: its window, or the browser, died. */
async function recover(
  { recordings, environment: { locks } }: Pick<DeviceParts, 'recordings' | 'environment'>,
  id: string,
): Promise<void> {
  await locks.holdIfFree(lockOf(id), async () => {
    const after = await recordings.update(id, (before) =>
      before.state === 'recording' ? { ...before, state: 'stopped', isRecovered: true } : null,
    );
    if (after?.pieces === 0) await recordings.remove(id);
  });
}
