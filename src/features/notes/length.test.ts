import { describe, expect, it } from 'vitest';
import { NOTE_MAX } from '../../domain/core/fields.ts';
import { lengthWords, restStart } from './length.ts';

const x = (n: number) => 'x'.repeat(n);

describe('the length of a note', () => {
  it('is not spoken of while there is room, then counted down, then named as too much', () => {
    expect(lengthWords(x(50_000))).toBeNull();
    expect(lengthWords(x(NOTE_MAX - 1_200))).toBe('Cabem mais 1.200 caracteres.');
    expect(lengthWords(x(NOTE_MAX))).toBe('A nota está cheia.');
    expect(lengthWords(x(NOTE_MAX + 1))).toContain('tem 1 caractere a mais');
    expect(lengthWords(x(210_889))).toContain('tem 110.889 caracteres a mais');
  });
});

describe('the part that a note cannot hold', () => {
  it.each([
    ['at a line', `${x(NOTE_MAX - 100)}\nUma. Duas `, NOTE_MAX - 99],
    ['else at a sentence', `${x(NOTE_MAX - 100)}. Uma palavra `, NOTE_MAX - 98],
    ['else at a word', `${x(NOTE_MAX - 100)} palavra`, NOTE_MAX - 99],
    ['else anywhere', x(NOTE_MAX - 100), NOTE_MAX],
    ['never within a character', `${x(NOTE_MAX - 3)}👩‍👧`, NOTE_MAX - 3],
    ['nor before its accent', `${x(NOTE_MAX - 1)}e\u0301`, NOTE_MAX - 1],
  ])('begins %s', (_where, head, start) => {
    expect(restStart(head + x(500))).toBe(start);
  });
});
