import { readFileSync, writeFileSync } from 'node:fs';
import { isSource, walk } from '../files.ts';
import { changedFiles } from '../git.ts';
import { firstWordFaults, widthFaults } from './comments.ts';
import { type Fault, lineOf } from './fault.ts';
import { nameFaults } from './names.ts';
import { type Counts, countsOf, judge } from './ratchet.ts';
import { isHeldShort, sentenceFaults } from './sentences.ts';
import { sourceOf } from './source.ts';
import { heldCommits, subjectFaults } from './subjects.ts';

const RECORD = 'test/words/known.json';
/** Rules that older code breaks. The others hold everywhere. */
const COUNTED = ['first word', 'width', 'name'];

interface KnownFaults {
  /** Lengths of subjects that have landed, by the hash of the commit. */
  readonly subjects: Readonly<Record<string, number>>;
  readonly faults: Counts;
}

const read = (path: string): string => readFileSync(path, 'utf8');

function faultsOf(path: string): Fault[] {
  if (isHeldShort(path)) return sentenceFaults(path, read(path));
  if (!isSource(path)) return [];
  const source = sourceOf(path, read(path));
  return [...firstWordFaults(source), ...widthFaults(source), ...nameFaults(source)];
}

function commitFaults(known: KnownFaults['subjects']): Fault[] {
  const commits = heldCommits();
  if (typeof commits !== 'string') return subjectFaults(commits, Object.keys(known));
  console.log(`Subjects of commits were not checked: ${commits}.`);
  return [];
}

function main(isWriting: boolean): boolean {
  const record = JSON.parse(read(RECORD)) as KnownFaults;
  const faults = walk().flatMap(faultsOf);
  const changed = new Set(changedFiles());
  const { risen, fallen } = judge(faults, record.faults, (file) => changed.has(file));
  const wrong = [...risen, ...commitFaults(record.subjects).map(lineOf)];
  if (wrong.length > 0) {
    console.error(`${wrong.join('\n')}\n\nCONTRIBUTING.md has the rules.`);
    return false;
  }
  if (isWriting) {
    const next: KnownFaults = { ...record, faults: countsOf(faults, COUNTED) };
    writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
  } else if (fallen.length > 0) {
    console.error(`${fallen.join('\n')}\n\nFewer than recorded: npm run words -- --write`);
    return false;
  }
  const count = faults.length;
  console.log(`No new fault. ${count} older ones are counted in ${RECORD}.`);
  return true;
}

process.exitCode = main(process.argv.includes('--write')) ? 0 : 1;
