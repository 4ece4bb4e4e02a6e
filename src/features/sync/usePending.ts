import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { PENDING_MAX } from '../../data/queries/kit/pending.ts';
import type { ConflictItem } from '../../data/queries/sync/results.ts';
import type { OwnItem } from './DiscardDialog.tsx';

export type PendingItem = { readonly kind: 'conflict'; readonly item: ConflictItem } | OwnItem;

export const keyOf = (pending: PendingItem): string =>
  pending.kind === 'conflict' ? pending.item.noteId : pending.item.key;

export interface PagesOf {
  /** How many come before the first that is shown. */
  readonly offset: number;
  readonly shown: number;
  readonly total: number;
  readonly onOffset: (offset: number) => void;
}

const KEEP = { keepPrevious: true };

/** A page of it: what needs a decision first, then what was changed, then what was only begun. */
export function usePending(): { rows: readonly PendingItem[] | undefined; pages: PagesOf } {
  const [wanted, setOffset] = useState(0);
  const status = useLive('sync.status', {});
  const conflictCount = status?.conflicts ?? 0;
  const itemCount = status ? status.needsPerson - conflictCount + status.waiting : 0;
  const total = conflictCount + itemCount + (status?.drafts ?? 0);
  // What is sent or discarded meanwhile may leave the page that was open beyond the end.
  const last = Math.max(0, Math.ceil(total / PENDING_MAX) - 1) * PENDING_MAX;
  const offset = Math.min(wanted, last);
  const after = (count: number) => ({ offset: Math.max(0, offset - count) });
  const conflicts = useLive('sync.conflicts', { offset }, KEEP);
  const items = useLive('sync.items', after(conflictCount), KEEP);
  const drafts = useLive('sync.drafts', after(conflictCount + itemCount), KEEP);
  const rows = conflicts &&
    items &&
    drafts && [
      ...conflicts.map((item) => ({ kind: 'conflict', item }) as const),
      ...items.map((item) => ({ kind: 'change', item }) as const),
      ...drafts.map((item) => ({ kind: 'draft', item }) as const),
    ];
  const page = rows?.slice(0, PENDING_MAX);
  return { rows: page, pages: { offset, shown: page?.length ?? 0, total, onOffset: setOffset } };
}
