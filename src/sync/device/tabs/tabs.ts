import type { Checkpoint } from '../../../data/meta/checkpoint.ts';
import type { EntityName } from '../../../domain/core/documents.ts';
import type { ChangeRow } from '../../../domain/sync/protocol.ts';
import type { EngineStatus } from '../../../data/queries/kit/source.ts';

export interface ChangedIds {
  readonly entity: EntityName;
  readonly ids: readonly string[];
}

/** What one tab of a user tells the others. `outbox` and `recordings` also come from the service worker. */
export type TabMessage =
  | { readonly kind: 'base'; readonly changes: readonly ChangedIds[] }
  /** The checkpoint has moved past the rows that `base` named since the one before. */
  | { readonly kind: 'moved'; readonly before: Checkpoint; readonly after: Checkpoint }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'drafts' }
  | { readonly kind: 'shelf' }
  | { readonly kind: 'recordings' }
  /** There may be something to read: for the tab that reads. */
  | { readonly kind: 'wake' }
  /** Its tab has heard of the server, at this time in milliseconds since 1970. */
  | { readonly kind: 'heard'; readonly at: number }
  /** From the tab that reads. */
  | { readonly kind: 'status'; readonly status: SharedStatus };

type SharedStatus = Pick<
  EngineStatus,
  | 'connection'
  | 'firstSync'
  | 'lastSyncAt'
  | 'clockMinutes'
  | 'isClockGuessed'
  | 'clockLeap'
  | 'troubleSince'
  | 'isFull'
>;

/** Reaches the other tabs of the same user, never the sender. */
export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
  close(): void;
}

export const channelName = (userId: string): string => `sereno:${userId}`;

/** Names of changed documents: the other tabs read the rest from disk. */
export function changedIds(rows: readonly ChangeRow[]): ChangedIds[] {
  const ids = new Map<EntityName, string[]>();
  for (const { entity, id } of rows) {
    const some = ids.get(entity);
    if (some) some.push(id);
    else ids.set(entity, [id]);
  }
  return [...ids].map(([entity, some]) => ({ entity, ids: some }));
}
