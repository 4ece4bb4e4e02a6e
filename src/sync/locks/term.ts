import { LockLost } from '../environment.ts';
import { linkedAbort } from '../linked.ts';

/** The time for which a lock is held for some work. */
export interface Term<T> {
  readonly name: string;
  /** Settles with the work, which may go on after the lock is lost. */
  readonly work: Promise<T>;
  /** Settles when the lock is to be freed: with the work, or at once when it is lost. */
  readonly held: Promise<T>;
  /** Resolves when the lock is no longer ours. */
  readonly over: Promise<unknown>;
  lose(): void;
}

/** @param start begins the work; its signal aborts with the outer one, or with `LockLost` */
export function beginTerm<T>(
  name: string,
  outer: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
): Term<T> {
  const control = linkedAbort(outer);
  let lose = (): void => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    lose = () => {
      const reason = new LockLost();
      control.abort(reason);
      reject(reason);
    };
  });
  const work = start(control.signal).finally(() => control.unlink());
  const held = Promise.race([work, lost]);
  return { name, work, held, lose, over: held.then(end, end) };
}

const end = (): void => undefined;
