import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashText } from './hash.ts';

const expected = (text: string) => createHash('sha256').update(text).digest('hex');

it('names a text of any length as SHA-256 does', () => {
  for (let length = 0; length < 300; length++) {
    const text = 'aé€🙂\n'.repeat(60).slice(0, length);
    expect(hashText(text)).toBe(expected(text));
  }
});

it('names the longest note within a moment', () => {
  const text = 'Frase da sessão. '.repeat(6000).slice(0, 100_000);
  const started = performance.now();
  expect(hashText(text)).toBe(expected(text));
  expect(performance.now() - started).toBeLessThan(500);
});

it('names a torn emoji as the database keeps it', () => {
  expect(hashText('a\ud83d')).toBe(hashText('a\ufffd'));
});
