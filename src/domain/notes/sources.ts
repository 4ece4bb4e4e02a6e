import { fold } from '../core/fold.ts';
import type { Place } from './search.ts';
import { wordsOf } from './words.ts';

/** A sentence ends at its sign, or at the end of its line. */
const SENTENCE = /[^\s.!?][^.!?\n]*[.!?]*/g;
/** A sign inside of a number or an abbreviation ends nothing, but joining them is not worth a dictionary. */
const LETTER = /[\p{L}\p{N}]/u;

/** The sentences of a text, by their places. */
export const sentencesOf = (text: string): readonly Place[] =>
  Array.from(text.matchAll(SENTENCE), ({ 0: raw, index }) => ({
    start: index,
    end: index + raw.trimEnd().length,
  })).filter(({ start, end }) => LETTER.test(text.slice(start, end)));

/** Words that stand in every note, and those by which a summary speaks of one. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  fold(`para como mais mas pelo pela pelos pelas com sem sobre entre desde ate quando onde porque pois que quem qual isso
    esta este estas estes essa esse isto aquilo ele ela eles elas seu sua seus suas meu minha dele dela nao sim uma uns umas
    foi era ser estar tem ter ha muito muita tambem ainda apenas mesmo mesma cada todo toda todos todas depois antes
    paciente cliente sessao relata relatou refere referiu menciona mencionou fala falou conta contou diz disse descreve
    descreveu apresenta apresentou traz trouxe aborda abordou resumo nota psicologa psicologo`).split(
    /\s+/,
  ),
);

/** So many letters tell words apart whatever their endings say. */
const STEM = 5;

/** The beginning of a folded word. */
export const stemOf = (word: string): string => word.slice(0, STEM);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap(({ word }) =>
      word.length < 3 || SAY_NOTHING.has(word) ? [] : [stemOf(word)],
    ),
  );

/** The stems of telling words that two texts share. */
export function sharedStems(one: string, other: string): ReadonlySet<string> {
  const others = stemsOf(other);
  return new Set([...stemsOf(one)].filter((stem) => others.has(stem)));
}

/** Of what a sentence says, by weight, so much must stand in a passage. */
const CLOSE = 0.4;
/** A passage of two sentences must say so much more than one of them alone. */
const WIDER = 0.2;

type Weights = ReadonlyMap<string, number>;

interface Indexed {
  readonly places: readonly Place[];
  /** Of each sentence. */
  readonly stems: readonly ReadonlySet<string>[];
  /** In which sentences each stands, in order. */
  readonly found: ReadonlyMap<string, readonly number[]>;
}

function indexed(text: string): Indexed {
  const places = sentencesOf(text);
  const stems = places.map(({ start, end }) => stemsOf(text.slice(start, end)));
  const found = new Map<string, number[]>();
  for (const [index, own] of stems.entries())
    for (const stem of own) {
      const known = found.get(stem);
      if (known) known.push(index);
      else found.set(stem, [index]);
    }
  return { places, stems, found };
}

/** How much each word of a sentence says: the less, the more of the note's sentences have it. */
const weightsIn = ({ places, found }: Indexed, sentence: string): Weights =>
  new Map(
    [...stemsOf(sentence)].map((stem) => [
      stem,
      Math.log(1 + (places.length + 1) / (1 + (found.get(stem)?.length ?? 0))),
    ]),
  );

/** How much of a sentence a passage says, by weight; nothing where they share fewer words than tell anything. */
function shareOf(stems: ReadonlySet<string>, weights: Weights): number {
  let [shared, all, words] = [0, 0, 0];
  for (const [stem, weight] of weights) {
    all += weight;
    if (!stems.has(stem)) continue;
    shared += weight;
    words += 1;
  }
  return words > 0 && words >= Math.min(2, weights.size) ? shared / all : 0;
}

interface Found {
  readonly place: Place;
  readonly share: number;
}

const NOTHING: Found = { place: { start: 0, end: 0 }, share: 0 };

/** The better one: the sentence, that and the next, or what was the best before. */
function better(best: Found, { places, stems }: Indexed, index: number, weights: Weights): Found {
  const [place, next] = [places[index], places[index + 1]];
  const [own, its] = [stems[index], stems[index + 1]];
  if (!place || !own) return best;
  const share = shareOf(own, weights);
  const alone = share > best.share ? { place, share } : best;
  if (!next || !its) return alone;
  const both = shareOf(new Set([...own, ...its]), weights);
  return both > alone.share + WIDER
    ? { place: { start: place.start, end: next.end }, share: both }
    : alone;
}

/**
 * Finds the passages of a note that sentences of its summary rest on, by the words that both have: rare ones weigh more. It
 * says nothing where no passage is close enough, rather than the least far one.
 */
export function sourcesIn(text: string): (sentence: string) => Place | null {
  const index = indexed(text);
  return (sentence) => {
    const weights = weightsIn(index, sentence);
    const candidates = new Set([...weights.keys()].flatMap((stem) => index.found.get(stem) ?? []));
    const best = [...candidates]
      .toSorted((a, b) => a - b)
      .reduce((before, at) => better(before, index, at, weights), NOTHING);
    return best.share >= CLOSE ? best.place : null;
  };
}
