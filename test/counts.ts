import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A runner that died without a report has failed once. */
const DIED: Counts = { ...NONE, failed: 1 };

function readReport<T>(path: string, count: (report: T) => Counts): Counts {
  if (!existsSync(path)) return DIED;
  return count(JSON.parse(readFileSync(path, 'utf8')) as T);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

/** Counts of vitest's JSON report. A file that does not even load is a failure without a test. */
export const vitestCounts = (path: string): Counts =>
  readReport<VitestReport>(path, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }));

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts of Playwright's JSON report. A test that passed only when repeated has failed. */
export const playwrightCounts = (path: string): Counts =>
  readReport<PlaywrightReport>(path, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky || (errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  }));

/** The closing line that people and machines read. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
