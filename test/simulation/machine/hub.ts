import type { Process } from './process.ts';
import type { World } from '../world.ts';

export interface Stream {
  readonly process: Process;
  readonly onWake: () => void;
  onDrop: () => void;
}

/** The server's streams of signals. */
export class Hub {
  readonly #streams = new Set<Stream>();

  constructor(readonly world: World) {}

  open(process: Process, onWake: () => void): Stream {
    const stream: Stream = { process, onWake, onDrop: () => {} };
    this.#streams.add(stream);
    return stream;
  }

  close(stream: Stream): void {
    this.#streams.delete(stream);
  }

  /** The line of a machine is gone: its streams fall silent. */
  drop(isDropped: (stream: Stream) => boolean): void {
    for (const stream of this.#streams) {
      if (!isDropped(stream)) continue;
      this.#streams.delete(stream);
      stream.onDrop();
    }
  }

  wakeAll(): void {
    for (const { process, onWake } of this.#streams) {
      if (this.world.plan.losesSignals && this.world.random() < 0.5) continue;
      const late = this.world.clock.isShared ? 1_500 : 200;
      this.world.later(
        process,
        10 + this.world.random() * late,
        `${process.name} ← signal`,
        onWake,
      );
    }
  }
}
