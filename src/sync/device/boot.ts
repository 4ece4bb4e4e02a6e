import type { Base, BaseCheckpoint } from '../../data/base/base.ts';
import type { Checkpoint } from '../../data/meta/checkpoint.ts';
import { bootView, completeView } from '../../data/view/boot.ts';
import { catchUp } from '../../data/view/catchUp.ts';
import { type Coverage, coverageOf, NOTHING } from '../../data/view/coverage.ts';
import type { View } from '../../data/view/view.ts';
import { createBell } from '../bell.ts';
import { oneByOne } from './inTurn.ts';
import type { DeviceParts } from './parts.ts';

/** The base is opened this late at the latest when nobody asks for anything. */
const LATEST_MS = 1_000;
/** After a base that could not be opened. */
const AGAIN_MS = 5_000;

export interface Boot {
  /** The checkpoint as the start found it. */
  readonly checkpoint: Promise<Checkpoint>;
  /** The view has the outbox and, where there is one, the snapshot. */
  readonly booted: Promise<unknown>;
  /** The view answers. */
  readonly ready: Promise<void>;
  /** The base is open and the view holds all of it. Opens it at the first call. */
  readonly complete: () => Promise<Base>;
  /** Resolves when the view holds everything, whoever called `complete`. */
  readonly completed: Promise<void>;
  /** Calls `complete` after the first answer, until it succeeds. Throws the signal's reason. */
  readonly completeSoon: (signal: AbortSignal) => Promise<void>;
  /** Brings the view up to what has been written to the base since it last was. Returns as of which checkpoint. */
  readonly catchUp: () => Promise<Checkpoint>;
  /** The base went from one checkpoint to the next; the view has been told of the rows between. */
  readonly moved: (before: Checkpoint, after: Checkpoint) => Promise<void>;
  /** Whether the view is known to hold the base as of this checkpoint. */
  readonly standsAt: (checkpoint: Checkpoint) => boolean;
  /** Whether somebody has called `complete`. */
  readonly isOpening: () => boolean;
  /** Whether the view holds everything. */
  readonly isComplete: () => boolean;
  /** The first answer was given, or the time is up: what is slow may begin. */
  readonly answered: (signal: AbortSignal) => Promise<void>;
  /** An answer was given. */
  readonly answer: () => void;
}

const isSame = (a: Checkpoint | null, b: Checkpoint): boolean =>
  a?.cursor === b.cursor && a.generation === b.generation && a.swept === b.swept;

/**
 * read snapshot and outbox ── snapshot ──▶ ready ── first answer ──▶ open base ──▶ complete
 *                          └─ none ──────────────────────────────▶ open base ──▶ ready, complete
 *
 * From then on the view stands at a checkpoint: it holds what the base held when that was saved. It goes from one to
 * the next where it was told of every row between; otherwise it reads from disk what it missed.
 * @param onCoverage told what the view holds completely, after it does
 */
export function boot(
  parts: DeviceParts,
  view: View,
  onCoverage: (coverage: Coverage) => void,
): Boot {
  const { clock } = parts.environment;
  const first = createBell(clock);
  const turn = () => clock.sleep(0, new AbortController().signal);
  const header = bootView({ ...parts, view, turn });
  const inTurn = oneByOne();
  let isCompleted = (): void => undefined;
  const completed = new Promise<void>((resolve) => (isCompleted = resolve));
  let isComplete = false;
  let isOvertaken = false;
  let opened: Promise<Base> | null = null;
  let since: BaseCheckpoint = {};
  let place: Checkpoint | null = null;

  function stand(checkpoint: Checkpoint): Checkpoint {
    place = checkpoint;
    onCoverage(coverageOf(checkpoint));
    return checkpoint;
  }

  async function open(): Promise<Base> {
    const base = await parts.openBase();
    const from = await header;
    // In this order: what the checkpoint stands for has been written before it.
    const checkpoint = await parts.checkpoints.read();
    since = await base.checkpoint();
    await completeView({ ...parts, view, turn }, base, from);
    isComplete = true;
    stand(checkpoint);
    isCompleted();
    return base;
  }
  const complete = () => {
    opened ??= open().catch((error: unknown) => {
      // The next caller tries again.
      opened = null;
      throw error;
    });
    return opened;
  };

  async function readMissed(): Promise<Checkpoint> {
    const base = await complete();
    const checkpoint = await parts.checkpoints.read();
    const written = await base.checkpoint();
    await catchUp(view, base, since);
    since = written;
    return stand(checkpoint);
  }

  async function move(before: Checkpoint, after: Checkpoint): Promise<void> {
    // A base that is yet to be opened will be read as it is then; what a snapshot says is no longer all.
    if (!opened) {
      isOvertaken = true;
      return onCoverage(NOTHING);
    }
    await opened;
    if (isSame(place, after)) return;
    if (isSame(place, before)) stand(after);
    else await readMissed();
  }

  const ready = header.then(async (found) => {
    if (!found) await complete();
    else if (!isComplete && !isOvertaken) onCoverage(found.coverage);
  });
  // Whoever asks the device for something is told of a failure; that nobody asks is none.
  ready.catch(() => undefined);
  const answered = (signal: AbortSignal) => first.wait(signal, LATEST_MS);

  return {
    checkpoint: parts.checkpoints.read(),
    booted: header,
    ready,
    completed,
    async completeSoon(signal) {
      // The answer goes first.
      await Promise.all([header, turn()]);
      while (!isComplete) {
        await complete().catch(parts.onFault);
        if (!isComplete) await clock.sleep(AGAIN_MS, signal);
      }
    },
    catchUp: () => inTurn(readMissed),
    moved: (before, after) => inTurn(() => move(before, after)),
    standsAt: (checkpoint) => isSame(place, checkpoint),
    isOpening: () => opened !== null,
    complete,
    isComplete: () => isComplete,
    answered,
    answer: () => first.ring(),
  };
}
