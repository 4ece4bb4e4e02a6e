import { printable } from './printable.ts';

/** A part of a document, the same on the screen, on paper and in a PDF. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  /** Line breaks count. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly string[] }
  /** A line to sign on, with what stands below it. */
  | {
      readonly kind: 'signature';
      readonly lines: readonly string[];
      /** A picture above the line: a PNG's data URL. */
      readonly image?: string;
    };

export interface Paper {
  /** Lines above the title: whose paper it is. */
  readonly head?: readonly string[];
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** All that it says, so that a printed document can be told from a changed one by the hash of this. */
export const paperText = (paper: Paper): string => JSON.stringify(paper);

/** Returns a block with each of its texts written anew; a picture stays. */
function rewritten(block: Block, write: (text: string) => string): Block {
  switch (block.kind) {
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(([term, value]) => [write(term), write(value)] as const),
      };
    case 'items':
      return { ...block, items: block.items.map(write) };
    case 'signature':
      return { ...block, lines: block.lines.map(write) };
    case 'heading':
    case 'text':
    case 'quiet':
      return { ...block, text: write(block.text) };
  }
}

export interface PrintablePaper {
  readonly paper: Paper;
  /** Signs that are left out, or written without their mark; each once. */
  readonly lost: readonly string[];
}

/** Returns a document as it can be set on paper, and what it loses. */
export function printablePaper({ head, title, blocks }: Paper): PrintablePaper {
  const lost = new Set<string>();
  const write = (text: string): string => {
    const plain = printable(text);
    for (const sign of plain.lost) lost.add(sign);
    return plain.text;
  };
  const paper = {
    ...(head && { head: head.map(write) }),
    title: write(title),
    blocks: blocks.map((block) => rewritten(block, write)),
  };
  return { paper, lost: [...lost] };
}

/** Those that are known. */
export const knownFacts = (
  facts: readonly (readonly [string, string | null | undefined])[],
): readonly (readonly [string, string])[] =>
  facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
