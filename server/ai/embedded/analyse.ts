import type {
  Emotion,
  EmotionName,
  Intensity,
  NoteAnalysis,
} from '../../../src/domain/notes/analysis.ts';
import { atOnce, type Steps } from '../../../src/domain/core/steps.ts';
import { inTurns } from '../steps.ts';
import { splitSentences } from './fold.ts';
import { readSentence, type Sentence, SILENCE } from './sentence.ts';
import { summarise } from './summary.ts';
import type { Weighed } from './weigh.ts';

/** What a sentence without feeling takes away from the others. */
const NEUTRAL_SHARE = 0.15;
const MOST_EMOTIONS = 5;
const FAINTEST_EMOTION = 0.1;
const HIGH = 0.68;
const MEDIUM = 0.42;
const NAMED_WORDS = 3;

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

function rationaleOf(words: readonly Weighed[]): string {
  const strongest = words.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const named = [...new Set(strongest.map(({ text }) => text.toLocaleLowerCase('pt-BR')))];
  if (named.length === 0)
    return 'Estimativa automática: o texto não traz palavras que indiquem uma emoção.';
  const quoted = named.slice(0, NAMED_WORDS).map((word) => `“${word}”`);
  return `Estimativa automática, a partir de palavras como ${listed(quoted)}.`;
}

function* analysis(plaintext: string): Steps<NoteAnalysis> {
  const sentences: Sentence[] = [];
  for (const text of splitSentences(plaintext)) sentences.push(yield* readSentence(text));
  const words = sentences.flatMap((sentence) => sentence.words);
  return {
    summary: yield* summarise(plaintext, sentences),
    sentimentScore: scoreOf(sentences),
    emotions: emotionsOf(words),
    intensity: intensityOf(sentences),
    rationale: rationaleOf(words),
  };
}

/**
 * Reads a note without any network: an estimate from a lexicon, in the same form as a provider's. It says nothing about
 * risk. The same text always gives the same answer.
 */
export const analyseNote = (plaintext: string): NoteAnalysis => atOnce(analysis(plaintext));

/** The same, while others go on: the longest note takes half a second. @throws the signal's reason once it is aborted */
export const analyseInTurns = (plaintext: string, signal?: AbortSignal): Promise<NoteAnalysis> =>
  inTurns(analysis(plaintext), signal);
