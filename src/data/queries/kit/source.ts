import type { CarriedOver } from '../../base/carryOver.ts';
import type { DraftHead } from '../../drafts/drafts.ts';
import type { Recording } from '../../recordings/recording.ts';
import type { SecondEntry } from '../../second/second.ts';
import type { ShelvedRow } from '../../shelf/shelf.ts';
import type { Coverage } from '../../view/coverage.ts';
import type { Indexes } from '../../view/indexes.ts';
import type { View } from '../../view/view.ts';
import type { SyncStatus } from './syncStatus.ts';

/** What the engine knows of itself; outbox, notes and drafts add their counts. */
export type EngineStatus = Omit<
  SyncStatus,
  'waiting' | 'needsPerson' | 'conflicts' | 'drafts' | 'shelved'
>;

/** The view as queries read it. */
export interface QueryView extends Pick<
  View,
  'actor' | 'outbox' | 'get' | 'all' | 'mark' | 'revision'
> {
  /** Reads documents as the server has confirmed them. */
  readonly base: Pick<View['base'], 'get'>;
  readonly indexes: Omit<Indexes, 'update'>;
}

/** How the device keeps what is on it. */
export interface StorageState {
  /** The browser's store does not answer: nothing that is saved now is known to be kept. */
  readonly isSilent: boolean;
  /** Nothing outlives the page: the person works with the server alone. */
  readonly isVolatile: boolean;
}

/** All that a query may look at. */
export interface QuerySource {
  readonly view: QueryView;
  /** What the view holds completely: nothing else may be called absent. */
  readonly coverage: Coverage;
  readonly status: EngineStatus;
  readonly drafts: readonly DraftHead[];
  /** Oldest first. */
  readonly recordings: readonly Recording[];
  /** Documents that the server's history lacks, since its data were set back. */
  readonly shelf: readonly ShelvedRow[];
  /** Changes that the device lost before they were sent, and that cannot come back. */
  readonly losses: readonly SecondEntry[];
  /** While what an earlier version of the app kept is brought into its present shape; `null` otherwise. */
  readonly carriedOver: CarriedOver | null;
  readonly storage: StorageState;
}
