import { summed, type Traffic, type TrafficStore } from '../../data/meta/traffic.ts';

/** Each write waits for the disk: what comes within this is written at once. */
const WRITES_MS = 1_000;

/** Counts what the transport carries. A browser that dies forgets its last seconds. */
export interface Meter {
  readonly sent: (bytes: number) => void;
  readonly received: (bytes: number) => void;
  /** Of this month, what is not on the disk yet included. */
  readonly read: () => Promise<Traffic>;
  /** Resolves when all is on the disk. Never rejects. */
  readonly flush: () => Promise<void>;
}

export interface MeterParts {
  readonly store: TrafficStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs the work after so many milliseconds. */
  readonly later: (work: () => void, ms: number) => void;
}

/** `yyyy-MM` of the device's own calendar. */
function monthOf(now: number): string {
  const date = new Date(now);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

export function createMeter({ store, now, later }: MeterParts): Meter {
  let unwritten: Traffic | null = null;
  let isDue = false;
  const flush = async (): Promise<void> => {
    isDue = false;
    const more = unwritten;
    unwritten = null;
    // A full disk stands in nobody's way for a figure's sake.
    if (more) await store.add(more).catch(() => undefined);
  };
  const add = (sent: number, received: number): void => {
    const more = { month: monthOf(now()), sent, received };
    if (unwritten && unwritten.month !== more.month) void flush();
    unwritten = unwritten ? summed(unwritten, more) : more;
    if (isDue) return;
    isDue = true;
    later(() => void flush(), WRITES_MS);
  };
  return {
    sent: (bytes) => add(bytes, 0),
    received: (bytes) => add(0, bytes),
    flush,
    async read() {
      await flush();
      const month = monthOf(now());
      const kept = await store.read();
      return kept?.month === month ? kept : { month, sent: 0, received: 0 };
    },
  };
}
