import { wordSet } from '../abbreviations.ts';
import { people } from '../cues.ts';
import type { Frame, FramedSentence } from '../frames.ts';
import { finiteVerb } from '../negationWords.ts';
import type { RiskKind } from './kinds.ts';

/** Dangers within a family: there another person is a part of them. */
const atHome: ReadonlySet<RiskKind | 'feeling'> = new Set(['violence', 'child', 'elder']);

const strangers = wordSet(`vizinho vizinha vizinhos amigo amiga amigos amigas colega colegas chefe
  conhecido conhecida professor professora dona moca moco rapaz protagonista heroina princesa aluno
  aluna alunos porteiro porteira mulher cliente plantao noticia atriz cantor cantora idoso`);
/** Their own home, unless the patient lives with them. */
const otherHomes = wordSet('irma irmao tia tio prima primo cunhada cunhado');
const more = wordSet(
  'dona moca rapaz protagonista heroina princesa aluno aluna plantao atriz cantor',
);
/** “O rapaz” and “dona Zilda” are the patient; “um rapaz” and “a moça do 302” are not. */
const patientsToo = wordSet('moca rapaz aluno aluna dona');
const articles = wordSet('o a os as seu sua seus suas meu minha um uma que e mas dessa desse');
const prepositions = wordSet(
  'com para pra pro ao aos pelo pela no na nos nas por contra em sem entre',
);
const patients = wordSet('paciente ela ele eu cliente crianca menino menina adolescente');
/** “Seguindo”, “empurrar”. */
const GERUND = /^(?:[a-z]{2,}(?:ando|endo|indo|[aei]r)|ver|segue|cita|maltrata|vigia|empurra)$/;
const telling =
  /^(?:cont|relat|refer|diz|disse|inform|coment|percebe|notou|trouxe|procur|lig|telefon|avis|fal[ao]|ped|escrev|confess|admit)/;
const noticing =
  /^(?:perceb|jog|recolh|confisc|retir|tranc|notou|troux|traz|viu|encontr|achou|descobr|flagr|desconfi|suspeit|encaminh)/;
const clause = wordSet(', ; . ( ) :');

type Tokens = FramedSentence['tokens'];

const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.folded ?? '';

const wordsFrom = (tokens: Tokens, from: number, count: number): string =>
  tokens
    .slice(from, from + count)
    .map(({ folded }) => `${folded} `)
    .join('');

const isPerson = (word: string): boolean => people.has(word) || more.has(word);

/** “Um rapaz”, “outra aluna”, “a dona do bar”. */
const isSomebody = (tokens: Tokens, at: number): boolean =>
  !patientsToo.has(wordAt(tokens, at)) ||
  /^(?:uma?|outr[oa]|d?ess[ea]|aquel[ea])$/.test(wordAt(tokens, at - 1)) ||
  (at > 0 && wordAt(tokens, at - 1) !== ':' && /^(?:d[ao]|que)$/.test(wordAt(tokens, at + 1)));

/**
 * True for “com uma moça que…” and “da mãe, que…”, but not for “contou à mãe que…” or “a conversa
 * com ela em que”.
 */
function isRelative(tokens: Tokens, at: number): boolean {
  const rest = tokens.slice(at + 1, at + 5).map(({ folded }) => folded);
  const next = rest.indexOf('que');
  if (next < 0 || rest[next - 1] === 'em') return false;
  const told = tokens.slice(Math.max(0, at - 6), at);
  return !told.some(({ folded }) => telling.test(folded));
}

/** “Segue o rapaz”, “ensinou a filha”: what the patient does to somebody. */
const isObject = (tokens: Tokens, at: number): boolean =>
  (finiteVerb.test(wordAt(tokens, at - 2)) || GERUND.test(wordAt(tokens, at - 2))) &&
  !telling.test(wordAt(tokens, at - 2));

const isAccented = (tokens: Tokens, at: number): boolean => /^às?$/i.test(tokens[at]?.text ?? '');

const connecting = wordSet('que e mas porque se quando como porem pois ja enquanto embora onde');

/** True at a place where a subject may stand: “descreve o marido” has another one. */
const opensClause = (tokens: Tokens, at: number): boolean =>
  at <= 0 || clause.has(wordAt(tokens, at - 1)) || connecting.has(wordAt(tokens, at - 1));

