const WORD = /[\p{L}\p{N}]+/gu;

/** Words between what two texts share at their start and at their end. */
export interface ChangedWords {
  readonly added: number;
  readonly removed: number;
}

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Counts the words that an edit put in and took out, as far as one place shows it. */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  return { added: now.length - start - end, removed: old.length - start - end };
}
