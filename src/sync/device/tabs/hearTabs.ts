import { reread } from '../../../data/view/catchUp.ts';
import type { View } from '../../../data/view/view.ts';
import { refKey } from '../../../domain/core/documents.ts';
import type { Boot } from '../start/boot.ts';
import { oneByOne } from '../inTurn.ts';
import type { LateEngine } from '../start/lateEngine.ts';
import type { OutboxCopy } from '../calls/outboxCopy.ts';
import type { DeviceParts } from '../parts.ts';
import type { DeviceRecordings } from '../calls/deviceRecordings.ts';
import type { WatchedShelf } from '../calls/deviceShelf.ts';
import type { WatchedDrafts } from './watchedDrafts.ts';
import type { ChangedIds } from './tabs.ts';

export interface HearingParts extends DeviceParts {
  readonly view: View;
  readonly boot: Boot;
  readonly outboxCopy: OutboxCopy;
  readonly engine: LateEngine;
  readonly drafts: WatchedDrafts;
  readonly shelf: WatchedShelf;
  readonly sounds: Pick<DeviceRecordings, 'reread'>;
}

/** Follows what other tabs and the service worker do, from the very start: what they wrote is read from disk. */
export function hearTabs(parts: HearingParts): void {
  const { channel, view, boot, outboxCopy, engine, drafts, sounds, shelf, onFault } = parts;
  const inTurn = oneByOne();
  async function readChanged(changes: readonly ChangedIds[]): Promise<void> {
    // A base that is yet to be opened will be read as it is then.
    if (!boot.isOpening()) return;
    const base = await boot.complete();
    await reread(
      view,
      base,
      changes.flatMap(({ entity, ids }) => ids.map((id) => refKey([entity, id]))),
    );
  }
  async function readOutbox(): Promise<void> {
    await boot.booted;
    await outboxCopy.refresh();
  }
  channel.onMessage((message) => {
    switch (message.kind) {
      case 'base':
        return void inTurn(() => readChanged(message.changes)).catch(onFault);
      case 'moved':
        return void inTurn(() => boot.moved(message.before, message.after)).catch(onFault);
      case 'outbox':
        readOutbox().catch(onFault);
        // Its tab may be gone before it could send.
        return engine.kick();
      case 'drafts':
        return void drafts.reread().catch(onFault);
      case 'shelf':
        return void shelf.reread().catch(onFault);
      case 'recordings':
        void sounds.reread().catch(onFault);
        // Its tab may be gone before it could send.
        return engine.deliver();
      case 'wake':
        return engine.read();
      case 'heard':
        return engine.hear(message.at);
      case 'status':
        return engine.adopt(message.status);
    }
  });
}
