import type { Checkpoint } from '../../../data/meta/checkpoint.ts';
import { bootView } from '../../../data/view/boot.ts';
import type { View } from '../../../data/view/view.ts';
import { createNotifier } from '../../notifier.ts';
import type { DeviceParts } from '../parts.ts';
import { type Standing, standing, type StandingParts } from './standing.ts';

/** The base is opened this late at the latest when nobody asks for anything. */
const LATEST_MS = 1_000;
/** After a base that could not be opened. */
const AGAIN_MS = 5_000;

export interface Boot extends Omit<Standing, 'startFrom'> {
  /** The checkpoint as the start found it. */
  readonly checkpoint: Promise<Checkpoint>;
  /** The view has the outbox and, where there is one, the snapshot. */
  readonly booted: Promise<unknown>;
  /** The view answers. */
  readonly ready: Promise<void>;
  /** Calls `complete` after the first answer, until it succeeds. Throws the signal's reason. */
  readonly completeSoon: (signal: AbortSignal) => Promise<void>;
  /** The first answer was given, or the time is up: what is slow may begin. */
  readonly firstAnswered: (signal: AbortSignal) => Promise<void>;
  /** An answer was given. */
  readonly noteAnswer: () => void;
}

/**
 * read snapshot and outbox ── snapshot ──▶ ready ── first answer ──▶ open base ──▶ complete
 *                          └─ none ──────────────────────────────▶ open base ──▶ ready, complete
 */
export function boot(
  parts: DeviceParts,
  view: View,
  told: Pick<StandingParts, 'onCoverage' | 'onCarriedOver'>,
): Boot {
  const { clock } = parts.environment;
  const first = createNotifier(clock);
  const turn = () => clock.sleep(0, new AbortController().signal);
  const header = bootView({ ...parts, view, turn });
  const { startFrom, ...stands } = standing({ ...parts, ...told, view, turn, header });
  const { complete, isComplete } = stands;

  const ready = header.then(async (found) => {
    if (found) startFrom(found.coverage);
    else await complete();
  });
  // Whoever asks the device for something is told of a failure; that nobody asks is none.
  ready.catch(() => undefined);

  return {
    ...stands,
    checkpoint: parts.checkpoints.read(),
    booted: header,
    ready,
    async completeSoon(signal) {
      // The answer goes first.
      await Promise.all([header, turn()]);
      while (!isComplete()) {
        await complete().catch(parts.onFault);
        if (!isComplete()) await clock.sleep(AGAIN_MS, signal);
      }
    },
    firstAnswered: (signal) => first.wait(signal, LATEST_MS),
    noteAnswer: () => first.notify(),
  };
}
