import { numbersOf } from './sentences.ts';

/** The sentences that people have saved, and those that they chose to take away. */
export class Choices {
  /** By the browser in which it was saved. */
  readonly #saved = new Map<string, Set<string>>();
  readonly #removed = new Set<string>();
  sentences = 0;
  edits = 0;
  decisions = 0;

  /**
   * Records that a person sees `before` and wants `after`.
   * Noted before it is durable: it may be so without anybody hearing of it.
   */
  wants(before: string, after: string): void {
    const kept = new Set(numbersOf(after));
    for (const number of numbersOf(before)) if (!kept.has(number)) this.#removed.add(number);
  }

  saved(machine: string, text: string): void {
    const known = this.#saved.get(machine) ?? new Set<string>();
    for (const number of numbersOf(text)) known.add(number);
    this.#saved.set(machine, known);
  }

  savedOn(machine: string): readonly string[] {
    return [...(this.#saved.get(machine) ?? [])];
  }

  get all(): readonly string[] {
    return [...this.#saved.values()].flatMap((numbers) => [...numbers]);
  }

  /** Sentences that nobody chose to take away and that stand in none of the texts. */
  lost(expected: readonly string[], texts: readonly string[]): readonly string[] {
    const present = new Set(texts.flatMap(numbersOf));
    return expected.filter((number) => !present.has(number) && !this.#removed.has(number));
  }
}
