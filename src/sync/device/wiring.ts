import type { BaseRow } from '../../data/base/base.ts';
import { reread } from '../../data/view/catchUp.ts';
import type { EngineStatus } from '../../data/queries/source.ts';
import type { View } from '../../data/view/view.ts';
import { refKey } from '../../domain/core/documents.ts';
import { type Engine, startEngine } from '../engine.ts';
import type { Boot } from './boot.ts';
import type { OutboxMirror } from './outboxMirror.ts';
import type { DeviceParts } from './parts.ts';
import { type ChangedIds, changedIds, type TabMessage } from './tabs.ts';

export interface WiringParts extends DeviceParts {
  readonly view: View;
  readonly boot: Boot;
  readonly mirror: OutboxMirror;
  readonly isBusy: () => boolean;
  readonly onBaseWritten: () => void;
  readonly onStatus: (status: EngineStatus) => void;
}

/** Starts the engine, with its effects on the view and on the other tabs. */
export function wireEngine(parts: WiringParts): Engine {
  const { view, boot, mirror, channel, onFault } = parts;
  const refresh = () => void mirror.refresh().catch(onFault);

  function onBase(rows: readonly BaseRow[]): void {
    view.applyBase(rows);
    parts.onBaseWritten();
    channel.post({ kind: 'base', changes: changedIds(rows) });
  }
  const engine = startEngine({
    ...parts,
    base: boot.complete,
    onBase,
    onOutbox() {
      refresh();
      channel.post({ kind: 'outbox' });
    },
    onSent: () => channel.post({ kind: 'wake' }),
    onStatus(status, isReader) {
      parts.onStatus(status);
      const { connection, firstSync, lastSyncAt } = status;
      if (isReader) channel.post({ kind: 'status', status: { connection, firstSync, lastSyncAt } });
    },
  });

  async function readChanged(changes: readonly ChangedIds[]): Promise<void> {
    const base = await boot.complete();
    await reread(view, base, changes.flatMap(({ entity, ids }) => ids.map((id) => refKey([entity, id]))));
  }
  channel.onMessage((message: TabMessage) => {
    switch (message.kind) {
      case 'base':
        return void readChanged(message.changes).catch(onFault);
      case 'outbox':
        refresh();
        // Its tab may be gone before it could send.
        return engine.kick();
      case 'wake':
        return engine.read();
      case 'status':
        return engine.adopt(message.status);
    }
  });
  return engine;
}
