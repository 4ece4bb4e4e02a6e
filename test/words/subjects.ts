import { git } from '../git.ts';
import type { Fault } from './fault.ts';

const LENGTH_MAX = 72;
/** Commit after which subjects are held short. */
const FIRST = '634acd4';

export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** Returns the commits whose subjects are held, or the reason why they cannot be read. */
export function heldCommits(): readonly Commit[] | string {
  if (git('rev-parse', '--is-shallow-repository')?.[0] !== 'false')
    return 'there is no git, or a shallow clone';
  const lines = git('log', '--format=%h %s', '--abbrev=8', `${FIRST}..HEAD`);
  if (!lines) return `the history has no commit ${FIRST}`;
  return lines.map((line) => ({ hash: line.slice(0, 8), subject: line.slice(9) }));
}

/** Finds subjects that are too long. @param known hashes of those that have landed */
export const subjectFaults = (commits: readonly Commit[], known: readonly string[]): Fault[] =>
  commits
    .map(({ hash, subject }) => ({ hash, length: Array.from(subject).length }))
    .filter(({ hash, length }) => length > LENGTH_MAX && !known.includes(hash))
    .map(({ hash, length }) => ({
      rule: 'subject',
      file: `commit ${hash}`,
      line: 1,
      text: `${length} characters, ${LENGTH_MAX} are the most`,
    }));
