import {
  add,
  type Ending,
  endingText,
  failedOnce,
  heldTo,
  NONE,
  notRunLine,
  readJson,
  type Report,
  summaryLine,
} from '../test/report.ts';

const TITLE = 'server tests and schedules on PostgreSQL';

/**
 * The suite's ending, and with it that of the run on PostgreSQL: the path of its report, or nothing where it could not run;
 * its exit status; its seconds.
 */
const [path = '', status = '', seconds = ''] = process.argv.slice(2);
const suite: Ending = readJson<Ending>('test-results/reports/ending.json') ?? {
  summary: [],
  ...failedOnce('npm test', 'ended without a word; its log stands above'),
};
const onPostgres: Report = path
  ? heldTo(status === '0', TITLE, readJson<Report>(path))
  : { counts: { ...NONE, skipped: 1 }, failures: [] };
const line = path
  ? summaryLine(onPostgres.failures.length === 0, Number(seconds), TITLE)
  : notRunLine(`${TITLE}: none here`);

console.log(
  endingText({
    summary: [...suite.summary, line],
    counts: add(suite.counts, onPostgres.counts),
    failures: [...suite.failures, ...onPostgres.failures],
    repeated: suite.repeated ?? [],
  }),
);