/** “A vizinha”, but not “com a vizinha”, “à vizinha” or “segue a vizinha”. */
const standsFree = (tokens: Tokens, at: number, kind: Place['kind']): boolean =>
  articles.has(wordAt(tokens, at - 1)) &&
  !isAccented(tokens, at - 1) &&
  !prepositions.has(wordAt(tokens, at - 2)) &&
  (kind === 'feeling' ? opensClause(tokens, at - 1) : !isObject(tokens, at));

/** True if the word stands where a subject does. */
function isSubject(tokens: Tokens, at: number, kind: Place['kind']): boolean {
  const before = wordAt(tokens, at - 1);
  if (!isSomebody(tokens, at)) return false;
  if (at === 0 || clause.has(before)) return true;
  if (/^d[ao]s?$/.test(before) && /^(?:, )?q(?:ue)? /.test(wordsFrom(tokens, at + 1, 3)))
    return true;
  // “Conversou com a filha, que acolheu bem”: that is good for the patient.
  return (kind !== 'feeling' && isRelative(tokens, at)) || standsFree(tokens, at, kind);
}

/** “Diz que a filha merece outra mãe e que vai…”: the second is told of the patient. */
const tellsOn = (tokens: Tokens, from: number, at: number): boolean =>
  / e que /.test(` ${wordsFrom(tokens, from + 1, at - from - 1)}`) &&
  tokens.slice(Math.max(0, from - 5), from).some(({ folded }) => telling.test(folded));

/** True if the patient is the subject again between a person and the hit. */
const returns = (tokens: Tokens, from: number, at: number): boolean =>
  tokens
    .slice(from + 1, at)
    .some(
      ({ folded }, place, between) =>
        patients.has(folded) &&
        !/^d[aeo]?$/.test(between[place - 1]?.folded ?? '') &&
        !(place === 0 && folded.startsWith('d')),
    ) || tellsOn(tokens, from, at);

/** The last person before a place who is a subject there; negative if there is none. */
function subjectBefore(tokens: Tokens, at: number, kind: Place['kind']): number {
  for (let place = at - 1; place >= 0; place -= 1) {
    if (/^[;.]$/.test(wordAt(tokens, place))) return -1;
    if (isPerson(wordAt(tokens, place)) && isSubject(tokens, place, kind)) return place;
  }
  return -1;
}

/** “Mãe conta que se corta”, “conta a mãe”: who tells is not who does. */
const isTelling = (tokens: Tokens, person: number): boolean =>
  wordAt(tokens, person - 2) === 'segundo' ||
  (telling.test(wordAt(tokens, person - 2)) && clause.has(wordAt(tokens, person + 1))) ||
  tokens
    .slice(person + 1, person + 4)
    .some(
      ({ folded }, place) =>
        noticing.test(folded) ||
        (telling.test(folded) && /^(?:que|:)$/.test(wordAt(tokens, person + place + 2))),
    );

const PLURAL = /s$/;
const believing = /^(?:ach|acredit|jur|sent|cre|cert|convencid|desconfi|imagin|suspeit|fantasi)/;

/** “Acha que os vizinhos…”: the person belongs to the belief. */
const isBelieved = (tokens: Tokens, person: number): boolean =>
  tokens
    .slice(Math.max(0, person - 5), Math.max(0, person))
    .some(({ folded }) => believing.test(folded));

const asserting = /^(?:afirm|garant|insist|jur|alega|diz|disse)/;
/** Deeds of others that exist only for somebody who believes in them. */
const PERSECUTING = /^(?:coloc|instal|grav|vigi|persegu|envenen|film|espion|implant|clon|hack)/;

/** “Afirma que a vizinha instalou câmeras”. */
const isAsserted = (tokens: Tokens, person: number, at: number): boolean =>
  PERSECUTING.test(wordAt(tokens, at)) &&
  tokens
    .slice(Math.max(0, person - 4), Math.max(0, person))
    .some(({ folded }) => asserting.test(folded));

const OWNER = /^(?:d[ao]s?|pel[ao]s?)$/;

/** “Suicídio do tio”, “uso de drogas pelo pai”. */
function isOwned(tokens: Tokens, end: number): boolean {
  if (!OWNER.test(wordAt(tokens, end))) return false;
  const [next, after] = [wordAt(tokens, end + 1), wordAt(tokens, end + 2)];
  return isPerson(next) || (articles.has(next) && isPerson(after));
}

interface Place {
  readonly frame: Frame;
  readonly place: number;
  readonly kind: RiskKind | 'feeling';
  readonly at: number;
  readonly end: number;
}

