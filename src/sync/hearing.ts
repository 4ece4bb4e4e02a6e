import type { Clock } from './environment.ts';
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
export function createHearing({ clock, board, heardAt, onHeard }: HearingParts): Hearing {
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
        note(heardAt() ?? 0);
        look();
        if (first <= told) continue;
        told = first;
        onHeard(told);
      }
    },
  };
}
