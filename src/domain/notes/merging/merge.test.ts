import { diff3Merge } from 'node-diff3';
import { describe, expect, it } from 'vitest';
import { NOTE_MAX } from '../../core/fields.ts';
import { mergeNote } from './merge.ts';
import { splitPassages } from './sentences.ts';

const base =
  'Chegou no horário. Relatou insônia.\n\nCombinamos o diário de sono. Retorno em uma semana.';

describe('merging two edits of a note', () => {
  it('takes the only edit there is', () => {
    expect(mergeNote(base, base, `${base} Fim.`)).toEqual({
      plaintext: `${base} Fim.`,
      clean: true,
    });
    expect(mergeNote(base, `${base} Fim.`, base)).toEqual({
      plaintext: `${base} Fim.`,
      clean: true,
    });
  });

  it('takes the same edit once', () => {
    const edited = base.replace('insônia', 'insônia leve');
    expect(mergeNote(base, edited, edited)).toEqual({ plaintext: edited, clean: true });
  });

  it('joins edits of different sentences', () => {
    const theirs = base.replace('no horário', 'atrasada');
    const mine = base.replace('em uma semana', 'em quinze dias');
    expect(mergeNote(base, theirs, mine)).toEqual({
      plaintext:
        'Chegou atrasada. Relatou insônia.\n\nCombinamos o diário de sono. Retorno em quinze dias.',
      clean: true,
    });
  });

  it('joins edits of neighbouring sentences', () => {
    const theirs = base.replace('no horário', 'atrasada');
    const mine = base.replace('insônia', 'ansiedade');
    expect(mergeNote(base, theirs, mine)).toEqual({
      plaintext: base.replace('no horário', 'atrasada').replace('insônia', 'ansiedade'),
      clean: true,
    });
  });

  it('joins a sentence added at the end with a change of an earlier one', () => {
    const theirs = base.replace('o diário', 'um diário');
    expect(mergeNote(base, theirs, `${base}\nTrazer exames.`)).toEqual({
      plaintext: `${theirs}\nTrazer exames.`,
      clean: true,
    });
  });

  it('asks when one added right behind what the other changed', () => {
    const theirs = base.replace('em uma semana', 'em quinze dias');
    expect(mergeNote(base, theirs, `${base}\nTrazer exames.`)).toEqual({
      plaintext: theirs,
      clean: false,
    });
  });

  it('keeps theirs and asks when both changed one sentence', () => {
    const theirs = base.replace('insônia', 'insônia leve');
    const mine = base.replace('insônia', 'pesadelos');
    expect(mergeNote(base, theirs, mine)).toEqual({ plaintext: theirs, clean: false });
  });

  it('asks when both added at one place', () => {
    const theirs = `${base} Chorou.`;
    expect(mergeNote(base, theirs, `${base} Riu.`)).toEqual({ plaintext: theirs, clean: false });
  });

  it('asks when nothing is left of what either kept', () => {
    expect(mergeNote('Um. Dois.', 'Um.', ' Dois.')).toEqual({ plaintext: 'Um.', clean: false });
  });

  it('asks when one deleted what the other changed', () => {
    const theirs = base.replace(' Relatou insônia.', '');
    const mine = base.replace('insônia', 'insônia leve');
    expect(mergeNote(base, theirs, mine)).toEqual({ plaintext: theirs, clean: false });
  });
});

