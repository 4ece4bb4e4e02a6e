import type { Base, BaseRow } from '../data/base/base.ts';
import type { Checkpoint, CheckpointStore } from '../data/meta/checkpoint.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import type { Recordings } from '../data/recordings/recording.ts';
import type { Shelf } from '../data/shelf/shelf.ts';
import type { RecordReads } from '../data/reads/recordReads.ts';
import type { EngineStatus } from '../data/queries/kit/source.ts';
import { PAGE_DOCUMENTS } from '../domain/sync/protocol.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { Clock, Environment, Transport } from './environment.ts';
import { createHearing } from './hearing.ts';
import { lead } from './leader.ts';
import { afterLeap } from './leap.ts';
import { pullLoop } from './pull/loop.ts';
import { type PullPace, pullChanges } from './pull/pull.ts';
import { pushLoop } from './push/loop.ts';
import { tellLoop } from './reads/loop.ts';
import { deliverLoop } from './recordings/loop.ts';
import { createTokenState, type TokenState } from './tokenState.ts';
import { createTroubles } from './trouble.ts';
import { createStatusBoard, minutesBehind, observed, type StatusBoard } from './status.ts';

export interface EngineParts {
  readonly environment: Environment;
  readonly outbox: Outbox;
  readonly checkpoints: CheckpointStore;
  readonly shelf: Shelf;
  readonly reads: RecordReads;
  readonly recordings: Recordings;
  /** What is known before anything has been asked. */
  readonly initial: Pick<EngineStatus, 'firstSync' | 'lastSyncAt'>;
  /** Opens the base at the first call. */
  readonly base: () => Promise<Base>;
  /** Whether a person is using the device right now, so that a long read leaves it room. */
  readonly isBusy: () => boolean;
  /** Called when what is kept aside has changed. */
  readonly onShelf: () => void;
  /** The outbox on disk has changed. */
  readonly onOutbox: () => void;
  /** The outbox on disk may have changed without a word from whoever changed it. */
  readonly onLook: () => void;
  /** A recording was sent, or refused. */
  readonly onRecordings: () => void;
  readonly onBase: (rows: readonly BaseRow[]) => void;
  /** The checkpoint has moved past rows that `onBase` has been told of. */
  readonly onMoved: (before: Checkpoint, after: Checkpoint) => void;
  readonly onStatus: (status: EngineStatus, isReader: boolean) => void;
  /** Asks the tab that reads to read now. */
  readonly askReader: () => void;
  /** This tab has heard of the server. */
  readonly onHeard: (at: number) => void;
  /** This tab begins to read. Whoever read before may have died between writing and telling. */
  readonly onLead: () => Promise<void>;
  /** An error that nothing foresaw; the loops go on after a while. */
  readonly onFault: (error: unknown) => void;
}

export interface Engine {
  readonly status: EngineStatus;
  /** There is something to send. */
  kick(): void;
  /** There may be something to read. */
  read(): void;
  /** Records were opened that the server does not know of. */
  tell(): void;
  /** A recording is to be sent. */
  deliver(): void;
  /** What the reading tab knows. */
  adopt(status: Partial<EngineStatus>): void;
  /** When another tab last heard of the server, milliseconds since 1970. */
  hear(at: number): void;
  /** The network may be back: both now. */
  wake(): void;
  /** There is a new token of the same user. */
  renew(): void;
  /** The token is gone: nothing is sent or read until there is a new one. */
  pause(): void;
  /** Resolves when nothing runs any more. */
  close(): Promise<void>;
}

const GENTLE: PullPace = { limit: 200, pauseMs: 50 };
const FULL: PullPace = { limit: PAGE_DOCUMENTS, pauseMs: 0 };

interface Feed {
  readonly parts: EngineParts;
  readonly transport: Transport;
  readonly signal: AbortSignal;
  readonly board: StatusBoard;
  readonly kick: () => void;
}

/** Reads the feed to its end, as fast as the person's presence allows. */
async function readFeed({ parts, transport, signal, board, kick }: Feed): Promise<boolean> {
  return pullChanges({
    ...parts,
    base: await parts.base(),
    transport,
    clock: parts.environment.clock,
    signal,
    // A first read is what the person waits for.
    pace: ({ first }) => (first === null && parts.isBusy() ? GENTLE : FULL),
    onOutbox() {
      parts.onOutbox();
      // After a change of history what was acknowledged has to be sent anew.
      kick();
    },
    onCheckpoint: ({ first, lastSyncAt }, { done }) =>
      board.set({ firstSync: first, lastSyncAt, activity: done ? 'idle' : 'receiving' }),
  });
}

const sessionOf = ({ isValid, isClosed }: TokenState): EngineStatus['session'] => {
  if (isValid) return 'valid';
  return isClosed ? 'closed' : 'expired';
};

/** A notifier for each loop and reason: a notifier wakes one who waits. */
function notifiers(clock: Clock) {
  const reachable = createNotifier(clock);
  const reached = createNotifier(clock);
  const asked = createNotifier(clock);
  const kicked = createNotifier(clock);
  const wanted = createNotifier(clock);
  const opened = createNotifier(clock);
  return {
    kicked,
    wanted,
    opened,
    asked,
    nudges: {
      kick: kicked.notify,
      read: wanted.notify,
      tell: opened.notify,
      deliver: asked.notify,
    },
    reachable,
    reached,
    onRecorded: () => {
      wanted.notify();
      asked.notify();
    },
    onReached: () => {
      reachable.notify();
      reached.notify();
      asked.notify();
    },
  };
}

