import type {
  Emotion,
  EmotionName,
  Estimate,
  Intensity,
  NoteAnalysis,
} from '../../../../src/domain/notes/analysis.ts';
import { atOnce, type Steps } from '../../../../src/domain/core/steps.ts';
import { type Frame, framesOf } from '../../../../src/domain/notes/reading/frames.ts';
import { RISK_EXPLANATION } from '../../../../src/domain/notes/reading/risk/kinds.ts';
import { riskPassagesIn } from '../../../../src/domain/notes/reading/risk/riskPassages.ts';
import {
  type SurroundingsOfSentences,
  surroundingsIn,
} from '../../../../src/domain/notes/reading/risk/surroundings/surroundings.ts';
import { inTurns } from '../steps.ts';
import { isOpen } from '../../../../src/domain/notes/reading/risk/entries.ts';
import { evidenceOf } from './evidence.ts';
import { discountOutdated } from './outdated.ts';
import { readSentence, type Sentence, SILENCE } from './sentence.ts';
import { type LikelyState, likelyState } from './state/classify.ts';
import type { State } from './state/states.ts';
import { summarise, type WeighedFrame } from './summary.ts';
import type { Weighed } from './weigh.ts';

/** So much a sentence without feeling takes away from the others. */
const NEUTRAL_SHARE = 0.15;
const MOST_EMOTIONS = 5;
const FAINTEST_EMOTION = 0.1;
const HIGH = 0.68;
const MEDIUM = 0.42;
const NAMED_WORDS = 3;

type Reading = Omit<NoteAnalysis, 'summary'>;

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

function scoreOf(sentences: readonly Sentence[]): number {
  const felt = sentences.filter(({ score }) => score !== 0);
  const share = felt.length + NEUTRAL_SHARE * (sentences.length - felt.length);
  const mean = felt.reduce((sum, { score }) => sum + score, 0) / Math.max(1, share);
  return Math.abs(mean) < SILENCE ? 0 : rounded(mean);
}

/** The strongest first. */
function emotionsOf(words: readonly Weighed[]): Emotion[] {
  const totals = new Map<EmotionName, number>();
  for (const { weight, emotions } of words)
    for (const [place, emotion] of emotions.entries())
      totals.set(emotion, (totals.get(emotion) ?? 0) + Math.abs(weight) * (place === 0 ? 1 : 0.6));
  return [...totals]
    .map(([emotion, total]) => ({ emotion, score: rounded(1 - Math.exp(-total)) }))
    .filter(({ score }) => score >= FAINTEST_EMOTION)
    .toSorted((a, b) => b.score - a.score || a.emotion.localeCompare(b.emotion))
    .slice(0, MOST_EMOTIONS);
}

