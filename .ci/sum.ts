import { add, closingLine, NONE, vitestCounts } from '../test/counts.ts';

/** The suite's closing line, plus the report of the run on PostgreSQL, which is not named where it could not run. */
const [line = '', report = ''] = process.argv.slice(2);
const [passed = 0, failed = 0, skipped = 0] = (line.match(/\d+/g) ?? []).map(Number);
const onPostgres = report ? vitestCounts(report) : { ...NONE, skipped: 1 };

console.log(closingLine(add({ passed, failed, skipped }, onPostgres)));
