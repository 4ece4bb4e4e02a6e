import type { Clock } from './environment.ts';
import { createLeapWatch } from './leap.ts';
import type { StatusBoard } from './status.ts';

/** Without a word from the server for so long, what is shown may be old. */
const SILENT_MS = 60_000;
const LOOK_MS = 10_000;

export interface HearingParts {
  readonly clock: Clock;
  readonly board: StatusBoard;
  /** When something last came over the line to this tab, milliseconds since 1970. */
  readonly heardAt: () => number | null;
  /** This tab has heard of the server. */
  readonly onHeard: (at: number) => void;
  /** The clock was set by so many milliseconds, below 0 back. It may be sleep if above. */
  readonly onLeap: (ms: number) => void;
}

export interface Hearing {
  /** The server answered this tab. */
  readonly answered: () => void;
  /** Another tab has heard of the server. */
  readonly hear: (at: number) => void;
  /** Looks from time to time, until its signal aborts. Throws the signal's reason. */
  run(signal: AbortSignal): Promise<never>;
}

/**
 * Keeps the status true about the server when no answer comes to this tab.
 * The same holds for the tab that reads for it.
 */
export function createHearing({ clock, board, heardAt, onHeard, onLeap }: HearingParts): Hearing {
  const leapt = createLeapWatch(clock);
  let first = clock.now();
  let told = first;
  let last = first;
  const look = () => board.set({ isSilent: clock.now() - last >= SILENT_MS });
  const note = (at: number) => {
    first = Math.max(first, at);
    last = Math.max(last, at);
  };
  return {
    answered() {
      // The answer itself tells how far the clock is off.
      leapt();
      note(clock.now());
      look();
    },
    hear(at) {
      last = Math.max(last, at);
      look();
      // It reached the server after this tab had failed to.
      if (at > board.offlineSince) board.set({ connection: 'online' });
    },
    async run(signal) {
      for (;;) {
        await clock.sleep(LOOK_MS, signal);
        const leap = leapt();
        if (leap !== 0) onLeap(leap);
        note(heardAt() ?? 0);
        look();
        if (first <= told) continue;
        told = first;
        onHeard(told);
      }
    },
  };
}
