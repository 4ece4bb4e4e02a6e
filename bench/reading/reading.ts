import { openAi } from '../../server/kernel/ai/create.ts';
import { type Half, notesOf } from '../../test/fixtures/notes/corpus.ts';
import type { BenchOptions } from '../main.ts';
import type { Report } from '../report.ts';
import { readingFigures, wilson } from './figures.ts';
import { reportGrowth } from './growth.ts';
import { reportSteps } from './steps.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/**
 * Prints how a reader reads one half of the corpus of notes, by kind: the embedded one, or the
 * model of a folder.
 */
export async function run(
  report: Report,
  { onnx }: BenchOptions,
  half: Half = 'development',
): Promise<void> {
  if (notesOf(half).length === 0) {
    report.start(`reading, ${half}`, 'no notes: those that were measured are in development');
    return;
  }
  const ai = await openAi({ onnxDir: onnx }, { now: () => Date.now() });
  const { name: reader, version } = ai.notes.reader;
  report.start(
    `reading, ${half}`,
    `${reader} (${version}): shares of labelled notes, with 95 % intervals`,
  );
  for (const { name, hits, all, limit } of await readingFigures(half, ai.notes)) {
    const [from, to] = wilson(hits, all);
    report.figure(
      `${name} (${hits} of ${all}, ${percent(from)} to ${percent(to)})`,
      all === 0 ? 0 : hits / all,
      '',
      limit,
    );
  }
  await ai.close?.();
  if (onnx) return;
  reportGrowth(report);
  reportSteps(report);
}
