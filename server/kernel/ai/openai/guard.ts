import { fold } from '../../../../src/domain/core/fold.ts';
import { instructions } from './prompt.ts';

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words without a meaning of their own, by which a language is known. None stands in two lists. */
const PORTUGUESE = setOf(
  'o os da do das dos na nos nas em um uma com nao e ao aos pela pelo seu sua ela mais sem',
);
const OTHERS = setOf(
  `the and of to is was with her his she he they that this has have for from not are were been
  el la los las y con del una pero muy su sus ella fue por lo al unas
  le les des et est avec pas dans une elle sur der die und ist nicht mit sie ein eine`,
);
/** Fewer words tell no language. */
const TELLING = 3;

/** True for a text that is surely in another language than Portuguese. */
export function isForeign(text: string): boolean {
  const words = wordsOf(text);
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const foreign = count(OTHERS);
  return foreign >= TELLING && foreign > count(PORTUGUESE);
}

const REFUSAL =
  /\b(?:nao posso (?:ajudar|atender|responder|processar|resumir|fornecer|analisar)|nao (?:consigo|sou capaz de) (?:ajudar|atender|resumir|analisar)|como (?:um |uma )?(?:modelo de linguagem|ia|inteligencia artificial)|i (?:can ?not|cant|am unable)|as an ai)\b/u;

/** True where a model writes of itself that it will not do what it was asked. */
export const isRefusal = (text: string): boolean =>
  REFUSAL.test(wordsOf(text.replaceAll(/[’']/g, '')).join(' '));

const ECHO_WORDS = 8;

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - ECHO_WORDS + 1))
    .map((_, at) => words.slice(at, at + ECHO_WORDS).join(' '));
}

const asked: ReadonlySet<string> = new Set(runsOf(instructions));

/** True where a text repeats what the model was told. */
export const isEcho = (text: string): boolean => runsOf(text).some((run) => asked.has(run));
