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

/** A run of the suites on another database. */
interface Run {
  readonly title: string;
  /** Of its report, or nothing where it could not run. */
  readonly path: string;
  readonly isOk: boolean;
  readonly seconds: number;
}

/** What the arguments say, four for each run: the database's name, the report's path, the exit status, the seconds. */
function* runsOf([name, path = '', status, seconds, ...rest]: readonly string[]): Generator<Run> {
  if (name === undefined) return;
  const title = `server tests and schedules on ${name}`;
  yield { title, path, isOk: status === '0', seconds: Number(seconds) };
  yield* runsOf(rest);
}

const reportOf = ({ title, path, isOk }: Run): Report =>
  path
    ? heldTo(isOk, title, readJson<Report>(path))
    : { counts: { ...NONE, skipped: 1 }, failures: [] };

const suite: Ending = readJson<Ending>('test-results/reports/ending.json') ?? {
  summary: [],
  ...failedOnce('npm test', 'ended without a word; its log stands above'),
};

/** The suite's ending, and with it that of the runs. */
let ending = suite;
for (const run of runsOf(process.argv.slice(2))) {
  const report = reportOf(run);
  const line = run.path
    ? summaryLine(report.failures.length === 0, run.seconds, run.title)
    : notRunLine(`${run.title}: none here`);
  ending = {
    ...ending,
    summary: [...ending.summary, line],
    counts: add(ending.counts, report.counts),
    failures: [...ending.failures, ...report.failures],
    repeated: [...(ending.repeated ?? []), ...(report.repeated ?? [])],
  };
}
console.log(endingText(ending));
