import type { EntityName } from '../../../domain/core/documents.ts';
import { entityNames } from '../../../domain/entities.ts';
import { coversEverything } from '../../view/coverage.ts';
import { gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource } from '../kit/source.ts';

export interface DeviceContents {
  /** How many documents of each kind the person sees here. */
  readonly counts: Readonly<Record<EntityName, number>>;
  /** Of the notes, those that were made since then. */
  readonly recentNotes: number;
}

interface Since {
  /** ISO. */
  readonly since: string;
}

function countOf(all: Iterable<unknown>): number {
  let count = 0;
  for (const _ of all) count += 1;
  return count;
}

/** What this device holds, by kind. */
export const deviceContents = defineQuery({
  name: 'device.contents',
  run({ view, coverage }: QuerySource, { since }: Since) {
    const counts = Object.fromEntries(
      entityNames.map((entity) => [entity, countOf(view.all(entity))]),
    ) as Record<EntityName, number>;
    let recentNotes = 0;
    for (const { createdAt } of view.all('notes')) if (createdAt >= since) recentNotes += 1;
    return gathered<DeviceContents>(coversEverything(coverage), { counts, recentNotes });
  },
});
