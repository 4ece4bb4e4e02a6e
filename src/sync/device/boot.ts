import type { Base, BaseCheckpoint } from '../../data/base/base.ts';
import type { Checkpoint } from '../../data/meta/checkpoint.ts';
import { bootView, completeView } from '../../data/view/boot.ts';
import { catchUp } from '../../data/view/catchUp.ts';
import type { View } from '../../data/view/view.ts';
import { createBell } from '../bell.ts';
import type { DeviceParts } from './parts.ts';

/** The base is opened this late at the latest when nobody asks for anything. */
const LATEST_MS = 1_000;

export interface Boot {
  /** The checkpoint as the start found it. */
  readonly checkpoint: Promise<Checkpoint>;
  /** The view has the outbox and, where there is one, the snapshot. */
  readonly booted: Promise<unknown>;
  /** The view answers. */
  readonly ready: Promise<void>;
  /** The base is open and the view holds all of it. Opens it at the first call. */
  readonly complete: () => Promise<Base>;
  /** Brings the view up to what has been written to the base since it was opened. */
  readonly catchUp: () => Promise<void>;
  /** Whether somebody has called `complete`. */
  readonly isOpening: () => boolean;
  /** Whether the view holds everything. */
  readonly isComplete: () => boolean;
  /** The first answer was given, or the time is up: what is slow may begin. */
  readonly answered: (signal: AbortSignal) => Promise<void>;
  /** An answer was given. */
  readonly answer: () => void;
}

/**
 * read snapshot and outbox ── snapshot ──▶ ready ── first answer ──▶ open base ──▶ complete
 *                          └─ none ──────────────────────────────▶ open base ──▶ ready, complete
 */
export function boot(parts: DeviceParts, view: View): Boot {
  const first = createBell(parts.environment.clock);
  const turn = () => parts.environment.clock.sleep(0, new AbortController().signal);
  const header = bootView({ ...parts, view, turn });
  let isComplete = false;
  let opened: Promise<Base> | null = null;
  let since: BaseCheckpoint = {};

  async function open(): Promise<Base> {
    const base = await parts.openBase();
    since = await base.checkpoint();
    await completeView({ ...parts, view, turn }, base, await header);
    isComplete = true;
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

  const ready = header.then(async (found) => {
    if (!found) await complete();
  });
  // Whoever asks the device for something is told of a failure; that nobody asks is none.
  ready.catch(() => undefined);

  return {
    checkpoint: parts.checkpoints.read(),
    booted: header,
    ready,
    catchUp: async () => catchUp(view, await complete(), since),
    isOpening: () => opened !== null,
    complete,
    isComplete: () => isComplete,
    answered: (signal) => first.wait(signal, LATEST_MS),
    answer: () => first.ring(),
  };
}
