import type { Checkpoint } from '../../../data/meta/checkpoint.ts';
import type { EngineStatus } from '../../../data/queries/kit/source.ts';
import type { Engine } from '../../engine.ts';
import type { Boot } from './boot.ts';

/** The engine as the device uses it, from before it has started. */
export interface LateEngine {
  kick(): void;
  read(): void;
  tell(): void;
  deliver(): void;
  wake(): void;
  adopt(status: Partial<EngineStatus>): void;
  hear(at: number): void;
  /** A new token, or none. */
  renew(isValid: boolean): void;
  close(): Promise<void>;
}

export interface LateParts {
  readonly boot: Boot;
  readonly signal: AbortSignal;
  readonly start: (checkpoint: Checkpoint) => Engine;
  readonly onFault: (error: unknown) => void;
}

/**
 * Starts the engine after the first answer, so that nothing competes with what the person waits for. What it is told
 * before needs no memory: it begins by sending and reading.
 */
export function startLater({ boot, signal, start, onFault }: LateParts): LateEngine {
  let engine: Engine | null = null;
  const started = (async () => {
    const checkpoint = await boot.checkpoint;
    await boot.firstAnswered(signal);
    engine = start(checkpoint);
    // Whichever tab reads the feed: what every tab shows lies in the base.
    void boot.completeSoon(signal).catch(() => undefined);
  })().catch((error: unknown) => {
    if (!signal.aborted) onFault(error);
  });
  return {
    kick: () => engine?.kick(),
    read: () => engine?.read(),
    tell: () => engine?.tell(),
    deliver: () => engine?.deliver(),
    wake: () => (engine ? engine.wake() : boot.noteAnswer()),
    adopt: (status) => engine?.adopt(status),
    hear: (at) => engine?.hear(at),
    renew: (isValid) => (isValid ? engine?.renew() : engine?.pause()),
    async close() {
      await started;
      await engine?.close();
    },
  };
}
