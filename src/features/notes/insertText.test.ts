import { describe, expect, it } from 'vitest';
import { NOTE_MAX } from '../../domain/core/fields.ts';
import { pieceFor } from './insertText.ts';

const put = (text: string, place: number, piece: string) => {
  const fitting = pieceFor(text, place, piece);
  return fitting === null ? null : text.slice(0, place) + fitting + text.slice(place);
};

describe('a text put into another one', () => {
  it.each([
    ['', 0, 'Fala.', 'Fala.'],
    ['Antes.', 6, 'Fala.', 'Antes. Fala.'],
    ['Antes. ', 7, 'Fala.', 'Antes. Fala.'],
    ['Antes.\n', 7, 'Fala.', 'Antes.\nFala.'],
    ['Depois.', 0, 'Fala.', 'Fala. Depois.'],
    ['Antes. Depois.', 6, 'Fala.', 'Antes. Fala. Depois.'],
    ['Antes.Depois.', 6, 'Fala.', 'Antes. Fala. Depois.'],
  ])('%j at %i', (text, place, piece, whole) => {
    expect(put(text, place, piece)).toBe(whole);
  });

  it('is not where the whole would be too long for a note', () => {
    expect(put('x'.repeat(NOTE_MAX - 3), 0, 'abc')).toBeNull();
    expect(put(' '.repeat(NOTE_MAX - 3), 0, 'abc')).toHaveLength(NOTE_MAX);
  });
});
