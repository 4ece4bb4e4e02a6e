import type { Clock } from '../environment.ts';
import { INITIAL } from '../status.ts';
import { Subscriptions } from '../../data/queries/subscriptions.ts';
import { View } from '../../data/view/view.ts';
import { boot, type Boot } from './boot.ts';
import { deviceCommands, type DeviceCommands } from './deviceCommands.ts';
import { type HeldDrafts, heldDrafts } from './heldDrafts.ts';
import { hearTabs } from './hearTabs.ts';
import { type NoteSearch, noteSearch } from './noteSearch.ts';
import { type ReadRecorder, readRecorder } from './readRecorder.ts';
import { type LateEngine, startLater } from './lateEngine.ts';
import { OutboxCopy } from './outboxCopy.ts';
import type { DeviceParts } from './parts.ts';
import { Settlements } from './settlements.ts';
import { snapshotWriter } from './snapshots.ts';
import { type WatchedDrafts, watchedDrafts } from './watchedDrafts.ts';
import { startDeviceEngine } from './deviceEngine.ts';

/** For so long after its last request a person counts as using the device. */
const BUSY_MS = 3_000;

/** A device's inner parts, running. */
export interface DeviceInternals {
  readonly parts: DeviceParts;
  readonly view: View;
  readonly boot: Boot;
  readonly subscriptions: Subscriptions;
  readonly settlements: Settlements;
  readonly commands: DeviceCommands;
  readonly recordRead: ReadRecorder;
  readonly drafts: WatchedDrafts;
  readonly held: HeldDrafts;
  readonly engine: LateEngine;
  readonly search: NoteSearch;
  /** The person asks for something: it goes first. Resolves when the view answers. */
  readonly beginRequest: () => Promise<void>;
  /** Resolves when nothing runs any more. */
  readonly stop: () => Promise<void>;
}

/** Puts view, engine, snapshots and commands together and sets them going. */
export function startInternals(parts: DeviceParts): DeviceInternals {
  const closing = new AbortController();
  const { signal } = closing;
  const view = new View(parts.actor);
  const subscriptions = new Subscriptions(view, INITIAL, parts.schedule);
  const settlements = new Settlements();
  const outboxCopy = new OutboxCopy(parts.outbox, view, (rows) => {
    settlements.note(rows);
    // Whoever recorded the answer may have died before it could ask for what came of it.
    if (rows.some(({ state }) => state === 'acknowledged')) engine.read();
  });
  const booted = boot(parts, view, (coverage) => {
    subscriptions.setCoverage(coverage);
    search.note();
  });
  const coverage = () => subscriptions.source.coverage;
  const search = noteSearch({ ...parts, view, boot: booted, coverage });
  const snapshots = snapshotWriter(parts, view, booted);
  const drafts = watchedDrafts({ ...parts, onHeads: (heads) => subscriptions.setDrafts(heads) });
  const shared = { ...parts, view, boot: booted, outboxCopy, drafts };
  // An unread list is not an empty one: the first answer waits for it.
  const listed = drafts.reread().catch(parts.onFault);

  const requests = countedRequests(parts.environment.clock, () =>
    Promise.all([booted.ready, listed]),
  );
  const engine = startLater({
    boot: booted,
    signal,
    onFault: parts.onFault,
    start: (initial) =>
      startDeviceEngine({
        ...shared,
        initial,
        isBusy: requests.isBusy,
        onBaseWritten: () => snapshots.note(),
        onHot: () => snapshots.noteHot(),
        onStatus: (status) => subscriptions.setStatus(status),
      }),
  });
  showCheckpoint(booted, subscriptions);
  hearTabs({ ...shared, engine });
  const snapshotting = snapshots.run(signal).catch(() => undefined);

  async function stop(): Promise<void> {
    closing.abort();
    subscriptions.close();
    await Promise.all([engine.close(), snapshotting, search.close()]);
    parts.channel.close();
    await closeBase(booted);
  }
  return {
    ...shared,
    parts,
    subscriptions,
    settlements,
    commands: deviceCommands({ ...shared, settlements, kick: () => engine.kick() }),
    recordRead: readRecorder(parts, () => engine.tell()),
    held: heldDrafts({ ...parts, userId: parts.actor.userId, signal }),
    engine,
    search,
    beginRequest: requests.begin,
    stop,
  };
}

/** When the person last asked for something. @param answers resolves when the view answers */
function countedRequests(clock: Clock, answers: () => Promise<unknown>) {
  let last = -Infinity;
  return {
    isBusy: () => clock.now() - last < BUSY_MS,
    async begin(): Promise<void> {
      last = clock.now();
      await answers();
    },
  };
}

async function closeBase(booted: Boot): Promise<void> {
  const closed = booted.isOpening() && booted.complete().then((base) => base.close());
  // One that is still being opened is closed when it is.
  if (closed && booted.isComplete()) await closed;
  else if (closed) closed.catch(() => undefined);
}

/** What the last use of the device knew of the server, until the engine knows more. */
function showCheckpoint(booted: Boot, subscriptions: Subscriptions): void {
  booted.checkpoint.then(
    ({ first, lastSyncAt }) =>
      subscriptions.setStatus({ ...INITIAL, firstSync: first, lastSyncAt }),
    () => undefined,
  );
}
