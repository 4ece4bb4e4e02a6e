import type { CarriedOver } from '../base/carryOver.ts';
import type { DraftHead } from '../drafts/drafts.ts';
import type { Recording } from '../recordings/recording.ts';
import type { SecondEntry } from '../second/second.ts';
import type { ShelvedRow } from '../shelf/shelf.ts';
import type { ViewChanges } from '../view/changes.ts';
import { type Coverage, NOTHING } from '../view/coverage.ts';
import type { View } from '../view/view.ts';
import { type QueryArgs, type QueryName, type QueryResult, runQuery } from './index.ts';
import { recorded, type Topic } from './recorded.ts';
import type { EngineStatus, QuerySource, StorageState } from './source.ts';

interface Subscription {
  /** What its last result was made from. */
  topics: ReadonlySet<Topic>;
  /** Runs the query and tells the subscriber. */
  readonly tell: () => void;
}

/**
 * Keeps subscribers' results current: after a change those queries run again that depend on it, once per turn however
 * much changed. A turn is what `schedule` says.
 */
export class Subscriptions {
  readonly #subscriptions = new Map<number, Subscription>();
  readonly #changed = new Set<Topic | 'coverage'>();
  readonly #stop: () => void;
  #lastId = 0;
  #status: EngineStatus;
  #coverage = NOTHING;
  #drafts: readonly DraftHead[] = [];
  #recordings: readonly Recording[] = [];
  #shelf: readonly ShelvedRow[] = [];
  #losses: readonly SecondEntry[] = [];
  #carriedOver: CarriedOver | null = null;
  #storage: StorageState = { isSilent: false, isVolatile: false };

  constructor(
    readonly view: View,
    status: EngineStatus,
    readonly schedule: (work: () => void) => void,
  ) {
    this.#status = status;
    this.#stop = view.onChange((changes) => this.#note(changes));
  }

  get source(): QuerySource {
    return {
      view: this.view,
      coverage: this.#coverage,
      status: this.#status,
      drafts: this.#drafts,
      recordings: this.#recordings,
      shelf: this.#shelf,
      losses: this.#losses,
      carriedOver: this.#carriedOver,
      storage: this.#storage,
    };
  }

  /** What the view holds completely, told after it does. */
  setCoverage(coverage: Coverage): void {
    this.#coverage = coverage;
    this.#mark(['coverage']);
  }

  setStatus(status: EngineStatus): void {
    this.#status = status;
    this.#mark(['status']);
  }

  setDrafts(drafts: readonly DraftHead[]): void {
    this.#drafts = drafts;
    this.#mark(['drafts']);
  }

  setRecordings(recordings: readonly Recording[]): void {
    this.#recordings = recordings;
    this.#mark(['recordings']);
  }

  setLosses(losses: readonly SecondEntry[]): void {
    this.#losses = losses;
    this.#mark(['losses']);
  }

  setShelf(shelf: readonly ShelvedRow[]): void {
    this.#shelf = shelf;
    this.#mark(['shelf']);
  }

  setCarriedOver(progress: CarriedOver | null): void {
    if (progress === this.#carriedOver) return;
    this.#carriedOver = progress;
    this.#mark(['carriedOver']);
  }

  setStorage(storage: StorageState): void {
    this.#storage = storage;
    this.#mark(['storage']);
  }

  /** Calls `onResult` at once and after every change that concerns the query. */
  subscribe<N extends QueryName>(
    name: N,
    args: QueryArgs<N>,
    onResult: (result: QueryResult<N>) => void,
  ): number {
    const subscription: Subscription = {
      topics: new Set(),
      tell: () => {
        const topics = new Set<Topic>();
        const source = recorded(this.source, (topic) => topics.add(topic));
        const result = runQuery(source, name, args);
        subscription.topics = topics;
        onResult(result);
      },
    };
    subscription.tell();
    const id = ++this.#lastId;
    this.#subscriptions.set(id, subscription);
    return id;
  }

  unsubscribe(id: number): void {
    this.#subscriptions.delete(id);
  }

  close(): void {
    this.#stop();
    this.#subscriptions.clear();
  }

  #note({ documents, outbox }: ViewChanges): void {
    this.#mark([...documents.keys(), ...(outbox ? (['outbox'] as const) : [])]);
  }

  #mark(topics: readonly (Topic | 'coverage')[]): void {
    if (topics.length === 0) return;
    if (this.#changed.size === 0) this.schedule(() => this.#tellConcerned());
    for (const topic of topics) this.#changed.add(topic);
  }

  #tellConcerned(): void {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    // What is known of absence concerns every answer.
    const all = changed.has('coverage');
    for (const { topics, tell } of this.#subscriptions.values())
      if (all || [...topics].some((topic) => changed.has(topic))) tell();
  }
}
