import { filter, Subject, type Subscription } from 'rxjs';
import { NOTHING } from '../view/coverage.ts';
import type { ViewChanges } from '../view/changes.ts';
import type { View } from '../view/view.ts';
import { type QueryArgs, type QueryName, type QueryResult, runQuery } from './index.ts';
import { recorded, type Topic } from './kit/recorded.ts';
import type { EngineStatus, QuerySource } from './kit/source.ts';

/** A part of the source that queries depend on. */
type Part = Topic | 'coverage';

/** The facts that queries look at beside the documents. */
type Facts = Omit<QuerySource, 'view'>;

const unknown = (status: EngineStatus): Facts => ({
  coverage: NOTHING,
  status,
  drafts: [],
  recordings: [],
  shelf: [],
  losses: [],
  carriedOver: null,
  storage: { isSilent: false, isVolatile: false },
});

/**
 * Keeps subscribers' results current. After a change those queries run again that depend on it.
 * They run once a turn, however much changed; a turn is what `schedule` says.
 */
export class Subscriptions {
  readonly #changes = new Subject<ReadonlySet<Part>>();
  readonly #stop: () => void;
  #changed = new Set<Part>();
  #facts: Facts;

  constructor(
    readonly view: View,
    status: EngineStatus,
    readonly schedule: (work: () => void) => void,
  ) {
    this.#facts = unknown(status);
    this.#stop = view.onChange((changes) => this.#note(changes));
  }

  get source(): QuerySource {
    return { view: this.view, ...this.#facts };
  }

  /** Tells whom they concern. Set the coverage after the view holds what it says. */
  set(facts: Partial<Facts>): void {
    this.#facts = { ...this.#facts, ...facts };
    this.#mark(Object.keys(facts) as (keyof Facts)[]);
  }

  /** Calls `onResult` at once and after every change that concerns the query. */
  subscribe<N extends QueryName>(
    name: N,
    args: QueryArgs<N>,
    onResult: (result: QueryResult<N>) => void,
  ): Subscription {
    let topics = new Set<Topic>();
    const tell = () => {
      topics = new Set();
      onResult(
        runQuery(
          recorded(this.source, (topic) => topics.add(topic)),
          name,
          args,
        ),
      );
    };
    tell();
    // What is known of absence concerns every answer.
    const concerns = (changed: ReadonlySet<Part>) =>
      changed.has('coverage') || [...topics].some((topic) => changed.has(topic));
    return this.#changes.pipe(filter(concerns)).subscribe(tell);
  }

  close(): void {
    this.#stop();
    this.#changes.complete();
  }

  #note({ documents, outbox }: ViewChanges): void {
    this.#mark([...documents.keys(), ...(outbox ? (['outbox'] as const) : [])]);
  }

  #mark(parts: readonly Part[]): void {
    if (parts.length === 0) return;
    if (this.#changed.size === 0) this.schedule(() => this.#tell());
    for (const part of parts) this.#changed.add(part);
  }

  #tell(): void {
    const changed = this.#changed;
    this.#changed = new Set();
    this.#changes.next(changed);
  }
}
