import { describe, expect, it } from 'vitest';
import { pieceFor } from './insertText.ts';

const put = (text: string, place: number, piece: string) =>
  text.slice(0, place) + pieceFor(text, place, piece) + text.slice(place);

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
});
