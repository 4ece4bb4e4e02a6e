import type { Clock } from '../environment.ts';
import { INITIAL, knownAhead } from '../status.ts';
import type { EngineStatus } from '../../data/queries/kit/source.ts';
import { Subscriptions } from '../../data/queries/subscriptions.ts';
import type { SecondEntry } from '../../data/second/second.ts';
import { View } from '../../data/view/view.ts';
import { boot, type Boot } from './start/boot.ts';
import { deviceCommands, type DeviceCommands } from './calls/deviceCommands.ts';
import {
  type DeviceRecordings,
  deviceRecordings,
  type DeviceRecordingsParts,
} from './calls/deviceRecordings.ts';
import { type HeldDrafts, heldDrafts } from './tabs/heldDrafts.ts';
import { hearTabs } from './tabs/hearTabs.ts';
import { type NoteSearch, noteSearch } from './calls/noteSearch.ts';
import { exportRecorder, type ReadRecorder, readRecorder } from './calls/readRecorder.ts';
import { type LateEngine, type LateParts, startLater } from './start/lateEngine.ts';
import { SecondKeeper } from './calls/secondKeeper.ts';
import { OutboxCopy } from './calls/outboxCopy.ts';
import type { Device } from '../../data/device.ts';
import type { DeviceParts } from './parts.ts';
import { Settlements } from './calls/settlements.ts';
import { snapshotWriter } from './start/snapshots.ts';
import { type WatchedShelf, watchedShelf } from './calls/deviceShelf.ts';
import { type WatchedDrafts, watchedDrafts } from './tabs/watchedDrafts.ts';
import { startDeviceEngine } from './start/deviceEngine.ts';

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
  readonly recordExport: Device['recordExport'];
  readonly drafts: WatchedDrafts;
  readonly shelf: WatchedShelf;
  readonly keeper: SecondKeeper;
  readonly sounds: DeviceRecordings;
  readonly held: HeldDrafts;
  readonly engine: LateEngine;
  readonly search: NoteSearch;
  /** The person asks for something: it goes first. Resolves when the view answers. */
  readonly beginRequest: () => Promise<void>;
  /** Resolves when nothing runs any more. */
  readonly stop: () => Promise<void>;
}

const coverageOf = (subscriptions: Subscriptions) => () => subscriptions.source.coverage;

const toldTo = (
  subscriptions: Subscriptions,
  onCovered: () => void,
): Parameters<typeof boot>[2] => ({
  onCoverage(coverage) {
    subscriptions.set({ coverage });
    onCovered();
  },
  onCarriedOver: (carriedOver) => subscriptions.set({ carriedOver }),
});

/** Puts view, engine, snapshots and commands together and sets them going. */
export function startInternals(parts: DeviceParts): DeviceInternals {
  const closing = new AbortController();
  const { signal } = closing;
  const view = new View(parts.actor);
  const subscriptions = new Subscriptions(view, INITIAL, parts.schedule);
  followStorage(parts, subscriptions);
  const time = knownTime(parts, subscriptions);
  const settlements = new Settlements((key) => parts.outbox.withdrawal(key));
  const outboxCopy = new OutboxCopy(parts.outbox, view, (rows) => {
    settlements.note(rows).catch(parts.onFault);
    keeper.note(rows);
    // Whoever recorded the answer may have died before it could ask for what came of it.
    if (rows.some(({ state }) => state === 'acknowledged')) engine.read();
  });
  const onLost = (losses: readonly SecondEntry[]) => subscriptions.set({ losses });
  const keeper = new SecondKeeper({ ...parts, view, onLost });
  const told = toldTo(subscriptions, () => search.note());
  const booted = boot(parts, view, told);
  const answers = () => Promise.all([booted.ready, listed]);
  const requests = countedRequests(parts.environment.clock, answers);
  const asked = { coverage: coverageOf(subscriptions), isBusy: requests.isBusy };
  const search = noteSearch({ ...parts, view, boot: booted, ...asked });
  const snapshots = snapshotWriter(parts, view, booted);
  const later = { ready: () => requests.begin(), deliver: () => engine.deliver() };
  const own = { ...parts, view, subscriptions, signal };
  const { drafts, sounds, shelf, listed } = ownThings(own, later);
  const shared = { ...parts, view, boot: booted, outboxCopy, drafts, sounds, shelf, keeper };

  const notices = noticed({ snapshots, sounds, subscriptions });
  const start: LateParts['start'] = (initial) =>
    startDeviceEngine({ ...shared, ...notices, initial, isBusy: requests.isBusy });
  const engine = startLater({ boot: booted, signal, onFault: parts.onFault, start });
  void keeper.recover(() => showRecovered(shared, engine));
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
    commands: deviceCommands({ ...shared, ...time, kick: () => engine.kick() }),
    recordRead: readRecorder({ ...parts, ...time }, () => engine.tell()),
    recordExport: exportRecorder({ ...parts, ...time }, () => engine.tell()),
    held: heldDrafts({ ...parts, userId: parts.actor.userId, signal }),
    engine,
    search,
    beginRequest: requests.begin,
    stop,
  };
}

