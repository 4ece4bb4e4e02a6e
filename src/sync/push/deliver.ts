import type { Recording, Recordings, RecordingTrouble } from '../../data/recordings/recording.ts';
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
 *  │ ▲
 *  ▼ └── text, or a no: kept ── answer
 * send ── no server ───────────────▶ unreachable
 *   ├──── 401 ─────────────────────▶ unauthorized
 *   └──── in progress, too many, provider out ──▶ the others, then `later`
 */
export type DeliverOutcome =
  | { readonly status: 'empty' | 'unreachable' | 'unauthorized' }
  | { readonly status: 'later'; readonly afterMs: number };

export interface DeliverParts {
  readonly userId: string;
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

export const recordingsLock = (userId: string): string => `recordings:${userId}`;

/** The next that may be sent now; or how long until one may. */
function nextOf(all: readonly Recording[], now: number): Recording | number | null {
  const queued = all.filter(({ state }) => state === 'queued');
  const waits = queued.map(({ notBefore }) => (notBefore ? Date.parse(notBefore) - now : 0));
  const ready = waits.findIndex((ms) => ms <= 0);
  return queued[ready] ?? (waits.length > 0 ? Math.min(...waits) : null);
}

/**
 * Sends what the person has asked to be sent, the oldest first. Each stays on the disk until its text does, and the
 * server makes the text of one recording once: whoever dies in between, the next one hears the same answer. Needs no
 * view and no base, so that the service worker can run it when no page lives.
 * @throws the signal's reason when it aborts, and whatever the store throws
 */
export const deliverRecordings = (parts: DeliverParts): Promise<DeliverOutcome> =>
  parts.locks.hold(recordingsLock(parts.userId), parts.signal, async () => {
    for (;;) {
      const next = nextOf(await parts.recordings.list(), parts.clock.now());
      if (next === null) return { status: 'empty' };
      if (typeof next === 'number') return { status: 'later', afterMs: next };
      const outcome = await deliver(parts, next);
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
