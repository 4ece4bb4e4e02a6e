import { clauseStart, folded } from './clause.ts';
import type { Token } from './fold.ts';
import * as lists from './words.ts';

const TOPIC_REACH = 6;
const ABOUT = /^(sobre|d[eoa])$/;
const STOPS: ReadonlySet<string> = new Set(['.', ';', ':', '!', '?']);

/** The words from the last full stop or semicolon to a token. */
function stretchBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const before = tokens.slice(0, at);
  return before.slice(before.findLastIndex(({ folded: word }) => STOPS.has(word)) + 1);
}

/** "Um filme triste", "folheto sobre luto". */
const isOfWork = (tokens: readonly Token[], at: number): boolean =>
  lists.works.test(folded(tokens, at - 1)) ||
  (lists.works.test(folded(tokens, at - 2)) && ABOUT.test(folded(tokens, at - 1)));

/** Whether a word is material of the session, a measure or of a book, and no mood. */
export const isSpokenOf = (tokens: readonly Token[], at: number): boolean => {
  const stretch = stretchBefore(tokens, at + 1).map((token) => token.folded);
  return (
    lists.isProcedure(stretch) ||
    isOfWork(tokens, at) ||
    tokens
      .slice(Math.max(clauseStart(tokens, at), at - TOPIC_REACH), at)
      .some((token) => lists.topics.test(token.folded))
  );
};

const CLITIC = /^(?:a|o|me|lhe)$/;
const CAUSING = /^(?:faz|fez|fazem|fizeram|deixa|deixou|deixam|deixaram)$/;

/** “O colega a faz chorar”: another person does it to the patient. */
const isCausedByOthers = (tokens: readonly Token[], at: number): boolean =>
  CAUSING.test(folded(tokens, at - 1)) && CLITIC.test(folded(tokens, at - 2));

/** Whether the clause begins with another person, or names one after "que", and does not come back to the patient. */
export function isAboutOthers(tokens: readonly Token[], at: number): boolean {
  if (isCausedByOthers(tokens, at)) return false;
  const clause = tokens.slice(clauseStart(tokens, at), at).map((token) => token.folded);
  const subject = clause.findLastIndex(
    (word, place) =>
      lists.others.has(word) &&
      lists.beforeSubject.has(clause[place - 1] ?? 'a') &&
      (place <= 1 || clause[place - 2] === 'que'),
  );
  return subject >= 0 && !clause.slice(subject).some((word) => lists.patient.has(word));
}
