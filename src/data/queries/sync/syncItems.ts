import { commands } from '../../../domain/registry.ts';
import type { CarriedOver } from '../../base/carryOver.ts';
import type { OutboxRow, OutboxState } from '../../outbox/row.ts';
import { defineQuery } from '../kit/query.ts';
import type { SyncStatus } from '../kit/syncStatus.ts';
import type { ConflictItem, LossItem, SyncItem } from './results.ts';
import type { QuerySource, QueryView, StorageState } from '../kit/source.ts';
import { type PendingArgs, pendingSlice } from '../kit/pending.ts';
import { spanOf, subjectOf } from '../kit/subject.ts';

const needsPerson = (state: OutboxState): boolean => state === 'refused' || state === 'parked';

const itemOf = (view: QueryView, row: OutboxRow): SyncItem => ({
  key: row.key,
  name: row.name,
  title: commands.get(row.name)?.title ?? row.name,
  subject: subjectOf(view, row),
  span: spanOf(view, row),
  args: row.args,
  at: row.at,
  state: row.state,
  refusal: row.refusal,
  canDiscard: row.state !== 'sent',
});

/** Those that need the person first, then by time; at most 200 from the offset on (`sync.status` has the counts). */
export const syncItems = defineQuery({
  name: 'sync.items',
  run({ view }: QuerySource, args: PendingArgs): readonly SyncItem[] {
    const open = view.outbox.filter(({ state }) => state !== 'acknowledged');
    const first = open.filter(({ state }) => needsPerson(state));
    const rest = open.filter(({ state }) => !needsPerson(state));
    return pendingSlice([...first, ...rest], args).map((row) => itemOf(view, row));
  },
});

/** One of them; `null` where it is there no more. */
export const syncItem = defineQuery({
  name: 'sync.item',
  run({ view }: QuerySource, { key }: { readonly key: string }): SyncItem | null {
    const row = view.outbox.find((one) => one.key === key && one.state !== 'acknowledged');
    return row ? itemOf(view, row) : null;
  },
});

/** Oldest first. At most 200 from the offset on. */
export const syncConflicts = defineQuery({
  name: 'sync.conflicts',
  run({ view }: QuerySource, args: PendingArgs): readonly ConflictItem[] {
    const items = [...view.indexes.notesInConflict]
      .map(({ id, appointmentId, patientId, conflicts: [first], updatedAt }) => ({
        noteId: id,
        appointmentId,
        subject: view.get('patients', patientId)?.name ?? null,
        at: first?.at ?? updatedAt,
      }))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    return pendingSlice(items, args);
  },
});

export const syncStatus = defineQuery({
  name: 'sync.status',
  run({ view, status, drafts, shelf }: QuerySource): SyncStatus {
    const conflicts = view.indexes.notesInConflict.size;
    const stopped = view.outbox.filter(({ state }) => needsPerson(state)).length;
    return {
      ...status,
      waiting: view.outbox.filter(({ state }) => state === 'waiting' || state === 'sent').length,
      needsPerson: stopped + conflicts,
      conflicts,
      drafts: drafts.length,
      shelved: shelf.length,
    };
  },
});

/** Changes that this device lost before they were sent, oldest first. */
export const syncLosses = defineQuery({
  name: 'sync.losses',
  run: ({ losses }: QuerySource): readonly LossItem[] =>
    losses
      .map(({ key, title, subject, at }) => ({ key, title, subject, at }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1)),
});

/** How far what an earlier version of the app kept is carried over; `null` where there is nothing to carry. */
export const syncCarriedOver = defineQuery({
  name: 'sync.carriedOver',
  run: ({ carriedOver }: QuerySource): CarriedOver | null => carriedOver,
});

/** How the device keeps what is on it. */
export const syncStorage = defineQuery({
  name: 'sync.storage',
  run: ({ storage }: QuerySource): StorageState => storage,
});
