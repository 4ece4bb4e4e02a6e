import type { Clock } from '../../environment.ts';

/** Longer than a slow device needs for an answer: then the question is asked again. */
const AGAIN_MS = 5_000;
/** After the second question. */
const SILENT_MS = 10_000;

/** Asks the device's disk, and notices where no answer comes. */
export interface Silence {
  /**
   * Settles as the work does.
   * @param ask is told how to say that the disk lives, where the whole takes long
   * @param again opens a new connection; only for what may be asked twice
   */
  watch<T>(ask: (alive: () => void) => Promise<T>, again?: () => void): Promise<T>;
  /** Told when the disk falls silent, and when it answers after all. */
  onChange(listener: (isSilent: boolean) => void): void;
}

/**
 * A frozen page of some browsers holds a transaction for ever, and others wait for it.
 *
 *   ask ── 5 s ──▶ ask again over a new connection ── 10 s ──▶ silent ── any answer ──▶ answers
 */
export function createSilence(clock: Clock): Silence {
  const unanswered = new Set<symbol>();
  let listener: (isSilent: boolean) => void = () => undefined;
  let reopenedAt = -Infinity;

  function mark(question: symbol, isSilent: boolean): void {
    const before = unanswered.size > 0;
    if (isSilent) unanswered.add(question);
    else unanswered.delete(question);
    if (before !== unanswered.size > 0) listener(!before);
  }

  /** Those that wait at once share one new connection. */
  function reopen(again: () => void): void {
    if (clock.now() - reopenedAt < AGAIN_MS) return;
    reopenedAt = clock.now();
    again();
  }

  async function wait(question: symbol, signal: AbortSignal, repeat?: () => void): Promise<void> {
    await clock.sleep(AGAIN_MS, signal);
    repeat?.();
    await clock.sleep(SILENT_MS, signal);
    mark(question, true);
  }

  return {
    onChange: (next) => (listener = next),
    watch: (ask, again) =>
      new Promise((resolve, reject) => {
        const question = Symbol('question');
        const answered = new AbortController();
        const end = () => {
          answered.abort();
          mark(question, false);
        };
        let asked = 0;
        const put = () => {
          asked += 1;
          ask(end).then(
            (answer) => {
              end();
              resolve(answer);
            },
            (error: unknown) => {
              asked -= 1;
              // The other question may still be answered.
              if (asked > 0) return;
              end();
              reject(error as Error);
            },
          );
        };
        const repeat = () => {
          if (!again) return;
          reopen(again);
          put();
        };
        put();
        wait(question, answered.signal, repeat).catch(() => undefined);
      }),
  };
}

/**
 * Watches every call of a store. The named ones only read: they are asked again.
 * @param again opens a new connection of the store
 */
export function watchStore<S extends object>(
  store: S,
  { silence, again }: { readonly silence: Silence; readonly again: () => void },
  reads: readonly (keyof S)[],
): S {
  const watched = Object.entries(store).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const isRead = reads.includes(name as keyof S);
    const call = (...args: unknown[]) =>
      silence.watch(
        () => Promise.resolve((member as (...a: unknown[]) => unknown)(...args)),
        isRead ? again : undefined,
      );
    return [name, call];
  });
  return Object.fromEntries(watched) as S;
}
