import { diff3Merge } from 'node-diff3';

export interface MergeResult {
  readonly plaintext: string;
  /** False when both sides changed the same passage; `plaintext` is then `theirs`, untouched. */
  readonly clean: boolean;
}

/**
 * Sentences, and the white space between them as passages of its own: so a change of one sentence does not touch its
 * neighbours. Joining restores the text.
 */
const passages = (text: string): string[] => text.match(/\s+|\S[^.!?\n]*[.!?]*/g) ?? [];

/**
 * Merges two edits of one note, passage by passage.
 * @param base the text that `mine` was made from
 * @param theirs the text that is current
 * @param mine the text that arrives
 */
export function mergeNote(base: string, theirs: string, mine: string): MergeResult {
  if (mine === theirs || mine === base) return { plaintext: theirs, clean: true };
  if (theirs === base) return { plaintext: mine, clean: true };
  const regions = diff3Merge(passages(mine), passages(base), passages(theirs), {
    excludeFalseConflicts: true,
  });
  const merged: string[] = [];
  for (const region of regions) {
    if (!region.ok) return { plaintext: theirs, clean: false };
    merged.push(...region.ok);
  }
  return { plaintext: merged.join(''), clean: true };
}
