import { describe, expect, it } from 'vitest';
import { together } from './differences.ts';
import { mergeNote } from './merge.ts';
import { splitPassages, splitSentences } from './sentences.ts';

const sentences = (text: string) => splitPassages(text).filter((one) => one.trim() !== '');

describe('the sentences of a note', () => {
  it.each([
    ['Toma 2.5 mg às 14.45. Dorme bem.', ['Toma 2.5 mg às 14.45.', 'Dorme bem.']],
    ['Pagou R$ 1.700,00. Volta em 02.03.2026.', ['Pagou R$ 1.700,00.', 'Volta em 02.03.2026.']],
    ['Viu em www.sitio.portal.com.br? Sim.', ['Viu em www.sitio.portal.com.br?', 'Sim.']],
    ['Escreveu a ana.prado@exemplo.com.br. Fim.', ['Escreveu a ana.prado@exemplo.com.br.', 'Fim.']],
    ['Toma meio comp. à noite. Dorme.', ['Toma meio comp. à noite.', 'Dorme.']],
    ['O dr. J. Silva ligou. Usa, p. ex., chá.', ['O dr. J. Silva ligou.', 'Usa, p. ex., chá.']],
    ['Disse “sim.” Depois saiu.', ['Disse “sim.”', 'Depois saiu.']],
    ['Dormiu mal.Falou pouco.', ['Dormiu mal.', 'Falou pouco.']],
    [
      'dormiu mal. falou... e chorou! por quê? sim',
      ['dormiu mal.', 'falou...', 'e chorou!', 'por quê?', 'sim'],
    ],
    ['Sem ponto \n\n  Outra linha', ['Sem ponto ', 'Outra linha']],
  ])('of %j end where they do for a reader', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
    expect(splitPassages(text).join('')).toBe(text);
    expect(splitSentences(text).join('')).toBe(text);
  });

  it('that go on for long, as in dictation, are taken by their phrases', () => {
    const phrases = Array.from({ length: 60 }, (_, i) => `disse que ${i},5 vezes`);
    const text = phrases.join(', ');
    expect(sentences(text)).toHaveLength(60);
    expect(splitPassages(text).join('')).toBe(text);
  });

  it('are found soon in 100,000 characters of any kind', () => {
    const started = performance.now();
    for (const part of ['a', ' ', '.', ',', '\n', ' \n', 'a. ', 'p. ', '”', '.”', 'a.A', 'ab, '])
      expect(splitSentences(part.repeat(100_000 / part.length)).join('')).toHaveLength(
        Math.floor(100_000 / part.length) * part.length,
      );
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

describe('edits beside an abbreviation', () => {
  it('are edits of one sentence, and asked about', () => {
    const base = 'Toma meio comp. à noite. Dorme bem.';
    const theirs = base.replace('meio', 'um');
    const mine = base.replace('à noite', 'de manhã');
    expect(mergeNote(base, theirs, mine)).toEqual({ plaintext: theirs, clean: false });
  });
});

describe('a dictated text without full stops', () => {
  const base = Array.from({ length: 200 }, (_, i) => `frase ${i} da sessão`).join(', ');
  const theirs = base.replace('frase 10 ', 'frase dez ');
  const mine = base.replace('frase 150 ', 'frase cento e cinquenta ');

  it('takes edits of different phrases without a question', () => {
    const both = theirs.replace('frase 150 ', 'frase cento e cinquenta ');
    expect(mergeNote(base, theirs, mine)).toEqual({ plaintext: both, clean: true });
  });

  it('made one text of two says no other phrase twice', () => {
    const one = together(theirs, mine);
    for (const phrase of ['frase 11 ', 'frase 149 ']) expect(one.split(phrase)).toHaveLength(2);
  });
});

describe('over random texts with figures, abbreviations and addresses', () => {
  let seed = 9;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const number = () => `${random(3000)}${oneOf(['.', ','])}${random(100)}`;
  const words = [
    () => `${number()} mg`,
    () => `R$ ${1 + random(9)}.${100 + random(900)},${10 + random(90)}`,
    () => `às ${random(24)}.${10 + random(50)}`,
    () => oneOf(['www.sitio.portal.com.br', 'ana.prado@exemplo.com', 'https://a.com/b?c=1']),
    () => oneOf(['sr. Davi', 'meio comp. à noite', 'p. ex. chá']),
    () => oneOf(['dormiu', 'falou', 'chorou', 'voltou']),
  ];
  let count = 0;
  const sentence = () =>
    `S${(count += 1)} ${Array.from({ length: 1 + random(4) }, () => oneOf(words)()).join(' ')}`;
  const ends = ['. ', '! ', '.\n', '? ', '\n\n', '... '];
  const texts = (length: number) => Array.from({ length }, () => sentence() + oneOf(ends));
  const edited = (all: readonly string[]) => {
    const result = [...all];
    for (let i = 0; i <= random(3); i++)
      result.splice(
        random(result.length),
        random(2),
        ...(random(3) ? [sentence() + oneOf(ends)] : []),
      );
    return result.join('');
  };
  const tokens = (text: string) => text.split(/\s+/).filter((one) => one !== '');

  it('one text out of two tears no word, and leaves none of either out', () => {
    for (let round = 0; round < 10_000; round++) {
      const all = texts(1 + random(8));
      const [left, right] = [edited(all), edited(all)];
      const known = new Set([...tokens(left), ...tokens(right)]);
      const made = tokens(together(left, right));
      expect(made.filter((token) => !known.has(token))).toEqual([]);
      expect([...known].filter((token) => !made.includes(token))).toEqual([]);
    }
  });

  it('a merge of 20,000 pairs loses no sentence and tears no word', () => {
    let clean = 0;
    for (let round = 0; round < 20_000; round++) {
      const all = texts(1 + random(8));
      const base = all.join('');
      const [theirs, mine] = [edited(all), edited(all)];
      const merged = mergeNote(base, theirs, mine);
      const [was, theirsNow, mineNow, now] = [base, theirs, mine, merged.plaintext].map(
        (text) => new Set(tokens(text).filter((token) => /^S\d+$/.test(token))),
      ) as [Set<string>, Set<string>, Set<string>, Set<string>];
      // An unclean one is theirs, letter by letter: `merge.test.ts`.
      if (!merged.clean) continue;
      clean += 1;
      for (const one of [...was, ...theirsNow, ...mineNow]) {
        const isRemoved = was.has(one) && !(theirsNow.has(one) && mineNow.has(one));
        expect(now.has(one)).toBe(!isRemoved);
      }
      const known = new Set([...tokens(theirs), ...tokens(mine)]);
      expect(tokens(merged.plaintext).filter((token) => !known.has(token))).toEqual([]);
    }
    expect(clean).toBeGreaterThan(4_000);
  });
});
