import { Dexie, type Table } from 'dexie';
import type { DataExport, RecordRead } from '../../domain/audit/read.ts';
import type { RecordingRow } from '../recordings/recording.ts';
import type { ShelvedRow } from '../shelf/shelf.ts';
import type { NewOutboxRow, OutboxRow } from './row.ts';

interface Setting {
  readonly key: string;
  readonly value: unknown;
}

export interface StoredDraft {
  readonly key: string;
  readonly value: unknown;
  readonly baseV: number;
  readonly updatedAt: string;
}

/** One piece of the view's boot snapshot. */
interface SnapshotPart {
  readonly name: string;
  readonly value: unknown;
}

/** An opening of a record that the server has still to be told of. */
export interface StoredRead extends RecordRead {
  /** Of its `at`; in the key, so that the oldest come first. */
  readonly hour: string;
}

/** What one user made on this device and the server may not have yet. Never deleted by a sign-out. */
export type UserDatabase = Dexie & {
  readonly outbox: Table<OutboxRow, number, NewOutboxRow>;
  readonly drafts: Table<StoredDraft, string>;
  readonly recordings: Table<RecordingRow, string>;
  readonly meta: Table<Setting, string>;
  readonly snapshot: Table<SnapshotPart, string>;
  readonly shelf: Table<ShelvedRow, string>;
  readonly reads: Table<StoredRead, [hour: string, patientId: string, part: string]>;
  readonly exports: Table<DataExport, string>;
};

/** The database opens itself at the first use. `strict`: a commit is on the disk when it is reported. */
export function userDatabase(userId: string): UserDatabase {
  const database = new Dexie(`sereno-${userId}`, {
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
  });
  database.version(1).stores({
    outbox: '++position',
    drafts: 'key',
    recordings: 'id',
    meta: 'key',
    snapshot: 'name',
  });
  database.version(2).stores({ reads: '[hour+patientId+part]' });
  database.version(3).stores({ shelf: 'key' });
  database.version(4).stores({ exports: 'id' });
  return database as UserDatabase;
}
