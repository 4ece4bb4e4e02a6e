import { analyseNote } from '../../server/kernel/ai/embedded/analyse.ts';
import type { Report } from '../report.ts';

const LONG = 100_000;
const SHORT = 25_000;
/** Four times the text: linear reading takes 4 times as long, quadratic reading 16 times. */
const AT_MOST = 8;

const PIECES = [
  'Relatou que não sente mais tanta ansiedade, mas chora muito à noite. ',
  'triste ',
  'triste, sem brigar e sem chorar ',
  'Dr. ',
  ' ',
  '\n',
  'não ',
  'a,',
];

/** Returns milliseconds of the processor. */
function readingTime(length: number): number {
  const start = process.cpuUsage();
  for (const piece of PIECES) analyseNote(piece.repeat(Math.ceil(length / piece.length)));
  return process.cpuUsage(start).user / 1000;
}

/** Prints how much longer the embedded reader takes for texts that are four times as long. */
export function reportGrowth(report: Report): void {
  report.start(
    'reading, growth',
    `texts of ${LONG} signs against ${SHORT}, however they are written`,
  );
  readingTime(SHORT);
  const short = readingTime(SHORT);
  report.ratio('time', readingTime(LONG), short, { atMost: AT_MOST });
}
