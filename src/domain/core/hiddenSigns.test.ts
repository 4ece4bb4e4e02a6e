import { describe, expect, it } from 'vitest';
import { seenPieces, withoutHiddenSigns } from './hiddenSigns.ts';

describe('a text with signs that nobody sees', () => {
  it.each([
    ['a turned direction', 'nada \u202Esam\u202C pior', 'nada sam pior'],
    ['isolates and marks', '\u2066a\u2069\u200Eb\u061C', 'ab'],
    ['signs without width, and a filler', 'a\u200Bb\u2060c\uFEFFd\u3164', 'abcd'],
    ['a control', 'a\u0008b\u007F', 'ab'],
  ])('loses %s', (_, text, plain) => {
    expect(withoutHiddenSigns(text)).toBe(plain);
  });

  it('keeps lines, tabs, emoji, other scripts and soft hyphens', () => {
    const text = 'Ação\n\t👩\u200D👧 🇧🇷 ❤️ می\u200Cخواهم שלום co\u00ADesão';
    expect(withoutHiddenSigns(text)).toBe(text);
    expect(seenPieces(text)).toEqual([{ text, isHidden: false }]);
  });

  it('is shown with each of them by name, and nothing left out', () => {
    expect(seenPieces('não \u202Ereirom\u{E0041}')).toEqual([
      { text: 'não ', isHidden: false },
      { text: 'U+202E', isHidden: true },
      { text: 'reirom', isHidden: false },
      { text: 'U+E0041', isHidden: true },
    ]);
  });
});