/** Returns the time as well as the device knows it, and by how much its own clock is ahead. */
function knownTime({ environment: { clock } }: DeviceParts, subscriptions: Subscriptions) {
  const ahead = () => knownAhead(subscriptions.source.status);
  return { knownAhead: ahead, now: () => clock.now() - (ahead() ?? 0) };
}

/** Shows the commands that came back from the second record, and sends them. */
async function showRecovered(
  {
    boot: { booted },
    outboxCopy,
    channel,
  }: Pick<DeviceParts, 'channel'> & { readonly boot: Boot; readonly outboxCopy: OutboxCopy },
  engine: LateEngine,
): Promise<void> {
  await booted;
  await outboxCopy.refresh();
  channel.post({ kind: 'outbox' });
  engine.kick();
}

/** When the person last asked for something. @param answers resolves when the view answers */
function countedRequests(clock: Clock, answers: () => Promise<unknown>) {
  let last = -Infinity;
  return {
    isBusy: () => clock.now() - last < BUSY_MS,
    begin: async (): Promise<void> => {
      last = clock.now();
      await answers();
    },
  };
}

type Noticing = Pick<DeviceInternals, 'sounds' | 'subscriptions'> & {
  readonly snapshots: ReturnType<typeof snapshotWriter>;
};

/** What follows from what the engine does. */
const noticed = ({ snapshots, sounds, subscriptions }: Noticing) => ({
  onBaseWritten: () => snapshots.note(),
  onRecordings: () => sounds.changed(),
  onHot: () => snapshots.noteHot(),
  onStatus: (status: EngineStatus) => subscriptions.set({ status }),
});

interface OwnParts extends DeviceParts {
  readonly view: View;
  readonly subscriptions: Subscriptions;
  readonly signal: AbortSignal;
}

/** Creates what only this device has beside the outbox: drafts, recordings, what is kept aside. */
function ownThings(
  { subscriptions, ...parts }: OwnParts,
  later: { readonly ready: () => Promise<void>; readonly deliver: () => void },
) {
  const drafts = watchedDrafts({
    ...parts,
    onHeads: (heads) => subscriptions.set({ drafts: heads }),
  });
  const onList: DeviceRecordingsParts['onList'] = (recordings) => subscriptions.set({ recordings });
  const sounds = deviceRecordings({ ...parts, ...later, onList });
  // An unread list is not an empty one: the first answer waits for both.
  const shelf = watchedShelf({ ...parts, onList: (rows) => subscriptions.set({ shelf: rows }) });
  const lists = [drafts.reread(), sounds.reread(), shelf.reread()];
  const listed = Promise.all(lists).catch(parts.onFault);
  return { drafts, sounds, shelf, listed };
}

async function closeBase(booted: Boot): Promise<void> {
  const closed = booted.isOpening() && booted.complete().then((base) => base.close());
  // One that is still being opened is closed when it is.
  if (closed && booted.isComplete()) await closed;
  else if (closed) closed.catch(() => undefined);
}

/** Tells how the device keeps what is on it. */
function followStorage(
  { silence, isVolatile = false }: Pick<DeviceParts, 'silence' | 'isVolatile'>,
  subscriptions: Subscriptions,
): void {
  subscriptions.set({ storage: { isSilent: false, isVolatile } });
  silence?.onChange((isSilent) => subscriptions.set({ storage: { isSilent, isVolatile } }));
}

/** What the last use of the device knew of the server, until the engine knows more. */
function showCheckpoint(booted: Boot, subscriptions: Subscriptions): void {
  booted.checkpoint.then(
    ({ first, lastSyncAt }) =>
      subscriptions.set({ status: { ...INITIAL, firstSync: first, lastSyncAt } }),
    () => undefined,
  );
}
