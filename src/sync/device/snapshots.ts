import type { Base } from '../../data/base/base.ts';
import { writeSnapshot } from '../../data/snapshot/write.ts';
import type { View } from '../../data/view/view.ts';
import { uuidv7 } from '../../domain/core/id.ts';
import { type Bell, createBell } from '../bell.ts';
import type { DeviceParts } from './parts.ts';

/** The base must have been quiet for so long, so that a long read does not write one snapshot a page. */
const QUIET_MS = 5_000;

export interface SnapshotWriter {
  /** The base has changed. */
  note(): void;
  /** Ends by its signal, whose reason it throws. */
  run(signal: AbortSignal): Promise<never>;
}

/** Writes the next start's snapshot whenever the base has changed and then rested. */
export function snapshotWriter(
  parts: DeviceParts,
  view: View,
  openBase: () => Promise<Base>,
): SnapshotWriter {
  const { clock, randomBytes } = parts.environment;
  const changed = createBell(clock);

  async function write(signal: AbortSignal): Promise<void> {
    const { epoch, generation, swept, first } = await parts.checkpoints.read();
    // A view in the middle of a full read is no view to start from.
    if (first || swept < generation) return;
    const base = await openBase();
    const now = clock.now();
    const turn = () => clock.sleep(0, signal);
    const id = uuidv7(now, randomBytes);
    await writeSnapshot({
      view,
      base,
      snapshots: parts.snapshots,
      epoch,
      generation,
      now,
      id,
      turn,
    });
  }

  return {
    note: () => changed.ring(),
    async run(signal) {
      for (;;) {
        await changed.wait(signal);
        await untilQuiet(changed, clock.now, signal);
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

async function untilQuiet(changed: Bell, now: () => number, signal: AbortSignal): Promise<void> {
  for (let began = now(); ; began = now()) {
    await changed.wait(signal, QUIET_MS);
    if (now() - began >= QUIET_MS) return;
  }
}
