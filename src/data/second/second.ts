import type { OutboxRow } from '../outbox/row.ts';

/** A change that waits, as it is written down a second time, in another store of the browser. */
export interface SecondEntry {
  readonly key: string;
  readonly at: string;
  /** The change's name in the list of pending changes, and whom it is about. */
  readonly title: string;
  readonly subject: string | null;
  /** The command itself; `null` where it is too large to be kept twice. */
  readonly command: Pick<
    OutboxRow,
    'userId' | 'name' | 'args' | 'baseV' | 'touches' | 'creates' | 'ahead'
  > | null;
  /** The outbox has lost it, and it cannot come back: it waits to be told. */
  readonly isLost?: boolean;
}

/** The second record of one user: private to that person, and removed with that person's data. */
export interface SecondRecord {
  list(): Promise<readonly SecondEntry[]>;
  put(entry: SecondEntry): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Characters of arguments that are kept twice; a whole note fits. */
export const ARGS_MAX = 450_000;

export function entryOf(
  row: Pick<
    OutboxRow,
    'key' | 'at' | 'userId' | 'name' | 'args' | 'baseV' | 'touches' | 'creates' | 'ahead'
  >,
  words: Pick<SecondEntry, 'title' | 'subject'>,
): SecondEntry {
  const { key, at, userId, name, args, baseV, touches, creates, ahead = null } = row;
  const fits = JSON.stringify(args).length <= ARGS_MAX;
  const command = { userId, name, args, baseV, touches, ahead, ...(creates && { creates }) };
  return { key, at, ...words, command: fits ? command : null };
}
