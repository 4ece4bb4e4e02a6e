import type { Device } from '../../data/device.ts';
import type { QueryArgs, QueryName, QueryResult } from '../../data/queries/index.ts';
import { runQuery } from '../../data/queries/index.ts';
import type { QuerySource } from '../../data/queries/kit/source.ts';
import { idsOf, readDocuments } from '../../data/view/readDocuments.ts';
import { readNote, readNotes } from '../../data/view/readNote.ts';
import type { View } from '../../data/view/view.ts';
import { decodeClaims } from '../../domain/auth/claims.ts';
import { DomainError } from '../../domain/core/errors.ts';
import { type DeviceInternals, startInternals } from './internals.ts';
import type { RecordingCalls } from './calls/deviceRecordings.ts';
import { delivery } from './calls/delivery.ts';
import { bringBack } from './calls/deviceShelf.ts';
import type { DeviceParts } from './parts.ts';

/** A device and what only its owner and tests look into. */
export interface OpenedDevice extends Device {
  readonly view: View;
  /** What its queries look at. */
  readonly source: () => QuerySource;
  /** Resolves when the view holds all that the base has. */
  readonly completed: () => Promise<void>;
}

type Answering = Pick<Device, 'query' | 'readNote' | 'readNotes'>;
type Following = Pick<Device, 'subscribe' | 'unsubscribe'>;
type TakingAlong = Pick<Device, 'listDocuments' | 'readDocuments'>;
type Searching = Pick<Device, 'searchNotes' | 'endSearch'>;
type Acting = Pick<
  Device,
  'dispatch' | 'dispatchAll' | 'settled' | 'retry' | 'discard' | 'recordRead' | 'recordExport'
>;
type Drafting = Pick<
  Device,
  'readDraft' | 'writeDraft' | 'discardDraft' | 'holdDraft' | 'releaseDraft'
>;
type Keeping = RecordingCalls;
type Shelving = Pick<Device, 'bringBack' | 'letGo' | 'readShelf' | 'noteLosses'>;
type Living = Pick<Device, 'traffic' | 'wake' | 'setToken' | 'close'>;

/** What the others wait for cannot wait with them. */
const isSaidAtOnce = (name: QueryName): boolean =>
  name === 'sync.carriedOver' || name === 'sync.storage';

const answering = ({ view, boot, subscriptions, beginRequest }: DeviceInternals): Answering => ({
  async query<N extends QueryName>(name: N, args: QueryArgs<N>) {
    await beginRequest();
    const result = runQuery(subscriptions.source, name, args);
    boot.noteAnswer();
    return result;
  },
  async readNote(id) {
    await beginRequest();
    return readNote(view, await boot.complete(), id);
  },
  async readNotes(ids) {
    await beginRequest();
    return readNotes(view, await boot.complete(), ids);
  },
});

/** Numbers what runs until it is ended: the page holds no object of the worker. */
function numbered() {
  const ends = new Map<number, () => void>();
  let last = 0;
  return {
    add(end: () => void): number {
      ends.set(++last, end);
      return last;
    },
    end(id: number): void {
      ends.get(id)?.();
      ends.delete(id);
    },
  };
}

function following({ boot, subscriptions, beginRequest }: DeviceInternals): Following {
  const running = numbered();
  return {
    async subscribe<N extends QueryName>(
      name: N,
      args: QueryArgs<N>,
      onResult: (result: QueryResult<N>) => void,
    ) {
      if (!isSaidAtOnce(name)) await beginRequest();
      const subscription = subscriptions.subscribe(name, args, delivery(onResult));
      if (!isSaidAtOnce(name)) boot.noteAnswer();
      return running.add(() => subscription.unsubscribe());
    },
    unsubscribe: async (id) => running.end(id),
  };
}

/** Complete: what has been read of the disk by then is all there is. */
const takingAlong = ({ view, boot, beginRequest }: DeviceInternals): TakingAlong => ({
  async listDocuments(entity) {
    await beginRequest();
    await boot.completed;
    return [...idsOf(view, entity)];
  },
  async readDocuments(entity, ids) {
    await beginRequest();
    return readDocuments(view, await boot.complete(), entity, ids);
  },
});

function searching({ search, beginRequest }: DeviceInternals): Searching {
  const running = numbered();
  return {
    async searchNotes(args, onHits) {
      await beginRequest();
      return running.add(search.watch(args, onHits));
    },
    endSearch: async (id) => running.end(id),
  };
}

const acting = ({
  view,
  boot,
  settlements,
  commands,
  recordRead,
  recordExport,
  beginRequest,
}: DeviceInternals): Acting => ({
  async dispatch(name, args, options) {
    await beginRequest();
    const key = await commands.dispatch(name, args, options);
    boot.noteAnswer();
    return key;
  },
  async dispatchAll(name, all) {
    await beginRequest();
    return commands.dispatchAll(name, all);
  },
  async settled(key) {
    await boot.ready;
    return settlements.wait(view.outbox, key);
  },
  async retry(key, args) {
    await beginRequest();
    await commands.retry(key, args);
  },
  async discard(key) {
    await beginRequest();
    return commands.discard(key);
  },
  recordRead,
  recordExport,
});

const drafting = ({ drafts, held, parts: { environment } }: DeviceInternals): Drafting => ({
  readDraft: (key) => drafts.read(key),
  writeDraft: (key, value, baseV) =>
    drafts.write({ key, value, baseV, updatedAt: new Date(environment.clock.now()).toISOString() }),
  discardDraft: (key) => drafts.discard(key),
  holdDraft: (kind, options) => held.hold(kind, options),
  releaseDraft: (key) => held.release(key),
});

const keeping = ({ sounds: { reread: _, changed: __, ...calls } }: DeviceInternals): Keeping =>
  calls;

const shelving = (internals: DeviceInternals): Shelving => {
  const { parts, shelf, boot, beginRequest } = internals;
  return {
    async bringBack(keys) {
      await beginRequest();
      await boot.complete();
      return bringBack({ ...internals, actor: parts.actor }, keys);
    },
    async letGo(keys) {
      await shelf.remove(keys);
      shelf.changed();
    },
    readShelf: () => shelf.list(),
    noteLosses: () => internals.keeper.noteLosses(),
  };
};

const living = ({ parts, engine, drafts, sounds, stop }: DeviceInternals): Living => ({
  async traffic() {
    if (parts.meter) return parts.meter.read();
    return { month: '', sent: 0, received: 0 };
  },
  async wake() {
    engine.wake();
    // A tab that died may have left one without a word.
    drafts.reread().catch(parts.onFault);
    sounds.reread().catch(parts.onFault);
    parts.channel.post({ kind: 'wake' });
  },
  async setToken(token) {
    if (token !== null && decodeClaims(token)?.sub !== parts.actor.userId)
      throw new DomainError('foreign_token', 'Esta sessão pertence a outra pessoa.', 403);
    parts.useToken(token);
    engine.renew(token !== null);
  },
  close: stop,
});

/** Makes a device of its parts. It begins to work at once. */
export function createDevice(parts: DeviceParts): OpenedDevice {
  const internals = startInternals(parts);
  return {
    view: internals.view,
    source: () => internals.subscriptions.source,
    completed: () => internals.boot.completed,
    ...answering(internals),
    ...following(internals),
    ...takingAlong(internals),
    ...searching(internals),
    ...acting(internals),
    ...drafting(internals),
    ...keeping(internals),
    ...shelving(internals),
    ...living(internals),
  };
}
