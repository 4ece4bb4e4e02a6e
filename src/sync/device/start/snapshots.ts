import { writeSnapshot } from '../../../data/snapshot/write.ts';
import type { View } from '../../../data/view/view.ts';
import { uuidv7 } from '../../../domain/core/id.ts';
import { createNotifier } from '../../notifier.ts';
import type { Boot } from './boot.ts';
import type { DeviceParts } from '../parts.ts';

/** The base must have been quiet for so long, so that a long read does not write one snapshot a page. */
const QUIET_MS = 5_000;

export interface SnapshotWriter {
  /** The base has changed. */
  note(): void;
  /** A first read has brought what the first screens show: worth a snapshot at once, since the rest may take minutes. */
  noteHot(): void;
  /** Ends by its signal, whose reason it throws. */
  run(signal: AbortSignal): Promise<never>;
}

/** Writes the next start's snapshot whenever the base has changed and then rested, and once within a first read. */
export function snapshotWriter(
  parts: DeviceParts,
  view: View,
  boot: Pick<Boot, 'complete' | 'catchUp'>,
): SnapshotWriter {
  const { clock, randomBytes } = parts.environment;
  const changed = createNotifier(clock);
  let hot: 'awaited' | 'due' | 'written' = 'awaited';

  async function write(signal: AbortSignal): Promise<void> {
    // Before the base is asked how far it is: what the checkpoint stands for is in it.
    const { epoch, generation, swept, first, cursor } = await parts.checkpoints.read();
    // In the middle of a full read a start is better off without, unless the first screens are whole.
    if (first ? !first.hot : swept < generation) return;
    const base = await boot.complete();
    const now = clock.now();
    const turn = () => clock.sleep(0, signal);
    const id = uuidv7(now, randomBytes);
    await writeSnapshot({
      view,
      base,
      snapshots: parts.snapshots,
      epoch,
      generation,
      cursor,
      catchUp: async () => (await boot.catchUp()).writes,
      now,
      id,
      turn,
    });
  }

  async function untilDue(signal: AbortSignal): Promise<void> {
    let began = clock.now();
    while (hot !== 'due') {
      await changed.wait(signal, QUIET_MS);
      if (clock.now() - began >= QUIET_MS) return;
      began = clock.now();
    }
    hot = 'written';
  }

  return {
    note: () => changed.notify(),
    noteHot() {
      if (hot !== 'awaited') return;
      hot = 'due';
      changed.notify();
    },
    async run(signal) {
      for (;;) {
        await changed.wait(signal);
        await untilDue(signal);
        try {
          await write(signal);
        } catch (error) {
          signal.throwIfAborted();
          // Losing a snapshot costs time at the next start and nothing else.
          parts.onFault(error);
        }
      }
    },
  };
}