describe('over random edits', () => {
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const ends = ['. ', '! ', '.\n', '? ', '\n\n', '... '];
  let count = 0;
  const sentence = () => `Frase ${(count += 1)}${ends[random(ends.length)]}`;

  /** Changes, removes or adds some sentences, each new one unlike any other. */
  function edit(sentences: readonly string[], edits: number) {
    const result = [...sentences];
    const added: string[] = [];
    const removed: string[] = [];
    for (let i = 0; i < edits; i++) {
      const place = random(result.length);
      const replaced = random(3);
      const fresh = random(3) === 0 ? [] : [sentence()];
      added.push(...fresh);
      const gone = result.splice(place, Math.min(replaced, 1), ...fresh);
      removed.push(...gone);
    }
    const kept = (one: string) => result.includes(one);
    return {
      text: result.join(''),
      added: added.filter(kept).map((one) => one.trim()),
      removed: removed.filter((one) => sentences.includes(one)).map((one) => one.trim()),
    };
  }

  const words = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());

  const cases = Array.from({ length: 3000 }, () => {
    const sentences = Array.from({ length: 1 + random(12) }, sentence);
    const mine = edit(sentences, 1 + random(3));
    const theirs = edit(sentences, 1 + random(3));
    return { base: sentences.join(''), mine, theirs };
  });
  const merges = cases.map((one) => ({
    ...one,
    result: mergeNote(one.base, one.theirs.text, one.mine.text),
  }));

  it('a clean merge holds what both added and nothing that either removed', () => {
    const clean = merges.filter(({ result }) => result.clean);
    expect(clean.length).toBeGreaterThan(500);
    for (const { result, mine, theirs } of clean) {
      const present = words(result.plaintext);
      expect(present).toEqual(expect.arrayContaining([...mine.added, ...theirs.added]));
      expect(present.filter((one) => [...mine.removed, ...theirs.removed].includes(one))).toEqual(
        [],
      );
    }
  });

  it('an unclean one is theirs, letter by letter', () => {
    const unclean = merges.filter(({ result }) => !result.clean);
    expect(unclean.length).toBeGreaterThan(100);
    for (const { result, theirs } of unclean) expect(result.plaintext).toBe(theirs.text);
  });

  it('is what the library of three-way merges makes of the same passages, repetitions included', () => {
    const text = () =>
      Array.from(
        { length: random(12) },
        () => ['a. ', 'b. ', 'c', '\n', '! ', 'a.'][random(6)],
      ).join('');
    for (let round = 0; round < 5_000; round++) {
      const [from, theirs, mine] = [text(), text(), text()];
      if (mine === theirs || mine === from || theirs === from) continue;
      const regions = diff3Merge(splitPassages(mine), splitPassages(from), splitPassages(theirs));
      const clean = regions.every((region) => region.ok);
      const joined = regions.flatMap((region) => region.ok ?? []).join('');
      expect(mergeNote(from, theirs, mine)).toEqual({ clean, plaintext: clean ? joined : theirs });
    }
  });

  it('never depends on which side is called mine, but for the text of a conflict', () => {
    for (const { base: from, mine, theirs, result } of merges) {
      const mirrored = mergeNote(from, mine.text, theirs.text);
      expect(mirrored.clean).toBe(result.clean);
      expect(mirrored.plaintext).toBe(result.clean ? result.plaintext : mine.text);
    }
  });
});

describe('over notes of 100,000 characters', () => {
  const filled = (part: (i: number) => string): string => {
    const parts: string[] = [];
    for (let i = 0, length = 0; length < NOTE_MAX; i++)
      length += parts[parts.push(part(i)) - 1]!.length;
    return parts.join('').slice(0, NOTE_MAX);
  };
  let seed = 5;
  const bit = () => (seed = (seed * 48_271) % 2_147_483_647) % 2;
  const dice = () => filled(() => (bit() ? 'a\n' : 'b\n'));
  const numbered = filled((i) => `Frase ${i} da sessão. `);
  const every = (digits: string, word: string) =>
    numbered.replace(new RegExp(`Frase (\\d*[${digits}]) `, 'g'), `${word} $1 `);
  const same = filled(() => 'a. ');
  const lines = filled(() => 'a\n');
  const shapes: Record<string, readonly [base: string, theirs: string, mine: string]> = {
    'of one sentence': [same, same.slice(3, 50_000) + same.slice(50_003), `b. ${same.slice(30)}`],
    'of one sentence, torn': [lines, `b\n${lines.slice(50_000)}`, `${lines.slice(60_000)}c\nc\n`],
    'drawn by lot': [dice(), dice(), dice()],
    'in one word': [filled(() => 'a'), filled(() => 'b'), filled(() => 'c')],
    'without a full stop': [filled(() => 'um '), filled(() => 'dois '), filled(() => 'três ')],
    'of blanks': [filled(() => ' '), filled(() => '\n'), filled(() => '\n ')],
    'with every second sentence changed on either side': [
      numbered,
      every('02468', 'Antes'),
      every('13579', 'Depois'),
    ],
    backwards: [
      numbered,
      numbered
        .split(/(?<=\. )/)
        .reverse()
        .join(''),
      `${numbered}Fim.`,
    ],
    'of faces': [filled((i) => `🙂${i % 7}. `), filled((i) => `🙂${i % 5}. `), filled(() => '🙂')],
  };

  it.each(Object.entries(shapes))('%s, ends soon and loses nothing', (_, [from, theirs, mine]) => {
    const started = performance.now();
    const { plaintext, clean } = mergeNote(from, theirs, mine);
    const mirrored = mergeNote(from, mine, theirs);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(mirrored).toEqual({ clean, plaintext: clean ? plaintext : mine });
  });

  const edited = (from: string) => {
    const theirs = from.replace('Frase 100 ', 'Frase cem ');
    const mine = from.replace('Frase 3000 ', 'Frase três mil ');
    const both = theirs.replace('Frase 3000 ', 'Frase três mil ');
    return { theirs, both, merged: mergeNote(from, theirs, mine) };
  };

  it('joins two ordinary edits', () => {
    const { both, merged } = edited(numbered.slice(10));
    expect(merged).toEqual({ plaintext: both, clean: true });
  });

  it('asks where both together are longer than a note may be', () => {
    const { theirs, both, merged } = edited(numbered);
    expect(both.length).toBeGreaterThan(NOTE_MAX);
    expect(merged).toEqual({ plaintext: theirs, clean: false });
  });
});
