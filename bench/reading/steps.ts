import type { Steps } from '../../src/domain/core/steps.ts';
import { riskPassagesOf } from '../../src/domain/notes/reading/risk/riskPassages.ts';
import { themePlacesOf } from '../../src/domain/notes/themes/themes.ts';
import type { Report } from '../report.ts';

const LENGTH = 100_000;

/** Nobody waits longer than for such a share of the whole. */
const AT_MOST = 0.35;

const PIECES = [
  'Relatou que chora muito à noite, mas cozinhou para os amigos. ',
  'se corta e ',
  'nega ideação suicida, ',
  'ouve a ',
  'não houve conflito e ',
  'série sobre divórcio ',
  'livro “luto ',
  '. ',
  '(',
];

/** Returns how long each step takes, in milliseconds of the processor. */
function stepTimes(steps: Steps<unknown>): readonly number[] {
  const times: number[] = [];
  for (;;) {
    const start = process.cpuUsage();
    const { done } = steps.next();
    times.push(process.cpuUsage(start).user / 1000);
    if (done) return times;
  }
}

/** Returns the share of the second longest step: one may fall on the compiler or on garbage. */
function longestShare(read: (text: string) => Steps<unknown>): number {
  const shares = PIECES.map((piece) => {
    const times = stepTimes(read(piece.repeat(LENGTH / piece.length)));
    const whole = times.reduce((sum, time) => sum + time, 0);
    return (times.toSorted((a, b) => b - a)[1] ?? 0) / whole;
  });
  return Math.max(...shares);
}

/** Prints how much of a reading others may have to wait for. */
export function reportSteps(report: Report): void {
  report.start('reading, steps', `the longest step of texts of ${LENGTH} signs, as a share`);
  const limit = { atMost: AT_MOST };
  report.figure('words of danger', longestShare(riskPassagesOf), '', limit);
  report.figure('themes', longestShare(themePlacesOf), '', limit);
}
