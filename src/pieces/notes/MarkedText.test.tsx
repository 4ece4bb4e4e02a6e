import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { theme } from '../../app/theme.ts';
import { differences, type Piece, together } from '../../domain/notes/merging/differences.ts';
import { mergeNote } from '../../domain/notes/merging/merge.ts';
import { MarkedText } from './MarkedText.tsx';

afterEach(cleanup);

const PAIRS = 200;
const random = seededRandom(20_261_122);
const below = (limit: number) => Math.floor(random() * limit);

/** A side's edits: sentences changed, left out and added, by its own name. */
function edited(base: readonly string[], side: string): string[] {
  const sentences = [...base];
  for (let edit = 1 + below(4); edit > 0; edit -= 1) {
    const [kind, at] = [below(3), below(sentences.length)];
    const own = `A frase ${edit} é de ${side}.`;
    sentences.splice(at, kind === 0 ? 0 : 1, ...(kind === 2 ? [] : [own]));
  }
  return sentences;
}

const shown = (left: readonly Piece[], right: readonly Piece[]) => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <MarkedText label="Texto atual" pieces={left} />
      <MarkedText label="Outro texto" pieces={right} />
    </ThemeProvider>,
  );
  const texts = [...container.querySelectorAll('section')].map(({ textContent }) => textContent);
  cleanup();
  return texts;
};

interface Pair {
  readonly base: readonly string[];
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
  readonly separator: string;
}

function pairOf(): Pair {
  const base = Array.from({ length: 3 + below(8) }, (_, n) => `Frase ${n} do começo.`);
  const separator = random() < 0.5 ? ' ' : '\n\n';
  return { base, theirs: edited(base, 'lá'), mine: edited(base, 'cá'), separator };
}

/** The sentences that neither side took away, and those that either added. */
const keptOf = ({ base, theirs, mine }: Pair): string[] => [
  ...base.filter((one) => theirs.includes(one) && mine.includes(one)),
  ...[...theirs, ...mine].filter((one) => !base.includes(one)),
];

const lostIn = (text: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => !text.includes(sentence));

/** What the person is shown of two texts that met, and what is made of them with one click. */
function view(pair: Pair): { isDecided: boolean; lost: readonly string[] } {
  const [base, there, here] = [pair.base, pair.theirs, pair.mine].map((text) =>
    text.join(pair.separator),
  ) as [string, string, string];
  const { clean, plaintext } = mergeNote(base, there, here);
  if (clean) return { isDecided: true, lost: lostIn(plaintext, keptOf(pair)) };
  // The note keeps their text, mine is kept beside it, and both are shown whole.
  const { left, right } = differences(there, here);
  const [first, second] = shown(left, right);
  const isShown = plaintext === there && first === there && second === here;
  const lost = lostIn(together(there, here), [...pair.theirs, ...pair.mine]);
  return { isDecided: false, lost: isShown ? lost : [there, here] };
}

it(`two texts of one note, and the one that is made of both, lose no sentence: ${PAIRS} random pairs`, () => {
  const views = Array.from({ length: PAIRS }, () => view(pairOf()));
  expect(views.flatMap(({ lost }) => lost)).toEqual([]);
  const decided = views.filter(({ isDecided }) => isDecided).length;
  expect(decided).toBeGreaterThan(PAIRS / 10);
  expect(decided).toBeLessThan((PAIRS * 4) / 5);
  // Two hundred pages are drawn, beside whatever else the machine does.
}, 120_000);
