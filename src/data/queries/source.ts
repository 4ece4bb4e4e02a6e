import type { DraftHead } from '../drafts/drafts.ts';
import type { EntityName } from '../../domain/core/documents.ts';
import type { Coverage } from '../view/coverage.ts';
import type { View } from '../view/view.ts';
import type { QueryArgs, QueryName, QueryResult } from './contract.ts';
import type { SyncStatus } from './results.ts';

/** What the engine knows of itself; outbox, notes and drafts add their counts. */
export type EngineStatus = Omit<SyncStatus, 'waiting' | 'needsPerson' | 'conflicts' | 'drafts'>;

/** All that a query may look at. */
export interface QuerySource {
  readonly view: View;
  /** What the view holds completely: nothing else may be called absent. */
  readonly coverage: Coverage;
  readonly status: EngineStatus;
  readonly drafts: readonly DraftHead[];
}

/**
 * What a result depends on: documents of an entity and their marks, the outbox as a list, the drafts, the engine's
 * state.
 */
export type Topic = EntityName | 'outbox' | 'drafts' | 'status';

export interface QueryDefinition<N extends QueryName> {
  readonly topics: readonly Topic[];
  /** Pure: the same source and arguments give the same result, which is plain data. */
  readonly run: (source: QuerySource, args: QueryArgs<N>) => QueryResult<N>;
}
