import { LockLost, type Locks } from './environment.ts';

const leaderLock = (userId: string): string => `sync-leader:${userId}`;

/**
 * Runs the work in one tab of this user at a time.
 * Another takes over when this one goes away or falls silent. A tab that lost the lead waits for
 * its next turn.
 * @param work ends by its signal
 */
export async function lead(
  locks: Locks,
  userId: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await locks.hold(leaderLock(userId), signal, work);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof LockLost)) throw error;
    }
  }
}
