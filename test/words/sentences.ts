import type { Fault } from './fault.ts';

const WORDS_MAX = 35;
const SENTENCE_END = /(?<=[.!?:])\s+(?=["“A-Z`[*])/;

/** Empties blocks of code, and leaves their lines. */
export const outsideBlocks = (page: string): string =>
  page.replaceAll(/^ *```.*?^ *```/gms, (block) => block.replaceAll(/[^\n]/g, ''));

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Block {
  readonly line: number;
  readonly text: string;
}

/** Splits a page into paragraphs, items of lists and cells of tables. */
function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  outsideBlocks(page)
    .split('\n')
    .forEach((text, index) => {
      const isRow = text.startsWith('|');
      const last = blocks.at(-1);
      const isNext = isOpen && !/^(?:#|\||[-*] |\d+\. )/.test(text);
      if (isRow) for (const cell of text.split('|')) blocks.push({ line: index + 1, text: cell });
      else if (isNext && last)
        blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
      else blocks.push({ line: index + 1, text });
      isOpen = !isRow && text.trim() !== '';
    });
  return blocks;
}

/** Splits a page into sentences, each with the line on which its block begins. */
export const sentencesOf = (page: string): Block[] =>
  blocksOf(page).flatMap(({ line, text }) =>
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(SENTENCE_END)
      .filter(Boolean)
      .map((sentence) => ({ line, text: sentence })),
  );

/** Finds sentences of a page with too many words. */
export const sentenceFaults = (file: string, page: string): Fault[] =>
  sentencesOf(page)
    .filter(({ text }) => wordsOf(text) > WORDS_MAX)
    .map(({ line, text }) => ({
      rule: 'sentence',
      file,
      line,
      text: `${wordsOf(text)} words: ${text.slice(0, 40)}…`,
    }));

const HELD: ReadonlySet<string> = new Set([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'bench/README.md',
  'server/README.md',
]);

/** True for a page whose sentences are held short. */
export const isHeldShort = (path: string): boolean =>
  HELD.has(path) || (path.startsWith('docs/') && path.endsWith('.md'));
