import { fold } from '../../core/fold.ts';
import { sharedStems, sourcesIn, stemOf } from '../sources.ts';
import { wordsOf } from '../words.ts';

/**
 * Says whether a sentence of a summary rests on its note. `turned`: the nearest passage denies what
 * the sentence says, affirms what it denies, or speaks of another person.
 */
export type Support = 'supported' | 'unsupported' | 'turned';

const setOf = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/));

/** Deny what follows them in their clause. */
const DENIES = setOf(
  'não nao n sem nem nunca jamais nenhum nenhuma nada nega negou negando negam ausência livre descarta descartou',
);
/** Deny what stands before them: *ideação ausente*. */
const DENIED = setOf(
  'ausente ausentes negado negada negados negadas descartado descartada inexistente',
);
/** A denial ends there. */
const TURNS = setOf('mas porém contudo entretanto todavia embora');

const PERSONS = setOf(
  `mãe pai irmã irmão irmãs irmãos filha filho filhas filhos marido esposa esposo mulher companheiro
  companheira namorada namorado avó avô tia tio prima primo sobrinha sobrinho amiga amigo chefe
  colega vizinha vizinho sogra sogro cunhada cunhado padrasto madrasta professora professor`,
);
/** A person among the first words is whom a sentence speaks of. */
const SUBJECT_WORDS = 3;

interface Clause {
  readonly stem: string;
  readonly isDenied: boolean;
}

/** Reads a stretch without a full stop: a denial holds for a whole list, up to a turn. */
function readStretch(stretch: string): readonly Clause[] {
  const words = wordsOf(stretch);
  const read: Clause[] = [];
  let isDenied = false;
  let from = 0;
  for (const [at, { word }] of words.entries()) {
    const isLastNo = word === 'nao' && at === words.length - 1;
    if (TURNS.has(word)) {
      isDenied = false;
      from = read.length;
    } else if (DENIED.has(word) || isLastNo) {
      read.push(...read.splice(from).map((one) => ({ ...one, isDenied: true })));
      from = read.length;
    } else if (DENIES.has(word)) isDenied = true;
    else read.push({ stem: stemOf(word), isDenied });
  }
  return read;
}

/** The words of a sentence by their stems, each with whether it is denied there. */
const readClauses = (sentence: string): readonly Clause[] =>
  sentence.split(/[.;!?\n]+/).flatMap(readStretch);

/** Returns whom a sentence speaks of: another person, or nobody but the patient. */
const subjectOf = (sentence: string): string | null =>
  wordsOf(sentence)
    .slice(0, SUBJECT_WORDS)
    .find(({ word }) => PERSONS.has(word))?.word ?? null;

const has = (text: string, person: string): boolean =>
  wordsOf(text).some(({ word }) => word === person);

/** True where one speaks of a person whom the other does not name. */
function isOfAnother(sentence: string, passage: string): boolean {
  const [own, other] = [subjectOf(sentence), subjectOf(passage)];
  return (
    (own !== null && !has(passage, own)) ||
    (other !== null && own === null && !has(sentence, other))
  );
}

/** True where a word that both have is denied in one of them alone. */
function isTurned(sentence: string, passage: string): boolean {
  const shared = sharedStems(sentence, passage);
  const states = (text: string) => {
    const found = new Map<string, Set<boolean>>();
    for (const { stem, isDenied } of readClauses(text))
      if (shared.has(stem)) found.set(stem, (found.get(stem) ?? new Set()).add(isDenied));
    return found;
  };
  const theirs = states(passage);
  for (const [stem, own] of states(sentence)) {
    const other = theirs.get(stem);
    if (other && ![...own].some((state) => other.has(state))) return true;
  }
  return false;
}

/** Returns what says, for each sentence of a summary, whether it rests on the note's text. */
export function supportIn(text: string): (sentence: string) => Support {
  const sourceOf = sourcesIn(text);
  return (sentence) => {
    const place = sourceOf(sentence);
    if (place === null) return 'unsupported';
    const passage = text.slice(place.start, place.end);
    return isOfAnother(sentence, passage) || isTurned(sentence, passage) ? 'turned' : 'supported';
  };
}

export const NOT_IN_NOTE = '[não encontrado na nota]';
export const NOT_AS_IN_NOTE = '[diferente do que a nota diz]';

/** Returns the mark that stands behind a sentence; `null` behind a supported one. */
export function supportMark(support: Support): string | null {
  if (support === 'supported') return null;
  return support === 'turned' ? NOT_AS_IN_NOTE : NOT_IN_NOTE;
}
