import type { DispatchOptions } from '../../../data/device.ts';
import type { NewOutboxRow } from '../../../data/outbox/row.ts';
import { fitting } from '../../../data/view/rebase.ts';
import type { View } from '../../../data/view/view.ts';
import { DomainError, notFound } from '../../../domain/core/errors.ts';
import { uuidv7 } from '../../../domain/core/id.ts';
import type { CommandName } from '../../../domain/registry.ts';
import { discard, requeue } from '../../push/repair.ts';
import type { Boot } from '../start/boot.ts';
import { oneByOne } from '../inTurn.ts';
import type { OutboxCopy } from './outboxCopy.ts';
import type { DeviceParts } from '../parts.ts';
import { prepare, type PreparedCommand } from './prepare.ts';
import type { SecondKeeper } from './secondKeeper.ts';
import type { WatchedDrafts } from '../tabs/watchedDrafts.ts';

export interface DeviceCommandsParts extends DeviceParts {
  readonly view: View;
  readonly outboxCopy: OutboxCopy;
  readonly boot: Boot;
  readonly drafts: WatchedDrafts;
  readonly keeper: SecondKeeper;
  readonly kick: () => void;
  /** Milliseconds by which the clock is ahead, below 0 behind; null while nobody knows. */
  readonly knownAhead: () => number | null;
}

export interface DeviceCommands {
  /** Resolves with the command's key when it is durable and seen. */
  dispatch(name: CommandName, args: unknown, options?: DispatchOptions): Promise<string>;
  /** Resolves with their keys when all are durable and seen; without one of them there is none. */
  dispatchAll(name: CommandName, all: readonly unknown[]): Promise<readonly string[]>;
  retry(key: string, args?: unknown): Promise<void>;
  discard(key: string): Promise<boolean>;
}

const waiting = (command: PreparedCommand, key: string, userId: string): NewOutboxRow => ({
  ...command,
  key,
  userId,
  state: 'waiting',
  seq: null,
  tries: 0,
  ackV: null,
  refusal: null,
});

interface Taking {
  readonly inTurn: ReturnType<typeof oneByOne>;
  readonly prepared: (name: CommandName, args: unknown) => Promise<PreparedCommand>;
  readonly newKey: () => string;
  readonly changed: () => void;
}

/** How those are put right that the server would not carry out. */
function mending(
  { outbox, view, outboxCopy, keeper }: DeviceCommandsParts,
  { inTurn, prepared, newKey, changed }: Taking,
): Pick<DeviceCommands, 'retry' | 'discard'> {
  return {
    retry: (key, args) =>
      inTurn(async () => {
        const row = view.outbox.find((candidate) => candidate.key === key);
        if (!row) throw notFound('Esta alteração não está mais na lista.');
        const amendment = args === undefined ? undefined : await prepared(row.name, args);
        // Before they are replaced: a death in between must bring none of them back.
        const before = (await outbox.rows())
          .filter((one) => one.key === key || one.state === 'refused' || one.state === 'parked')
          .map((one) => one.key);
        await keeper.forget(before);
        const left = new Set(before);
        try {
          const { rows } = await outbox.update((contents) =>
            requeue(contents, key, newKey, amendment),
          );
          changed();
          const present = new Set(rows.map((one) => one.key));
          for (const one of before) if (!present.has(one)) left.delete(one);
          await keeper.forget(before.filter((one) => !present.has(one)));
        } finally {
          for (const one of left) keeper.stays(one);
          await outboxCopy.refresh();
        }
      }),

    discard: (key) =>
      inTurn(async () => {
        await keeper.forget([key]);
        let isThere = false;
        try {
          await outbox.update((contents) => {
            const change = discard(contents, key);
            isThere = change !== null;
            return change;
          });
        } catch (error) {
          keeper.stays(key);
          await outboxCopy.refresh();
          throw error;
        }
        if (!isThere) return false;
        changed();
        await keeper.forget([key]);
        await outboxCopy.refresh();
        return true;
      }),
  };
}

/** Where the person's commands are taken, mended and taken back: one after the other, as the person acted. */
export function deviceCommands(parts: DeviceCommandsParts): DeviceCommands {
  const { actor, outbox, keeper, drafts, view, outboxCopy, boot, channel, onFault } = parts;
  const { clock, randomBytes } = parts.environment;
  const newId = () => uuidv7(clock.now(), randomBytes);
  const newKey = () => {
    const key = newId();
    view.ownKeys.add(key);
    return key;
  };
  const inTurn = oneByOne();

  /** During a start the view may not yet hold what a command is about. */
  async function prepared(
    name: CommandName,
    args: unknown,
    baseV?: number,
  ): Promise<PreparedCommand> {
    const ahead = parts.knownAhead();
    const at = new Date(clock.now() - (ahead ?? 0)).toISOString();
    const context = { actor, at, ahead };
    try {
      return prepare(view, name, args, context, baseV);
    } catch (error) {
      if (boot.isComplete() || !(error instanceof DomainError) || error.code !== 'not_found')
        throw error;
      await boot.complete();
      return prepare(view, name, args, context, baseV);
    }
  }

  function changed(): void {
    parts.kick();
    channel.post({ kind: 'outbox' });
  }

  return {
    dispatch: (name, args, options = {}) =>
      inTurn(async () => {
        const { base, baseV, clearsDraft } = options;
        const command = waiting(await prepared(name, args, baseV), newKey(), actor.userId);
        const row = options.isReturn ? { ...command, isReturn: true } : command;
        const fit =
          base === undefined ? undefined : await fitting(view, boot.complete, row, { base, newId });
        const added = await outbox.add(row, clearsDraft, fit);
        // At once, and before it waits for anything: the other tabs have to hear of it.
        const isTwice = keeper.added(added);
        outboxCopy.added(added).catch(onFault);
        if (clearsDraft !== undefined) drafts.cleared();
        changed();
        await isTwice;
        return row.key;
      }),

    dispatchAll: (name, all) =>
      inTurn(async () => {
        const rows: NewOutboxRow[] = [];
        for (const args of all)
          rows.push(waiting(await prepared(name, args), newKey(), actor.userId));
        await outbox.update(() => ({ add: rows }));
        changed();
        await outboxCopy.refresh();
        return rows.map(({ key }) => key);
      }),

    ...mending(parts, { inTurn, prepared, newKey, changed }),
  };
}
