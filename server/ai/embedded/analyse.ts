import type {
  Emotion,
  EmotionName,
  Intensity,
  NoteAnalysis,
} from '../../../src/domain/notes/analysis.ts';
import { splitSentences, tokenise } from './fold.ts';
import { summarise } from './summary.ts';
import { type Weighed, weighWords } from './weigh.ts';

export interface Sentence {
  readonly text: string;
  readonly words: readonly Weighed[];
  /** From -1 to 1. */
  readonly score: number;
}

/** How fast many words approach the ends of the scale. */
const SOFTNESS = 0.8;
/** Below this nothing was said, in either direction. */
const SILENCE = 0.05;
/** What a sentence without feeling takes away from the others. */
const NEUTRAL_SHARE = 0.15;
const MOST_EMOTIONS = 5;
const FAINTEST_EMOTION = 0.1;
const HIGH = 0.68;
const MEDIUM = 0.42;
const NAMED_WORDS = 3;

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

const squashed = (sum: number): number => {
  const score = sum / Math.sqrt(sum * sum + SOFTNESS);
  return Math.abs(score) < SILENCE ? 0 : score;
};

/** Words of one sentence act on each other, so that one without an end would take for ever. */
const LONGEST_SENTENCE = 80;

function weighText(text: string): Weighed[] {
  const tokens = tokenise(text);
  const parts = Math.ceil(tokens.length / LONGEST_SENTENCE);
  return Array.from({ length: parts }, (_, part) =>
    weighWords(tokens.slice(part * LONGEST_SENTENCE, (part + 1) * LONGEST_SENTENCE)),
  ).flat();
}

/** One sentence and what it says. */
export function readSentence(text: string): Sentence {
  const words = weighText(text);
  return { text, words, score: squashed(words.reduce((sum, { weight }) => sum + weight, 0)) };
}

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

/**
 * Reads a note without any network: an estimate from a lexicon, in the same form as a provider's. It says nothing about
 * risk. The same text always gives the same answer.
 */
export function analyseNote(plaintext: string): NoteAnalysis {
  const sentences = splitSentences(plaintext).map(readSentence);
  const words = sentences.flatMap((sentence) => sentence.words);
  return {
    summary: summarise(plaintext, sentences),
    sentimentScore: scoreOf(sentences),
    emotions: emotionsOf(words),
    intensity: intensityOf(sentences),
    rationale: rationaleOf(words),
  };
}
