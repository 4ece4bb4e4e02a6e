import type { BroughtBack } from '../../../data/device.ts';
import { revivalOf } from '../../../data/shelf/revive.ts';
import type { Shelf, ShelvedRow } from '../../../data/shelf/shelf.ts';
import type { View } from '../../../data/view/view.ts';
import type { Actor } from '../../../domain/core/command.ts';
import { DomainError } from '../../../domain/core/errors.ts';
import { entityNames } from '../../../domain/entities.ts';
import type { DeviceCommands } from './deviceCommands.ts';
import { rereader } from '../tabs/rereader.ts';
import type { TabChannel } from '../tabs/tabs.ts';

export interface WatchedShelf extends Shelf {
  /** Another process may have changed it. */
  readonly reread: () => Promise<void>;
  /** This process has changed it. */
  readonly changed: () => void;
}

export interface WatchShelfParts {
  readonly shelf: Shelf;
  readonly channel: TabChannel;
  readonly onList: (rows: readonly ShelvedRow[]) => void;
  readonly onFault: (error: unknown) => void;
}

/** A shelf that tells this tab and the others what is on it, whenever that changes. */
export function watchedShelf({ shelf, channel, onList, onFault }: WatchShelfParts): WatchedShelf {
  const { reread } = rereader(() => shelf.list(), onList);
  return {
    ...shelf,
    reread,
    changed() {
      reread().catch(onFault);
      channel.post({ kind: 'shelf' });
    },
  };
}

export interface BringBackParts {
  readonly actor: Actor;
  readonly view: Pick<View, 'get'>;
  readonly shelf: WatchedShelf;
  readonly commands: Pick<DeviceCommands, 'dispatch'>;
}

/** Patients before their sessions, sessions before their notes. */
const inOrder = (rows: readonly ShelvedRow[]): readonly ShelvedRow[] =>
  rows.toSorted((a, b) => entityNames.indexOf(a.entity) - entityNames.indexOf(b.entity));

/**
 * Gives the commands that bring the kept rows back.
 * A row leaves the shelf when its commands are in the outbox, which shows what becomes of them. A
 * row that a rule refuses at once stays.
 */
export async function bringBack(
  { actor, view, shelf, commands }: BringBackParts,
  keys: readonly string[],
): Promise<BroughtBack> {
  const wanted = new Set(keys);
  const back: string[] = [];
  let refusal: string | null = null;
  for (const row of inOrder(await shelf.list()).filter(({ key }) => wanted.has(key))) {
    const steps = revivalOf(row, actor, view.get(row.entity, row.id));
    if (steps.length === 0) continue;
    let done = 0;
    try {
      for (const { name, args, ...base } of steps) {
        await commands.dispatch(name, args, { ...base, isReturn: true });
        done += 1;
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusal ??= error.message;
    }
    // The record itself comes first; a status that a rule refuses is told and set by hand.
    if (done > 0) back.push(row.key);
  }
  await shelf.remove(back);
  shelf.changed();
  return { count: back.length, refusal };
}
