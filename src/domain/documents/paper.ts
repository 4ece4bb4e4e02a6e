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
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** All that it says, so that a printed document can be told from a changed one by the hash of this. */
export const paperText = (paper: Paper): string => JSON.stringify(paper);

/** Those that are known. */
export const knownFacts = (
  facts: readonly (readonly [string, string | null | undefined])[],
): readonly (readonly [string, string])[] =>
  facts.flatMap(([term, value]) => (value ? [[term, value] as const] : []));
