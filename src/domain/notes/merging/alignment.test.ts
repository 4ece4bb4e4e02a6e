import { LCS } from 'node-diff3';
import { describe, expect, it } from 'vitest';
import { align } from './alignment.ts';

let seed = 3;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const listOf = (length: number, letters: string): string[] =>
  Array.from({ length }, () => letters[random(letters.length)]!);

/** The pairs that the library's algorithm finds, which is quadratic or worse but plain. */
function pairsOf(a: string[], b: string[]): number[][] {
  const pairs: number[][] = [];
  let last: ReturnType<typeof LCS> | null = LCS(a, b);
  for (; last?.chain; last = last.chain) pairs.unshift([last.buffer1index, last.buffer2index]);
  return pairs;
}

describe('what two lists have in common', () => {
  it('is what Hunt and McIlroy find, in random lists with many repetitions', () => {
    for (let round = 0; round < 5_000; round++) {
      const letters = 'abcdefg'.slice(0, 1 + random(7));
      const [a, b] = [listOf(random(20), letters), listOf(random(20), letters)];
      const { runs, isWhole } = align(a, b);
      const pairs = runs.flatMap((run) =>
        Array.from({ length: run.length }, (_, i) => [run.a + i, run.b + i]),
      );
      expect(isWhole).toBe(true);
      expect(pairs).toEqual(pairsOf(a, b));
    }
  });

  it('is head and tail alone where the middles are two texts', () => {
    const middle = (name: string) => Array.from({ length: 2_000 }, (_, i) => `${name}${i}`);
    const list = (name: string) => ['head', ...middle(name), 'last', 'tail'];
    expect(align(list('a'), list('b'))).toEqual({
      runs: [
        { a: 0, b: 0, length: 1 },
        { a: 2_001, b: 2_001, length: 2 },
      ],
      isWhole: false,
    });
  });

  it('is found soon in 50,000 entries that repeat', () => {
    const [a, b] = [listOf(50_000, 'ab'), listOf(50_000, 'ab')];
    const started = performance.now();
    expect(align(a, b).isWhole).toBe(false);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
