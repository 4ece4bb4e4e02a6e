import { NOTE_MAX } from '../../core/fields.ts';
import { saysSomething } from '../blank.ts';
import { align } from './alignment.ts';
import { splitPassages } from './sentences.ts';

export interface MergeResult {
  readonly plaintext: string;
  /** False when both sides changed the same passage; `plaintext` is then `theirs`, untouched. */
  readonly clean: boolean;
}

/** The base's passages from `start` to before `end` became those of the side from `from` to before `to`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** @returns undefined where the texts are too different to be compared in bounded time */
function changesOf(base: readonly string[], side: readonly string[]): Change[] | undefined {
  const { runs, isWhole } = align(base, side);
  if (!isWhole) return undefined;
  const changes: Change[] = [];
  let [start, from] = [0, 0];
  for (const { a, b, length } of [...runs, { a: base.length, b: side.length, length: 0 }]) {
    if (a > start || b > from) changes.push({ start, end: a, from, to: b });
    [start, from] = [a + length, b + length];
  }
  return changes;
}

/** What one side made of the base's passages from `start` to before `end`. */
class Side {
  readonly #passages: readonly string[];
  readonly #changes: readonly Change[];
  #next = 0;
  #first = 0;

  constructor(own: readonly string[], changes: readonly Change[]) {
    this.#passages = own;
    this.#changes = changes;
  }

  /** Where the next change begins, `Infinity` after the last. */
  get start(): number {
    return this.#changes[this.#next]?.start ?? Infinity;
  }

  begin(): void {
    this.#first = this.#next;
  }

  /** @returns where the base's passages end that this change replaces */
  take(): number {
    return this.#changes[this.#next++]?.end ?? Infinity;
  }

  /** The text that the changes taken since `begin` leave there; undefined where there are none. */
  text(start: number, end: number): string | undefined {
    const taken = this.#changes.slice(this.#first, this.#next);
    const [first, last] = [taken[0], taken.at(-1)];
    if (!first || !last) return undefined;
    const from = first.from - (first.start - start);
    return this.#passages.slice(from, last.to + (end - last.end)).join('');
  }
}

/** Joins the changes of two sides, where touching ones say the same. @returns undefined where they do not */
function join(base: readonly string[], theirs: Side, mine: Side): string | undefined {
  const merged: string[] = [];
  let done = 0;
  for (;;) {
    const start = Math.min(theirs.start, mine.start);
    merged.push(base.slice(done, start).join(''));
    if (start === Infinity) return merged.join('');
    let end = start;
    theirs.begin();
    mine.begin();
    while (Math.min(theirs.start, mine.start) <= end)
      end = Math.max(end, theirs.start <= mine.start ? theirs.take() : mine.take());
    const [one, other] = [theirs.text(start, end), mine.text(start, end)];
    if (one !== undefined && other !== undefined && one !== other) return undefined;
    merged.push(one ?? other ?? '');
    done = end;
  }
}

/**
 * True for a text that can be saved as it is.
 * A merge of two such texts must not keep the next save from succeeding.
 */
const canBeSaved = (text: string): boolean => text.length <= NOTE_MAX && saysSomething(text);

/**
 * Merges two edits of one note, passage by passage. Texts that are too different to be compared in bounded time count as
 * changed in the same passage, and so do those whose merge would be too long or blank.
 * @param base the text that `mine` was made from
 * @param theirs the text that is current
 * @param mine the text that arrives
 */
export function mergeNote(base: string, theirs: string, mine: string): MergeResult {
  if (mine === theirs || mine === base) return { plaintext: theirs, clean: true };
  if (theirs === base) return { plaintext: mine, clean: true };
  const [before, current, arriving] = [base, theirs, mine].map(splitPassages) as [
    string[],
    string[],
    string[],
  ];
  const changed = changesOf(before, current);
  const changing = changed && changesOf(before, arriving);
  const plaintext =
    changing && join(before, new Side(current, changed), new Side(arriving, changing));
  if (plaintext === undefined || !canBeSaved(plaintext)) return { plaintext: theirs, clean: false };
  return { plaintext, clean: true };
}
