import type { Device, Draft } from '../../data/client/device.ts';
import type { QueryArgs, QueryName, QueryResult } from '../../data/queries/contract.ts';
import { runQuery } from '../../data/queries/index.ts';
import type { EngineStatus } from '../../data/queries/source.ts';
import { Subscriptions } from '../../data/queries/subscriptions.ts';
import { readNote } from '../../data/view/readNote.ts';
import { View } from '../../data/view/view.ts';
import { decodeClaims } from '../../domain/auth/claims.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { INITIAL } from '../status.ts';
import { boot } from './boot.ts';
import { commandDesk } from './commandDesk.ts';
import { delivery } from './delivery.ts';
import { hearTabs } from './hearTabs.ts';
import { startLater } from './lateEngine.ts';
import { OutboxMirror } from './outboxMirror.ts';
import type { DeviceParts } from './parts.ts';
import { Settlements } from './settlements.ts';
import { snapshotWriter } from './snapshots.ts';
import { wireEngine } from './wiring.ts';

/** For so long after its last wish a person counts as using the device. */
const BUSY_MS = 3_000;

/** A device and what only its owner and tests look into. */
export interface OpenedDevice extends Device {
  readonly view: View;
  /** Resolves when the view holds all that the base has. */
  readonly completed: () => Promise<void>;
}

/** Makes a device of its parts: view, engine, subscriptions and what the person does. */
export function createDevice(parts: DeviceParts): OpenedDevice {
  const { clock } = parts.environment;
  const closing = new AbortController();
  const view = new View(parts.actor);
  const subscriptions = new Subscriptions(view, INITIAL, parts.schedule);
  const settlements = new Settlements();
  const mirror = new OutboxMirror(parts.outbox, view, (rows) => {
    settlements.note(rows);
    // Whoever recorded the answer may have died before it could ask for what came of it.
    if (rows.some(({ state }) => state === 'acknowledged')) engine.read();
  });
  const booted = boot(parts, view);
  const snapshots = snapshotWriter(parts, view, booted.complete);

  let lastWish = -Infinity;
  /** Every call of the page comes through here: what the person asks for goes first. */
  const wish = async (): Promise<void> => {
    lastWish = clock.now();
    await booted.ready;
  };
  const engine = startLater({
    boot: booted,
    signal: closing.signal,
    onFault: parts.onFault,
    start: (initial) =>
      wireEngine({
        initial,
        ...parts,
        view,
        boot: booted,
        mirror,
        isBusy: () => clock.now() - lastWish < BUSY_MS,
        onBaseWritten: () => snapshots.note(),
        onStatus: (status: EngineStatus) => subscriptions.setStatus(status),
      }),
  });
  hearTabs({ ...parts, view, boot: booted, mirror, engine });
  const snapshotting = snapshots.run(closing.signal).catch(() => undefined);
  const desk = commandDesk({
    ...parts,
    view,
    mirror,
    settlements,
    boot: booted,
    kick: () => engine.kick(),
  });

  return {
    view,
    completed: async () => void (await booted.complete()),

    async query<N extends QueryName>(name: N, args: QueryArgs<N>) {
      await wish();
      const result = runQuery(subscriptions.source, name, args);
      booted.answer();
      return result;
    },
    async subscribe<N extends QueryName>(
      name: N,
      args: QueryArgs<N>,
      onResult: (result: QueryResult<N>) => void,
    ) {
      await wish();
      const subscription = subscriptions.subscribe(name, args, delivery(onResult));
      booted.answer();
      return subscription;
    },
    unsubscribe: async (subscription) => subscriptions.unsubscribe(subscription),

    async dispatch(name, args, options) {
      await wish();
      const key = await desk.dispatch(name, args, options);
      booted.answer();
      return key;
    },
    async settled(key) {
      await booted.ready;
      return settlements.wait(view.outbox, key);
    },
    async retry(key, args) {
      await wish();
      await desk.retry(key, args);
    },
    async discard(key) {
      await wish();
      await desk.discard(key);
    },

    async readNote(id) {
      await wish();
      return readNote(view, await booted.complete(), id);
    },
    readDraft: (key): Promise<Draft | null> => parts.drafts.read(key),
    async writeDraft(key, value, baseV) {
      lastWish = clock.now();
      await parts.drafts.write({
        key,
        value,
        baseV,
        updatedAt: new Date(clock.now()).toISOString(),
      });
    },
    discardDraft: (key) => parts.drafts.discard(key),

    async wake() {
      engine.wake();
      parts.channel.post({ kind: 'wake' });
    },
    async setToken(token) {
      if (token !== null && decodeClaims(token)?.sub !== parts.actor.userId)
        throw new DomainError('foreign_token', 'Esta sessão pertence a outra pessoa.', 403);
      parts.useToken(token);
      engine.renew(token !== null);
    },
    async close() {
      closing.abort();
      subscriptions.close();
      await Promise.all([engine.close(), snapshotting]);
      parts.channel.close();
      if (booted.isComplete()) await (await booted.complete()).close();
    },
  };
}
