import type { Sound } from '../data/recordings/recording.ts';
import type { DataExport, RecordRead } from '../domain/audit/read.ts';
import type { EntityName } from '../domain/core/documents.ts';
import type { RandomBytes } from '../domain/core/id.ts';
import type { Batch, BatchAnswer, ChangesPage } from '../domain/sync/protocol.ts';

/** `timeout`: no answer in time. `network`: no connection, or cut. `foreign`: somebody else answered, or a gateway. */
export type UnreachableReason = 'timeout' | 'network' | 'foreign';

/** Our server was not reached: no network, a time-out, a captive portal, 502–504, an answer cut short. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor(
    message?: string,
    readonly reason: UnreachableReason = 'network',
    /** With which status somebody else answered. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** The server answered with a status: 401 pauses, 429 waits `retryAfterMs`, 5xx counts against the command. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** The server as the engine sees it. Every call ends: with an answer, `Unreachable` or `ServerRefusal`. */
export interface Transport {
  readonly pull: (request: PullRequest, signal: AbortSignal) => Promise<ChangesPage>;
  readonly push: (batch: Batch, signal: AbortSignal) => Promise<BatchAnswer>;
  /** Those of the documents that the practice's history never held. At most 500. */
  readonly neverHeld: (asked: Asked, signal: AbortSignal) => Promise<NeverHeld>;
  /**
   * Calls `onWake` once connected (what changed before was missed) and whenever the server says that something
   * changed, until the signal aborts or the stream ends.
   */
  readonly listen: (onWake: () => void, signal: AbortSignal) => Promise<void>;
  /** Tells which records were opened on this device. Without it they wait on the device. */
  readonly tellReads?: (told: ToldReads, signal: AbortSignal) => Promise<unknown>;
  /** Tells of a file that was made on this device, with some of the patients in it. */
  readonly tellExport?: (told: ToldExport, signal: AbortSignal) => Promise<unknown>;
  /** Has a recording made text, once however often it is asked. Without it recordings wait on the device. */
  readonly transcribe?: (sound: Sound, signal: AbortSignal) => Promise<string>;
  /** By how many milliseconds this device's clock was ahead of the server's at its last answer; `null` before one. */
  readonly clockOff?: () => number | null;
  /** When something last came over the line, milliseconds since 1970; `null` before. */
  readonly heardAt?: () => number | null;
}

export interface ToldExport extends DataExport {
  readonly clientId: string;
}

export interface ToldReads {
  readonly clientId: string;
  /** At most `READS_AT_A_TIME`. */
  readonly reads: readonly RecordRead[];
}

interface NamedDocument {
  readonly entity: EntityName;
  readonly id: string;
}

export interface Asked {
  /** With the number of the state that this device holds. */
  readonly refs: readonly (NamedDocument & { readonly v: number })[];
}

export interface NeverHeld {
  readonly neverHeld: readonly NamedDocument[];
}

export interface PullRequest {
  readonly cursor: string | null;
  readonly clientId: string;
  readonly limit: number;
}

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody sets. It may stand still while the device sleeps. */
  readonly elapsed?: () => number;
  /** Resolves after the time or rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The error of a lock that was given to another process.
 * This process seemed to be frozen, or is about to be.
 */
export class LockLost extends Error {
  override readonly name = 'LockLost';
}

/** The locks that the engine uses. The work's signal aborts when its lock is lost. */
export interface Locks {
  /**
   * Runs the work while holding the lock; the returned promise settles with it.
   * Waits for its turn, and takes the lock from a holder that gives no sign of life.
   * The work's signal aborts with the given one as well.
   */
  hold<T>(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The same where the lock is free; otherwise `false` at once, without the work. */
  holdIfFree(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
}

export interface Environment {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly randomBytes: RandomBytes;
  /** In [0, 1); jitters the back-off. */
  readonly random: () => number;
}
