import type { Steps } from '../../../../core/steps.ts';
import { Classifier, logOfSum } from '../../classifier/classifier.ts';
import { eachFeature } from '../../classifier/features.ts';
import type { Frame } from '../../frames.ts';
import type { ReadToken } from '../../tokens.ts';
import learnt from './weights.json' with { type: 'json' };

const classifier = new Classifier(learnt);

type Sentence = readonly ReadToken[];

/** How likely some sentences in a row are to speak of danger: logarithms of odds. */
export interface Surroundings {
  /** Danger of any state, also denied, over, or another person's. */
  readonly anyDanger: number;
  /** Danger that is present. */
  readonly presentDanger: number;
  /** How many tokens they have. */
  readonly length: number;
}

/** So many tokens are judged together. Most notes are shorter, and judged as a whole. */
const LENGTH = 150;

/** Parts sentences into runs of at most so many tokens; a longer sentence is a run by itself. */
export function runsOf(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  let length = Infinity;
  for (const sentence of sentences) {
    if (length + sentence.length > LENGTH) {
      runs.push([]);
      length = 0;
    }
    runs.at(-1)?.push(sentence);
    length += sentence.length;
  }
  return runs;
}

/** Returns each feature of some sentences once; no pair crosses from one to the next. */
export function* featuresOfRun(run: readonly Sentence[]): Steps<ReadonlySet<string>> {
  const features = new Set<string>();
  for (const sentence of run) {
    eachFeature(
      sentence.map(({ folded }) => folded),
      (feature) => features.add(feature),
    );
    yield;
  }
  return features;
}

function judged(features: ReadonlySet<string>, length: number): Surroundings {
  const sums = classifier.weigh(features);
  return {
    anyDanger: logOfSum(sums.subarray(1)) - (sums[0] ?? 0),
    presentDanger: (sums[2] ?? 0) - logOfSum(sums.subarray(0, 2)),
    length,
  };
}

export type SurroundingsOfSentences = ReadonlyMap<Sentence, Surroundings>;

/** Judges each sentence by those around it. */
export function* surroundingsIn(frames: readonly Frame[]): Steps<SurroundingsOfSentences> {
  const found = new Map<Sentence, Surroundings>();
  const sentences = frames.flatMap((frame) => frame.sentences.map(({ tokens }) => tokens));
  for (const run of runsOf(sentences)) {
    const surroundings = judged(yield* featuresOfRun(run), run.flat().length);
    for (const sentence of run) found.set(sentence, surroundings);
  }
  return found;
}
