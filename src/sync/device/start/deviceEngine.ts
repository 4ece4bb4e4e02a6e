import type { BaseRow } from '../../../data/base/base.ts';
import type { Checkpoint } from '../../../data/meta/checkpoint.ts';
import type { EngineStatus } from '../../../data/queries/kit/source.ts';
import type { View } from '../../../data/view/view.ts';
import { type Engine, startEngine } from '../../engine.ts';
import type { Boot } from './boot.ts';
import type { OutboxCopy } from '../calls/outboxCopy.ts';
import type { WatchedShelf } from '../calls/deviceShelf.ts';
import type { DeviceParts } from '../parts.ts';
import { changedIds } from '../tabs/tabs.ts';

export interface DeviceEngineParts extends DeviceParts {
  readonly view: View;
  readonly boot: Boot;
  readonly outboxCopy: OutboxCopy;
  readonly shelf: WatchedShelf;
  readonly initial: Checkpoint;
  readonly isBusy: () => boolean;
  readonly onBaseWritten: () => void;
  readonly onRecordings: () => void;
  /** This tab's first read has brought what the first screens show. */
  readonly onHot: () => void;
  readonly onStatus: (status: EngineStatus) => void;
}

/** Starts the engine, with its effects on the view and on the other tabs. */
export function startDeviceEngine(parts: DeviceEngineParts): Engine {
  const { view, boot, outboxCopy, channel, onFault } = parts;
  return startEngine({
    ...parts,
    initial: { firstSync: parts.initial.first, lastSyncAt: parts.initial.lastSyncAt },
    base: boot.complete,
    onBase(rows: readonly BaseRow[]) {
      view.applyBase(rows);
      parts.onBaseWritten();
      channel.post({ kind: 'base', changes: changedIds(rows) });
    },
    onShelf: () => parts.shelf.changed(),
    onMoved(before, after) {
      boot.moved(before, after).catch(onFault);
      channel.post({ kind: 'moved', before, after });
    },
    onOutbox() {
      outboxCopy.refresh().catch(onFault);
      channel.post({ kind: 'outbox' });
    },
    onLook: () => void outboxCopy.refresh().catch(onFault),
    async onLead() {
      const { checkpoint } = await boot.catchUp();
      // What the tab before wrote without telling the others, they read when they hear where the base is.
      channel.post({ kind: 'moved', before: checkpoint, after: checkpoint });
      await outboxCopy.refresh();
    },
    onHeard: (at) => channel.post({ kind: 'heard', at }),
    askReader: () => channel.post({ kind: 'wake' }),
    onStatus(status, isReader) {
      parts.onStatus(status);
      const { activity: _, session: __, isSilent: ___, limitWords: ____, ...shared } = status;
      const { connection, firstSync } = shared;
      if (isReader && firstSync?.hot) parts.onHot();
      if (isReader) channel.post({ kind: 'status', status: shared });
      // Whether the server is really gone, the reading tab finds out and tells.
      else if (connection === 'offline') channel.post({ kind: 'wake' });
    },
  });
}
