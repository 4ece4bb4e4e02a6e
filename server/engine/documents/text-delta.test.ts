import { expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { applyDelta, deltaOf } from './text-delta.ts';

const PIECES = ['a', 'sessão ', '\n\n', '😀', '😁', '👩‍👩‍👧', 'ç', 'e\u0301', ' 7 0 ', '\r\n', 'aaaa'];

/** Text as UTF-8 keeps it, which replaces half characters. */
const asStored = (text: string): string => Buffer.from(text).toString();

it('any text comes out of its delta exactly as it was, and no delta halves a character', () => {
  const random = seededRandom(180);
  const below = (most: number): number => Math.floor(random() * most);
  const write = (pieces: number): string =>
    Array.from({ length: pieces }, () => PIECES[below(PIECES.length)]).join('');
  const deltas: { base: string; text: string; delta: string }[] = [];
  let text = write(200);
  for (let round = 0; round < 5000; round++) {
    const [from, to] = [below(text.length), below(text.length)].toSorted((a, b) => a - b);
    // Cut anywhere, as two emojis that share a half are; then made whole, as the server does.
    const cut = text.slice(0, from) + write(below(4)) + text.slice(random() < 0.1 ? to : from! + 1);
    const next = asStored(cut.length < 300 ? cut + write(200) : cut.slice(0, 4000));
    const delta = deltaOf(text, next);
    if (delta !== null) deltas.push({ base: text, text: next, delta });
    text = next;
  }
  expect(deltas.length).toBeGreaterThan(3000);
  for (const { base, delta, text: whole } of deltas) {
    expect(asStored(delta)).toBe(delta);
    expect(applyDelta(base, delta)).toBe(whole);
    expect(delta.length).toBeLessThanOrEqual(whole.length / 2);
  }
});

it('the same text, an empty base and texts of one repeated letter have theirs', () => {
  const long = 'a'.repeat(1000);
  for (const [base, text] of [
    [long, long],
    [long, long.slice(1)],
    [long.slice(1), long],
  ] as const)
    expect(applyDelta(base, deltaOf(base, text) ?? '')).toBe(text);
  expect(deltaOf('', long)).toBeNull();
  expect(deltaOf(long, 'curta')).toBeNull();
});