/** Creates what is known of the server, and the environment whose requests tell it. */
function observing(parts: EngineParts, isReader: () => boolean, onCut: () => void) {
  const { initial } = parts;
  const { clock, transport } = parts.environment;
  const board = createStatusBoard((status) => parts.onStatus(status, isReader()), clock.now);
  const clockMinutes = minutesBehind(initial.lastSyncAt, clock.now());
  board.set({ ...initial, clockMinutes, isClockGuessed: true });
  const tokenState = createTokenState(clock, () => board.set({ session: sessionOf(tokenState) }));
  const troubles = createTroubles(clock, board);
  const heardAt = () => transport.heardAt?.() ?? null;
  // The tab that reads tells the others.
  const onLeap = (ms: number) => isReader() && board.set(afterLeap(board.current, ms, clock.now()));
  const hearing = createHearing({ clock, board, heardAt, onHeard: parts.onHeard, onLeap });
  const observers = { board, troubles, tokenState, onAnswer: hearing.answered, onCut };
  const environment = { ...parts.environment, transport: observed(transport, observers) };
  const onRoom = (isEnough: boolean) => board.set({ isFull: !isEnough });
  const adopt = ({ troubleSince, ...status }: Partial<EngineStatus>) => {
    board.set(status);
    troubles.adopt(troubleSince ?? null);
  };
  return { board, troubles, hearing, tokenState, environment, onRoom, adopt };
}

interface Reading {
  readonly parts: EngineParts;
  readonly known: ReturnType<typeof observing>;
  readonly turn: { isReader: boolean };
  readonly wanted: Notifier;
  readonly kicked: Notifier;
  readonly onReached: () => void;
  /** The whole engine’s. */
  readonly signal: AbortSignal;
  /** Aborts when another tab has taken over. */
  readonly term: AbortSignal;
}

/** Reads the feed for all tabs, while this one leads. */
async function readInTurn({ parts, known, turn, signal, term, ...nudged }: Reading): Promise<void> {
  const { board, troubles, tokenState, environment, onRoom } = known;
  const { wanted, kicked, onReached } = nudged;
  const feed = { parts, transport: environment.transport, signal: term, board };
  turn.isReader = true;
  troubles.adopt(null);
  try {
    await parts.onLead().catch(parts.onFault);
    const pull = () =>
      readFeed({ ...feed, kick: kicked.notify }).finally(() => {
        // Another tab reads by now, and does not know of what this one has moved since.
        if (term.aborted && !signal.aborted) parts.askReader();
      });
    const shared = { environment, tokenState, signal: term, onFault: parts.onFault };
    await pullLoop({ ...shared, wanted, pull, onReached, onRoom });
  } finally {
    turn.isReader = false;
    // What it last found of the line is no longer its own to find out.
    if (board.current.connection === 'offline' && !signal.aborted) parts.askReader();
  }
}

/**
 * Loops that share one token's state and know nothing else of each other (`reads/loop.ts` tells, `recordings/loop.ts` delivers in the background):
 *
 *   idle ── kick ──▶ sending ────┐                     every tab may send, one at a time
 *   idle ── wake ──▶ receiving ──┼──▶ idle             one tab, the leader, reads
 *                                ├── no server ──▶ offline ── back-off, wake, or the other loop succeeded ──▶ again
 *                                └── 401 ──▶ paused ── renew ──▶ again
 */
export function startEngine(parts: EngineParts): Engine {
  const { clock, locks } = parts.environment;
  const closing = new AbortController();
  const { signal } = closing;
  const { kicked, wanted, reachable, opened, asked, reached, ...told } = notifiers(clock);
  const turn = { isReader: false };
  const known = observing(parts, () => turn.isReader, wanted.notify);
  const { troubles, hearing, tokenState, environment, board } = known;
  const reading = { parts, known, turn, wanted, kicked, onReached: told.onReached };
  const shared = { environment, tokenState, signal, onFault: parts.onFault };

  const loops = Promise.allSettled([
    pushLoop({
      ...shared,
      outbox: parts.outbox,
      kicked,
      reachable,
      onOutbox: parts.onOutbox,
      onLook: parts.onLook,
      onDrained: () => troubles.end('push'),
      onRecorded() {
        told.onRecorded();
        parts.askReader();
      },
    }),
    lead(locks, parts.outbox.userId, signal, (term) => readInTurn({ ...reading, ...shared, term })),
    tellLoop({ ...shared, outbox: parts.outbox, reads: parts.reads, opened, reached }),
    deliverLoop({ ...parts, ...shared, asked }),
    hearing.run(signal),
  ]);

  return {
    get status() {
      return board.current;
    },
    ...told.nudges,
    // Who reads knows it first hand.
    adopt: (status) => (turn.isReader ? undefined : known.adopt(status)),
    hear: hearing.hear,
    wake() {
      kicked.notify();
      told.onReached();
      wanted.notify();
    },
    renew: () => tokenState.renew(),
    pause: () => tokenState.refuse(tokenState.version),
    async close() {
      closing.abort();
      await loops;
    },
  };
}
