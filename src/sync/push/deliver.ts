import type { Outbox } from '../../data/outbox/outbox.ts';
import type { Recording, Recordings, RecordingTrouble } from '../../data/recordings/recording.ts';
import { refKey } from '../../domain/core/documents.ts';
import { backoffMs } from '../backoff.ts';
import {
  type Clock,
  type Locks,
  ServerRefusal,
  type Transport,
  Unreachable,
} from '../environment.ts';

/**
 * read ── nothing queued ──────────▶ empty
 *  │ ▲ └─ only behind commands ────▶ behind
 *  ▼ └── text, or a no: kept ── answer
 * send ── no server ───────────────▶ unreachable
 *   ├──── 401 ─────────────────────▶ unauthorized
 *   └──── in progress, too many, provider out ──▶ the others, then `later`
 */
export type DeliverOutcome =
  | { readonly status: 'empty' | 'behind' | 'unreachable' | 'unauthorized' }
  | { readonly status: 'later'; readonly afterMs: number };

export interface DeliverParts {
  readonly userId: string;
  readonly outbox: Pick<Outbox, 'rows'>;
  readonly recordings: Recordings;
  readonly transcribe: NonNullable<Transport['transcribe']>;
  readonly locks: Locks;
  readonly clock: Pick<Clock, 'now'>;
  /** In [0, 1) */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** After each change of a recording. */
  readonly onChange: () => void;
}

/** Another try may succeed without the person. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 503]);
const LONGEST_MS = 10 * 60_000;
const WILL_GO: ReadonlySet<string> = new Set(['waiting', 'sent']);

const recordingsLock = (userId: string): string => `recordings:${userId}`;

/**
 * The patients whom a command on its way to the server concerns. What it tells comes first: the patient made here, and
 * the consent without which the server refuses the sound.
 */
async function patientsToTell(outbox: DeliverParts['outbox']): Promise<ReadonlySet<string>> {
  const onTheirWay = (await outbox.rows()).filter(({ state }) => WILL_GO.has(state));
  return new Set(onTheirWay.flatMap(({ touches }) => touches));
}

/** The next that may be sent now; or what there is to wait for. */
async function nextOf({
  recordings,
  outbox,
  clock,
}: DeliverParts): Promise<Recording | DeliverOutcome> {
  const queued = (await recordings.list()).filter(({ state }) => state === 'queued');
  if (queued.length === 0) return { status: 'empty' };
  // Read after the list: who sends a recording has given the consent before.
  const untold = await patientsToTell(outbox);
  const free = queued.filter(({ patientId }) => !untold.has(refKey(['patients', patientId])));
  if (free.length === 0) return { status: 'behind' };
  const now = clock.now();
  const waits = free.map(({ notBefore }) => (notBefore ? Date.parse(notBefore) - now : 0));
  return free[waits.findIndex((ms) => ms <= 0)] ?? { status: 'later', afterMs: Math.min(...waits) };
}

/**
 * Sends what the person has asked to be sent, the oldest first, and none before what waits about its patient. Each stays on the disk until its text does, and the
 * server makes the text of one recording once: whoever dies in between, the next one hears the same answer. Needs no
 * view and no base, so that the service worker can run it when no page lives.
 * @throws the signal's reason when it aborts, `LockLost`, and whatever the store throws
 */
export const deliverRecordings = (parts: DeliverParts): Promise<DeliverOutcome> =>
  parts.locks.hold(recordingsLock(parts.userId), parts.signal, async (signal) => {
    for (;;) {
      signal.throwIfAborted();
      const next = await nextOf(parts);
      if ('status' in next) return next;
      const outcome = await deliver({ ...parts, signal }, next);
      if (outcome) return outcome;
    }
  });

/** `null`: go on. */
async function deliver(parts: DeliverParts, { id }: Recording): Promise<DeliverOutcome | null> {
  const { recordings, transcribe, signal } = parts;
  const sound = await recordings.read(id);
  if (sound?.recording.state !== 'queued') return null;
  try {
    const text = await transcribe(sound, signal);
    await settle(parts, id, { state: 'transcribed', text, trouble: null, notBefore: null });
    return null;
  } catch (error) {
    if (error instanceof Unreachable) return { status: 'unreachable' };
    if (!(error instanceof ServerRefusal)) throw error;
    if (error.status === 401) return { status: 'unauthorized' };
    await settle(parts, id, refused(parts, sound.recording, error));
    return null;
  }
}

/** The person may have deleted it meanwhile. */
async function settle(
  { recordings, onChange }: DeliverParts,
  id: string,
  change: Partial<Recording>,
): Promise<void> {
  await recordings.update(id, (before) => ({ ...before, ...change }));
  onChange();
}

function refused(
  { clock, random }: DeliverParts,
  { tries }: Recording,
  { status, code, message, retryAfterMs }: ServerRefusal,
): Partial<Recording> {
  const trouble: RecordingTrouble = { code, message };
  const passes = PASSING.has(status) || code === 'in_progress';
  if (!passes) return { state: 'stopped', trouble, tries: 0, notBefore: null };
  const pause = Math.max(retryAfterMs ?? 0, backoffMs(tries + 1, random(), LONGEST_MS));
  const notBefore = new Date(clock.now() + pause).toISOString();
  return { trouble, tries: tries + 1, notBefore };
}
