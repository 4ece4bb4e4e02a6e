import type { Locks } from './environment.ts';

export const leaderLock = (userId: string): string => `sync-leader:${userId}`;

/** Runs the work in one tab of this user at a time; another takes over when this one goes away. */
export const lead = (
  locks: Locks,
  userId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> => locks.hold(leaderLock(userId), signal, work);
