import { writeFileSync } from 'node:fs';
import { STATES } from '../../../server/kernel/ai/embedded/state/states.ts';
import { type Learnt, UNIT } from '../../../src/domain/notes/reading/classifier/classifier.ts';
import { CLASSES } from '../../../src/domain/notes/reading/risk/classifier/classes.ts';
import { MEANINGS } from '../../../src/domain/notes/reading/risk/meaning/meaning.ts';
import { DEGREES } from '../../../src/domain/notes/reading/risk/surroundings/degrees.ts';
import { notesOf } from '../../../test/fixtures/notes/corpus.ts';
import { developmentTexts, digestOf, meantTexts } from '../../../test/fixtures/notes/texts.ts';
import { dangersIn, type Example, meaningsIn, stateOf, surroundingsOf } from './examples.ts';
import { learn, type LearntWeights } from './learn.ts';

interface Task {
  /** The folder of the weights. */
  readonly path: string;
  readonly texts: readonly unknown[];
  readonly examples: readonly Example[];
  /** How many classes there are. */
  readonly width: number;
  /** Features that stand in fewer examples are not learnt. */
  readonly least: number;
  /** Weaker weights are left out, in units: devices load some of the files. */
  readonly faint: number;
}

/** Returns “enforc 0:-12 1:34”, with a tab; nothing for a feature without a weight. */
function rowOf([feature, weights]: readonly [string, Float64Array], faint: number): string[] {
  const values = [...weights].flatMap((weight, place) => {
    const units = Math.round(weight / UNIT);
    return Math.abs(units) < faint ? [] : [`${place}:${units}`];
  });
  return values.length === 0 ? [] : [`${feature}\t${values.join(' ')}`];
}

const written = ({ texts, faint }: Task, { bias, weights }: LearntWeights): Learnt => ({
  learntFrom: digestOf(texts),
  bias: bias.map((value) => Number(value.toFixed(3))),
  weights: [...weights].flatMap((row) => rowOf(row, faint)).toSorted(),
});

function write(task: Task): void {
  const { path, texts, examples, width, least } = task;
  const learnt = written(task, learn(examples, width, least));
  const file = new URL(`../../../${path}/weights.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(learnt, null, 1)}\n`);
  console.log(`${path}: ${texts.length} texts, ${learnt.weights.length} features with weights`);
}

const texts = developmentTexts();
write({
  path: 'src/domain/notes/reading/risk/classifier',
  texts,
  examples: texts.flatMap(dangersIn),
  width: CLASSES.length,
  least: 4,
  faint: 7,
});
const meaningTexts = meantTexts();
write({
  path: 'src/domain/notes/reading/risk/meaning',
  texts: meaningTexts,
  examples: meaningTexts.flatMap(meaningsIn),
  width: MEANINGS.length,
  least: 16,
  faint: 10,
});
const notes = notesOf('development');
write({
  path: 'src/domain/notes/reading/risk/surroundings',
  texts: notes,
  examples: notes.flatMap(surroundingsOf),
  width: DEGREES.length,
  least: 6,
  faint: 5,
});
write({
  path: 'server/kernel/ai/embedded/state',
  texts: notes,
  examples: notes.map(stateOf),
  width: STATES.length,
  least: 4,
  faint: 3,
});