function intensityOf(sentences: readonly Sentence[]): Intensity {
  const felt = sentences.map(({ score }) => Math.abs(score)).filter((score) => score > 0);
  if (felt.length === 0) return 'baixa';
  const strongest = Math.max(...felt);
  const mean = felt.reduce((sum, score) => sum + score, 0) / felt.length;
  const strength = (strongest + mean) / 2;
  if (strength >= HIGH) return 'alta';
  return strength >= MEDIUM ? 'média' : 'baixa';
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1) ?? ''}`;

function quotedOf(words: readonly string[]): string {
  const named = [...new Set(words.map((text) => text.toLocaleLowerCase('pt-BR')))];
  return listed(named.slice(0, NAMED_WORDS).map((word) => `“${word}”`));
}

function rationaleOf(estimate: Estimate, words: readonly string[]): string {
  if (estimate === 'none')
    return 'Sem estimativa: o texto não traz palavras que bastem para indicar uma emoção.';
  if (estimate === 'mixed')
    return `Sem estimativa: o texto traz palavras opostas, como ${quotedOf(words)}.`;
  return `Estimativa automática, a partir de palavras como ${quotedOf(words)}.`;
}

const strongestOf = (words: readonly Weighed[]): string[] =>
  words.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).map(({ text }) => text);

/** Reads an even mood, which the text states. */
function even(words: readonly Weighed[], statements: readonly string[]): Reading {
  const named = words.filter(({ isEven }) => isEven);
  return {
    estimate: 'scored',
    sentimentScore: 0,
    intensity: 'baixa',
    emotions: emotionsOf(named),
    rationale: rationaleOf('scored', [...named.map(({ text }) => text), ...statements]),
  };
}

/** Scores where the evidence suffices and agrees. */
function scored(sentences: readonly Sentence[], words: readonly Weighed[]): Reading {
  const statements = sentences.flatMap((sentence) => sentence.even);
  const { estimate: found, sign } = evidenceOf(words, statements.length);
  if (found === 'scored' && sign === 0) return even(words, statements);
  const sentimentScore = scoreOf(sentences);
  // Several sentences may lean otherwise than their words do.
  const isOpposed = found === 'scored' && Math.sign(sentimentScore) !== sign;
  const estimate = isOpposed ? 'mixed' : found;
  return {
    estimate,
    sentimentScore: estimate === 'scored' ? sentimentScore : null,
    intensity: estimate === 'scored' ? intensityOf(sentences) : null,
    emotions: estimate === 'none' ? [] : emotionsOf(words),
    rationale: rationaleOf(estimate, strongestOf(words)),
  };
}

const UNJUDGED = {
  estimate: 'none',
  sentimentScore: null,
  intensity: null,
  emotions: [],
} as const satisfies Partial<Reading>;

const SIGNS: Readonly<Partial<Record<State, number>>> = { positive: 1, neutral: 0, negative: -1 };

/** So likely the whole note must say what its words say. */
const AGREED = 0.2;
/** So likely it must be where its words do not decide. */
const LIKELY = 0.48;
/** In shorter notes each word stands in its frame, and no other says more. */
const FEWEST_WORDS = 20;

/** A judgement by all the words of a note, where those with a feeling do not decide. */
const learnt = (
  reading: Reading,
  likely: LikelyState,
  sentences: readonly Sentence[],
): Reading => ({
  ...reading,
  estimate: 'scored',
  sentimentScore: likely.state === 'neutral' ? 0 : rounded(likely.leaning),
  intensity: intensityOf(sentences),
  rationale: rationaleOf('scored', likely.words()),
});

const BOTH_SIDES = 'Sem estimativa: a nota, lida por inteiro, parece trazer os dois lados.';

const notBorneOut = (words: readonly string[]): string =>
  `Sem estimativa: a nota, lida por inteiro, não confirma palavras como ${quotedOf(words)}.`;

/** Keeps a judgement that the whole note bears out, and makes one where it is likely by itself. */
function agreed(reading: Reading, likely: LikelyState, sentences: readonly Sentence[]): Reading {
  if (likely.length < FEWEST_WORDS) return reading;
  const sign = SIGNS[likely.state];
  if (reading.estimate !== 'scored')
    return sign !== undefined && likely.likelihood > LIKELY
      ? learnt(reading, likely, sentences)
      : reading;
  if (likely.ofSign(Math.sign(reading.sentimentScore ?? 0)) > AGREED) return reading;
  const named = strongestOf(sentences.flatMap(({ words }) => words));
  return likely.state === 'mixed'
    ? {
        ...reading,
        ...UNJUDGED,
        estimate: 'mixed',
        emotions: reading.emotions,
        rationale: BOTH_SIDES,
      }
    : { ...reading, ...UNJUDGED, rationale: notBorneOut(named) };
}

/** Danger is shown and never scored, by whichever reader. */
export const UNSCORED = { ...UNJUDGED, estimate: 'risk' } as const satisfies Partial<Reading>;

const DANGER: Reading = {
  ...UNSCORED,
  rationale: `Sem estimativa: o texto traz palavras de perigo. ${RISK_EXPLANATION}`,
};

interface ReadNote {
  readonly frames: readonly WeighedFrame[];
  readonly sentences: readonly Sentence[];
}

function* weighFrames(found: readonly Frame[]): Steps<ReadNote> {
  const sentences: Sentence[] = [];
  const frames: WeighedFrame[] = [];
  for (const frame of found) {
    const from = sentences.length;
    for (const place of frame.sentences.keys()) sentences.push(yield* readSentence(frame, place));
    const scores = sentences.slice(from).map(({ score }) => Math.abs(score));
    frames.push({ frame, feeling: scores.reduce((most, one) => Math.max(most, one), 0) });
  }
  return { frames, sentences };
}

/** Returns where the words of a text lean, from -1 to 1, however few they are. */
export const leaningOf = (plaintext: string): number =>
  scoreOf(atOnce(weighFrames(atOnce(framesOf(plaintext)))).sentences);

/** Nothing is judged where danger that is present is as likely as this: 18 %. */
const UNEASY = -1.5;
/** A few words are seldom sure to be free of danger: there it must be likelier than not. */
const UNEASY_IN_SHORT = 0;

/** Takes a judgement back from a note that may speak of danger in words that were not found. */
function careful(reading: Reading, surroundings: SurroundingsOfSentences, length: number): Reading {
  if (reading.estimate !== 'scored') return reading;
  const most = length < FEWEST_WORDS ? UNEASY_IN_SHORT : UNEASY;
  return [...surroundings.values()].some(({ presentDanger }) => presentDanger > most)
    ? { ...UNJUDGED, rationale: rationaleOf('none', []) }
    : reading;
}

function* analysis(plaintext: string): Steps<NoteAnalysis> {
  const found = yield* framesOf(plaintext);
  const surroundings = yield* surroundingsIn(found);
  const passages = yield* riskPassagesIn(plaintext, found, surroundings);
  const { frames, sentences: weighed } = yield* weighFrames(found);
  const sentences = discountOutdated(weighed);
  const words = sentences.flatMap((sentence) => sentence.words);
  const likely = likelyState(found);
  return {
    summary: yield* summarise(plaintext, frames, passages),
    ...(passages.some(isOpen)
      ? DANGER
      : careful(agreed(scored(sentences, words), likely, sentences), surroundings, likely.length)),
  };
}

/**
 * Reads a note without any network: an estimate from a lexicon, in the same form as a provider's.
 * It shows words of danger and never scores them. The same text always gives the same answer.
 */
export const analyseNote = (plaintext: string): NoteAnalysis => atOnce(analysis(plaintext));

/**
 * Does the same in turns with other work: the longest note takes half a second.
 * @throws the signal's reason once it is aborted
 */
export const analyseInTurns = (plaintext: string, signal?: AbortSignal): Promise<NoteAnalysis> =>
  inTurns(analysis(plaintext), signal);
