import { describe, expect, it } from 'vitest';
import { Seeded } from '../../../../test/harness/random/seeded.ts';
import { breaksIn, changeBetween, changesBetween, placesAfter } from './change.ts';

/** Marks places of a text by a bar. */
const placesIn = (marked: string) => {
  const [before = '', ...rest] = marked.split('|');
  let length = before.length;
  const places = rest.map((piece) => {
    const place = length;
    length += piece.length;
    return place;
  });
  return { text: [before, ...rest].join(''), places };
};

describe('a caret in a text that changes', () => {
  it.each([
    ['a change behind it', 'Um|. Dois.', 'Um|. Dois. Três.'],
    ['a change before it', 'Um. Dois|.', 'Zero. Um. Dois|.'],
    ['changes on both sides', 'Um. Dois| e meio. Três.', 'Zero. Um. Dois| e meio. Três. Quatro.'],
    ['what is added right behind it', 'Um.|', 'Um.| Dois.'],
    ['a selection', 'Um. |Dois|. Três.', 'Zero. Um. |Dois|. Três. Quatro.'],
    ['what it stood in is gone', 'Um. Do|is. Três.', 'Um. |Três.'],
    ['all of it is gone', 'Um|.', '|'],
  ])('keeps its place: %s', (_what, before, after) => {
    const [from, to] = [placesIn(before), placesIn(after)];
    expect(placesAfter(from.text, to.text, from.places)).toEqual(to.places);
  });

  it('never stands outside of the text, nor within a pair', () => {
    const dice = new Seeded(7);
    const pick = () =>
      Array.from({ length: 12 }, () => ['Um ', 'dois', '. ', '👩‍👧', '\n', 'é'][dice.int(6)]).join(
        '',
      );
    for (let n = 0; n < 2_000; n++) {
      const [before, after] = [pick(), pick()];
      const change = changeBetween(before, after);
      const made = change
        ? before.slice(0, change.start) + change.text + before.slice(change.end)
        : before;
      expect(made).toBe(after);
      expect(change?.text ?? '').not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
      for (const place of placesAfter(before, after, [0, 5, before.length])) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(after.length);
      }
    }
  });
});

describe('changes at both ends of a long text', () => {
  const lines = Array.from({ length: 400 }, (_, n) => `Linha ${n}.\n`).join('');

  it('leave the lines between them alone', () => {
    const changes = changesBetween(lines, `Zero.\n${lines}Fim.`);
    expect(changes).toEqual([
      { start: 0, end: 0, text: 'Zero.\n' },
      { start: lines.length, end: lines.length, text: 'Fim.' },
    ]);
  });

  it('make the new text, whatever changed', () => {
    const dice = new Seeded(11);
    for (let n = 0; n < 200; n++) {
      const edited = lines.replaceAll(/Linha (\d+)/g, (line) =>
        dice.int(30) === 0 ? `Outra\n${line}` : line,
      );
      const after = dice.int(2) === 0 ? edited : edited.slice(dice.int(500));
      const made = changesBetween(lines, after).reduceRight(
        (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
        lines,
      );
      expect(made).toBe(after);
    }
    expect(breaksIn('a\nb\n')).toBe(2);
  });
});
