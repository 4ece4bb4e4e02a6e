import type { NoteHits, NoteSearchArgs } from '../../../data/device.ts';
import { findNotes, type SearchSource } from '../../../data/search/find.ts';
import { type Term, termsOf } from '../../../domain/notes/search.ts';
import type { Clock } from '../../environment.ts';
import { delivery } from './delivery.ts';

/** So many hits are told before the rest of the notes is gone through: what fits on a screen. */
const FIRST_HITS = 20;
/** A search gives way to other work after so long. */
const SLICE_MS = 8;

export interface SearchRunParts {
  readonly clock: Clock;
  /** All notes as they are now. */
  readonly source: () => SearchSource;
  /** How many of them there are, and whether these are all. */
  readonly extent: (patientId: string | undefined) => Pick<NoteHits, 'total' | 'isAll'>;
  readonly onFault: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** What somebody searches for, found again whenever notes change. */
export class SearchRun {
  readonly #parts: SearchRunParts;
  readonly #args: NoteSearchArgs;
  readonly #terms: readonly Term[];
  readonly #tell: (hits: NoteHits) => void;
  #isOver = false;
  #isRunning = false;
  /** Something changed after it had begun. */
  #isDue = false;

  constructor(parts: SearchRunParts, args: NoteSearchArgs, onHits: (hits: NoteHits) => unknown) {
    this.#parts = parts;
    this.#args = args;
    this.#terms = termsOf(args.text);
    this.#tell = delivery(onHits);
    void this.again();
  }

  end(): void {
    this.#isOver = true;
  }

  async again(): Promise<void> {
    this.#isDue = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#isDue && !this.#isEnded()) {
        this.#isDue = false;
        await this.#goThrough();
      }
    } catch (error) {
      if (!this.#isEnded()) this.#parts.onFault(error);
    } finally {
      this.#isRunning = false;
    }
  }

  #isEnded(): boolean {
    return this.#isOver || this.#parts.signal.aborted;
  }

  async #goThrough(): Promise<void> {
    const { clock, source, extent, signal } = this.#parts;
    const { patientId } = this.#args;
    const ids: string[] = [];
    let searched = 0;
    let isTold = false;
    const tell = (isDone: boolean) =>
      this.#tell({ ids: [...ids], searched, isDone, ...extent(patientId) });
    let since = clock.now();
    for await (const month of findNotes(source(), { terms: this.#terms, patientId })) {
      if (this.#isDue || this.#isEnded()) return;
      ids.push(...month.ids);
      searched += month.searched;
      if (!isTold && ids.length >= FIRST_HITS) {
        isTold = true;
        tell(false);
      }
      if (clock.now() - since < SLICE_MS) continue;
      await clock.sleep(0, signal);
      since = clock.now();
    }
    tell(true);
  }
}
