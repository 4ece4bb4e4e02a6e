import { NOTE_MAX } from '../../src/domain/core/fields.ts';
import { mergeNote } from '../../src/domain/notes/merging/merge.ts';
import { differences, together } from '../../src/domain/notes/merging/differences.ts';
import type { Report } from '../report.ts';

const RUNS = 5;
const LIMIT_MS = 300;

let seed = 5;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

function filled(part: (i: number) => string): string {
  let text = '';
  for (let i = 0; text.length < NOTE_MAX; i++) text += part(i);
  return text.slice(0, NOTE_MAX);
}
const drawn = (letters: string): string => filled(() => `${letters[random(letters.length)]}\n`);

function shuffled(text: string): string {
  const lines = text.split(/(?<=\n)/);
  return lines
    .map((line) => ({ line, at: random(lines.length) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line)
    .join('');
}

const ordinary = filled((i) => `Frase ${i} da sessão de hoje, em que dormiu melhor. `);
const same = filled(() => 'a. ');
const lines = filled(() => 'a\n');
const torn = filled((i) => `${'a\n'.repeat(i % 50)}b\n`);
const each = filled((i) => `${String.fromCodePoint(0x4e00 + (i % 20_000))}\n`);
const words = (letters: string): string =>
  filled(
    (i) =>
      `Comum ${i}. ${Array.from({ length: 398 }, () => letters[random(letters.length)]).join(' ')}. `,
  );

type Edits = readonly [base: string, theirs: string, mine: string];

const shapes: Readonly<Record<string, Edits>> = {
  'one sentence': [same, `b. ${same.slice(50_000)}`, `${same.slice(30_000)}c. `],
  'one line, torn': [lines, `b\n${lines.slice(50_000)}`, `${lines.slice(60_000)}c\nc\n`],
  'two lines by lot': [drawn('ab'), drawn('ab'), drawn('ab')],
  'sixteen lines by lot': [0, 1, 2].map(() => drawn('abcdefghijklmnop')) as unknown as Edits,
  'runs of lines': [torn, torn.slice(1_000), `b\n${torn.slice(33_334)}`],
  'lines in another order': [each, shuffled(each), shuffled(each)],
  'words by lot': [words('ab'), words('ab'), words('abcdefghijklmnopqrst')],
  'one word': [filled(() => 'a'), filled(() => 'b'), filled(() => 'c')],
  blanks: [filled(() => ' '), filled(() => '\n'), filled(() => ' \n')],
};

/** Milliseconds of processor time: what else the machine does counts little. */
function cost(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

export async function run(report: Report): Promise<void> {
  report.start('merge', `notes of ${NOTE_MAX} characters, processor time`);
  const edited = (from: string, to: string) => ordinary.replace(from, to);
  const usual = cost(() =>
    mergeNote(ordinary, edited('Frase 100 ', 'Frase cem '), edited('Frase 1500 ', 'Frase mil ')),
  );
  report.figure('an ordinary merge', usual, 'ms', { atMost: LIMIT_MS });
  for (const [name, [base, theirs, mine]] of Object.entries(shapes)) {
    const ms = cost(() => mergeNote(base, theirs, mine));
    report.figure(name, ms, 'ms', { atMost: LIMIT_MS });
    report.ratio(`${name}, against the ordinary merge`, ms, usual);
    const shown = Math.max(
      cost(() => differences(theirs, mine)),
      cost(() => together(theirs, mine)),
    );
    report.figure(`${name}, both texts shown, or put into one`, shown, 'ms', { atMost: LIMIT_MS });
  }
}
