import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What failed, and what it said. */
export interface Failure {
  readonly name: string;
  readonly error: string;
}

/** How a runner's tests, or all of them, ended. */
export interface Report {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** What passed only at the second try: it counts as passed, and is named at the end all the same. */
  readonly repeated?: readonly Failure[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Something without tests of its own failed once. */
export const failedOnce = (name: string, error: string): Report => ({
  counts: { ...NONE, failed: 1 },
  failures: [{ name, error }],
});

/** What a runner wrote, or undefined where it died before. */
export const readJson = <T>(path: string): T | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;

/** A runner that says it failed has a failure, though its report names none, or there is no report. */
export const heldTo = (ok: boolean, title: string, report: Report | undefined): Report =>
  report && (ok || report.failures.length > 0)
    ? report
    : failedOnce(title, 'failed without naming a test; its log stands above');

/** So many are named: a log that is cut off keeps its end only. */
const NAMED = 30;
const LINES = 6;
const WIDTH = 300;

/** Frames that are not ours. */
const FOREIGN = /\/node_modules\/|\(node:|<anonymous>/;

const isTold = (line: string): boolean => line.trim() !== '' && !FOREIGN.test(line);

const firstLines = (error: string): readonly string[] =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter(isTold)
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, WIDTH)}`);

function namedWith(mark: string, failures: readonly Failure[]): string {
  const named = failures
    .slice(0, NAMED)
    .map(({ name, error }) => [`  ${mark} ${name}`, ...firstLines(error)].join('\n'));
  const more = failures.length - named.length;
  return [...named, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}

export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** How the steps of a run ended. */
export interface Ending extends Report {
  /** A line for each step. */
  readonly summary: readonly string[];
}

/** A step's line of the summary. */
export const summaryLine = (ok: boolean, seconds: number, title: string): string =>
  `  ${ok ? '✓' : '✗'} ${seconds.toFixed(1).padStart(7)} s  ${title}`;

export const notRunLine = (title: string): string => `  –       not run  ${title}`;

/** The last lines of a log: the steps, what passed only when repeated, what failed, and the line that people and machines read. */
export const endingText = ({ summary, counts, failures, repeated = [] }: Ending): string =>
  [
    summary.join('\n'),
    namedWith('passed only when repeated:', repeated),
    namedWith('✗', failures),
    closingLine(counts),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