/** Events that another person has: “suicídio do tio”. */
const EVENT =
  /^(?:tentativas?|ideac|suicid|uso|abuso|consumo|alcool|dependencia|surto|psico|alucin|delir|esq|recaida|morte|automutil|vicio|overdose|vozes)/;

/** True if the frame tells of somebody outside of the patient's home. */
const isElsewhere = ({ sentences }: Frame): boolean =>
  sentences.some(({ tokens }) =>
    tokens.some(({ folded }) => strangers.has(folded) || otherHomes.has(folded)),
  );

/** “A mãe conta que o filho…”: the child is the patient. */
const OWN_CHILD = /^(?:filh[oa]|net[oa]|sobrinh[oa]|entead[oa]|rapaz|moca)$/;

/** “A colega a faz chorar.” */
const CAUSING = /^(?:faz|fez|fazem|fizeram|deixa|deixou|deixam|deixaram|tornou|torna)$/;
const CLITIC = /^(?:a|o|lhe|me)$/;

/** “O neto a anima”, “acha que o vizinho a vigia”: the other person does it to the patient. */
function concernsPatient(kind: Place['kind'], tokens: Tokens, person: number, at: number): boolean {
  if (kind === 'psychosis')
    return (
      isBelieved(tokens, person) ||
      isAsserted(tokens, person, at) ||
      PLURAL.test(wordAt(tokens, person))
    );
  if (kind === 'feeling' && CAUSING.test(wordAt(tokens, at - 1)))
    return CLITIC.test(wordAt(tokens, at - 2));
  return (kind === 'feeling' || kind === 'violence') && CLITIC.test(wordAt(tokens, at - 1));
}

/** True if the person who is the subject before the hit is the one in danger. */
function isOfSubject({ kind, at }: Place, tokens: Tokens): boolean {
  const person = subjectBefore(tokens, at, kind);
  if (person < 0 || returns(tokens, person, at) || isTelling(tokens, person)) return false;
  if (concernsPatient(kind, tokens, person, at)) return false;
  const word = wordAt(tokens, person);
  if (OWN_CHILD.test(word) && isTelling(tokens, subjectBefore(tokens, person, kind))) return false;
  if (!atHome.has(kind)) return true;
  return strangers.has(word) || (kind === 'violence' && otherHomes.has(word));
}

const names = (tokens: Tokens, word: string): boolean =>
  tokens.some(({ folded }) => folded === word);

const FEMININE = /(?:a|as|mae|mulher|ex)$/;

/** “A esposa está feliz. Ele não: sente saudade.”: the second one is the patient. */
function isOfOtherSex({ sentences }: Frame, place: number): boolean {
  const pronoun = /^(?:so |ja |mas |e )?(el[ea]) /.exec(sentences[place]?.words ?? '')?.[1];
  const person = sentences
    .slice(0, place)
    .flatMap(({ tokens }) => tokens)
    .findLast(({ folded }) => people.has(folded))?.folded;
  if (pronoun === undefined || person === undefined) return false;
  return FEMININE.test(person) !== (pronoun === 'ela');
}

/** True if a sentence after one of another person comes back to the patient. */
const isOfPatientAfter = ({ frame, place, kind, at }: Place): boolean =>
  names(frame.sentences[place]?.tokens.slice(0, at) ?? [], 'paciente') ||
  (kind === 'feeling' && isOfOtherSex(frame, place));

/** “Melhor sem ela”, “os filhos ficariam livres”, “se ele morresse”: the others would be. */
const isOfThePatient = (tokens: Tokens, at: number, end: number): boolean =>
  /^(?:el[ea]|mim|si)$/.test(wordAt(tokens, end - 1)) ||
  /^(?:(?:estari|ficari|viveri|seri)|(?:se|quando) el[ea] )/.test(wordsFrom(tokens, at, 2));

/** True if a sentence tells of another person's danger. */
export function isOfAnother(hit: Place): boolean {
  const { frame, place, kind, at, end } = hit;
  const { tokens, sense } = frame.sentences[place] ?? { tokens: [], sense: 'own' };
  const isHome = atHome.has(kind);
  if (sense === 'other') return !isOfPatientAfter(hit) && (!isHome || isElsewhere(frame));
  if (!isHome && EVENT.test(wordAt(tokens, at)) && isOwned(tokens, end)) return true;
  if (kind === 'suicide' && isOfThePatient(tokens, at, end)) return false;
  return isOfSubject(hit, tokens);
}
