import { csvOf } from '../../../client/files/csv.ts';
import type { Judged } from './judge.ts';

/** The lines that were left out as they stand in the file, each with why. */
export const leftOutCsv = (header: readonly string[], lines: readonly Judged[]): string =>
  csvOf([
    ['Linha', 'Motivo', ...header],
    ...lines.map(({ line, reasons, cells }) => [line, reasons.join(' '), ...cells]),
  ]);
