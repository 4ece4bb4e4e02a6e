import type { EntityName } from '../../domain/core/documents.ts';
import type { View } from '../view/view.ts';
import type { QueryArgs, QueryName, QueryResult } from './contract.ts';
import type { SyncStatus } from './results.ts';

/** What the engine knows of itself; the outbox adds its counts. */
export type EngineStatus = Omit<SyncStatus, 'waiting' | 'needsPerson'>;

/** All that a query may look at. */
export interface QuerySource {
  readonly view: View;
  readonly status: EngineStatus;
}

/** What a result depends on: documents of an entity and their marks, the outbox as a list, the engine's state. */
export type Topic = EntityName | 'outbox' | 'status';

export interface QueryDefinition<N extends QueryName> {
  readonly topics: readonly Topic[];
  /** Pure: the same source and arguments give the same result, which is plain data. */
  readonly run: (source: QuerySource, args: QueryArgs<N>) => QueryResult<N>;
}
