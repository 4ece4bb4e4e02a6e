import * as cues from '../reading/cues.ts';
import type { Frame } from '../reading/frames.ts';
import { negationOf } from '../reading/negation.ts';
import type { Near } from './near.ts';

/**
 * Troubles: to say that there are none is to say nothing of their theme. Other words are subjects,
 * of which a session may be in what is not so: “não tem amigos”, “não dorme”.
 */
const TROUBLE =
  /^(?:insoni|insone|pesadelo|sonolen|ansied|ansios|preocupa|nervos|angust|apreens|panico|afli[tc]|agoni|estress|tens(?:ao|a|o)$|inquiet|taquicard|palpit|falta$|aperto$|rumina|catastrof|fobi|hipervig|lutos?$|enlut|falec|mortes?$|morr|perdas?$|velorio|obito|viuv|aborto|insegur|inferior|fracass|incapa|inutil|desvalor|autocrit|autodeprec|inadequa|vergonha|doen|adoec|dor(?:es)?$|enxaqueca|intern|cancer|tumor|nodulo|cirurg|febre|gripe|pneumon|infarto|avc$|les(?:ao|oes)$|fratur|sequela|cronic|diabet|hipertens|divida|endivid|inadimpl|falencia|isola|solidao|compuls|vomit|anorex|bulimi|conflit|brig|discuss|discut|desentend|cobranc|desresp|ofens|ofend|xing|hostil|bate$|confront|grit|separac|divorc|trai|ciume|infidel|reprov|demiss|demit|desempreg|mudanc|gravid|gestac|procrast)/;
/** Words for a trouble of whatever theme. */
const COMPLAINT =
  /^(?:queix|problem|dificuldad|alterac|intercorr|novidade|relatos?$|historico$|antecedente|menc|crises?$|sinais?$|sintoma|prejuizo|perd|epis|questoes?$)/;

const CLITICS =
  '(?:se|lhe|me|nos|[oa]s?|mais|ainda|esta|estava|foi|ha|tem|teve|houve|anda|chegou a)';
/** “Não houve”, “nunca sofreu”: these deny what follows. Other verbs deny themselves alone. */
const BEING =
  '(?:ha|havia|houve|tem|teve|tinha|tido|apresent[a-z]+|refer[a-z]+|relat[a-z]+|queix[a-z]+|mencion[a-z]+|sent[a-z]+|sofr[a-z]+|é|e|era|foi|fez|faz|est[a-z]+|fic[a-z]+|ocorr[a-z]+|acontec[a-z]+|observ[a-z]+|identific[a-z]+|percebid[a-z]+|evidenc[a-z]+|demonstr[a-z]+|verbaliz[a-z]+|manifest[a-z]+|por)';
const NOT = '(?:nao|nunca|jamais|ninguem|nem)';
const LISTING =
  /(?:^| )(?:neg(?:a|ou|ava|ando|am)(?! (?:[a-z]+ )?que )|ausencia|inexistencia|descart[a-z]+|isent[oa]|nenhuma?) /;
const WITHOUT = /(?:^| )(?:sem|livre de) (?!(?:se )?[a-z]+[aei]r )/;
const NOT_BEING = new RegExp(`(?:^| )${NOT} (?:${CLITICS} ){0,3}?${BEING} `);
/** “Não brigou”. */
const NOT_DOING = new RegExp(`(?:^| )${NOT} (?:${CLITICS} ){0,3}$`);
/** “Não falou do trabalho”; who cannot speak of it has it as a theme. */
const NOT_SAID = new RegExp(
  `(?:^| )${NOT} (?:${CLITICS} ){0,2}?(?:fal(?:ou|amos|aram) (?:[a-z]+ ){0,2}?(?:d[aeo]s?|sobre|n[ao]s?|em)|mencion(?:ou|amos|a)|abord(?:ou|amos|ado)|trouxe|coment(?:ou|a)|cit(?:ou|a)|toc(?:ou|amos) n[oa]) (?:[a-zé]+ ){0,4}$`,
);
const OVER = /(?:^| )(?:ja nao|nunca mais|(?:nao|nem) (?:[a-zé]+ ){1,4}?mais) /;
/** “Sem pesadelos há duas semanas”: there were some. */
const SINCE =
  /(?:^| )(?:ha|faz) (?:[a-z0-9]+ ){1,3}(?:dias?|semanas?|mes|meses|anos?)(?= |$)|^mais(?= |$)|^como antes/;
/** “Sono preservado”; an examination without findings was made all the same. */
const isFine = ({ words, after }: Near): boolean => FINE.test(after) && !words.startsWith('exame');

/** “Triste por não estar grávida”. */
const REGRETTED = /(?:^| )(?:por|de|em) nao [a-z]+[aei]r /;
const NEGATOR =
  /^(?:nao|nunca|jamais|ninguem|sem|neg(?:a|ou|ava|ando|am)|ausencia|inexistencia|nenhuma?)$/;
const UNSURE = /(?:^| )nao sab(?:e|ia|em) (?:[a-z]+ )?se /;

const FINE =
  /^(?:(?:e |ou )(?:de |do |da )?[a-z]+ |, [a-z]+ (?=preservad[oa]s|sem)){0,2}(?:: )?(?:preservad[oa]s?|sem (?:queixas?|alterac[a-z]+|problemas?|intercorr[a-z]+|particularidades))(?= |$)/;
const ANSWERED =
  /^: (?:nega|negad[oa]s?|ausentes?|nao|nenhuma?|inexistentes?|descartad[oa]s?|negativ[oa]s?|\( - \))(?= [.,;]|$)/;
const DENIED_AFTER =
  /^(?:(?:e|ou) [a-z]+ )?(?:(?:é|foi|foram|esta|estao) )?(?:negad[oa]s?|ausentes?|inexistentes?|descartad[oa]s?|negativ[oa]s?)(?= [.,;)]|$)/;
const ANSWER =
  /^(?:[a-zé]+ ){0,4}?(?:[,:?] )?(?:e )?(?:ela |ele |paciente |a paciente |o paciente )?(?:nega(?:ndo)?|negou|(?:disse|diz|respond[a-z]+|afirm[a-z]+)(?: que)? nao|nao)(?= [.,;]|$)/;

const TURNS = /(?:^| )(?:mas|porem|refere|relata|conta|queixa|admite|exceto|salvo) /;

/** The words of a clause before a match: what stands before a sign or a turn does not reach it. */
const clauseOf = (before: string): string => before.split(/[;.!?]| e (?:se|lhe|me) /).at(-1) ?? '';

const isTrouble = ({ words }: Near): boolean =>
  words.split(' ').some((word) => TROUBLE.test(word)) && !/^(?:sem|nao) /.test(words);

/** “Sem companhia, ansiosa”: what is missing is a thing. */
const QUALITY =
  /^(?:ansios|preocupad|nervos|tens[oa]s?$|estressad|aflit|agoniad|isolad|doentes?$|apreensiv|angustiad|insegur[oa]s?$|inquiet[oa]s?$)/;
const isNamed = (word: string): boolean => TROUBLE.test(word) || COMPLAINT.test(word);

const LINK = /^(?:[oa]s?|d[eoa]s?|n[oa]s?|por|uso|ideac[a-z]+|e|ou|nem)$/;
const ITEM_ENDS =
  /^(?:$|[,.;:)]|(?:e|ou|nem|n[ao]s?|d[aeo]s?|com|por|para|na|no|recentes?|atua(?:l|is)) )/;

/** The words between the last negator and a match; “nem” goes on with what one before it denies. */
function deniedWords(clause: string): readonly string[] {
  const words = clause.trim().split(' ');
  const from = words.findLastIndex((word) => NEGATOR.test(word));
  return words.slice((from < 0 ? words.indexOf('nem') : from) + 1);
}

/** “Não está ansiosa com a mudança”: the mood is denied, and not its cause. */
const isCause = (clause: string): boolean =>
  deniedWords(clause).some(
    (word, at, words) =>
      QUALITY.test(word) && /^(?:com|por|pel[oa]s?|diante)$/.test(words[at + 1] ?? ''),
  );

/** True if nothing but things of a list stands between a comma after the negator and a match. */
function isListed(clause: string, after: string): boolean {
  const words = deniedWords(clause);
  const comma = words.lastIndexOf(',');
  if (comma < 0) return true;
  const isList = words
    .slice(comma + 1)
    .every((word) => word === '' || LINK.test(word) || isNamed(word));
  return isList && ITEM_ENDS.test(after);
}

/** True if a trouble or a complaint stands after the last negator before a match. */
const isOfDenied = (clause: string): boolean => deniedWords(clause).some(isNamed);

const FIRST_VERB = /(?:^| )(?:nao|nunca) (?:se |lhe |mais )?([a-zé]+) ?([a-zé]*)/;

/** “Não aceita a separação dos pais”: the verb is denied, and not the trouble. */
function isHandled(clause: string): boolean {
  const [, verb = '', next = ''] = FIRST_VERB.exec(clause) ?? [];
  if (verb === '' || WITHOUT.test(clause)) return false;
  return !TROUBLE.test(verb) && !NOT_BEING.test(` nao ${verb} ${next} `);
}

const isOver = (clause: string, after: string): boolean =>
  OVER.test(clause) || SINCE.test(after.split(/[,;.]/)[0] ?? '');

const isTroubleDenied = (clause: string, words: string): boolean =>
  NOT_BEING.test(clause) ||
  NOT_DOING.test(clause) ||
  (WITHOUT.test(clause) && !QUALITY.test(words));

const isSubjectDenied = (clause: string): boolean =>
  (WITHOUT.test(clause) || FIRST_VERB.test(clause)) && isOfDenied(clause) && !isHandled(clause);

/** True if what is denied is a complement of the negator, and not only a verb before it. */
function isDeniedBefore(near: Near): boolean {
  const clause = clauseOf(near.before);
  if (NOT_SAID.test(clause)) return true;
  if (REGRETTED.test(clause) || isCause(clause) || !isListed(clause, near.after)) return false;
  if (LISTING.test(clause)) return true;
  if (isOver(clause, near.after)) return false;
  return isTrouble(near) ? isTroubleDenied(clause, near.words) : isSubjectDenied(clause);
}

/** True if the question for it was answered with no. */
function isAnsweredNo({ sentences }: Frame, place: number, near: Near): boolean {
  if (!cues.asks(near.before)) return false;
  const rest = near.after.replace(/ ?[.?]$/, '');
  if (ANSWER.test(near.after)) return true;
  const next = sentences[place + 1]?.words ?? '';
  return /^[^,;]*$/.test(rest) && ANSWER.test(next.slice(0, 80));
}

/** True if a match only stands where the note says that there is none. */
export function isDenied(frame: Frame, place: number, near: Near): boolean {
  if (frame.sentences[place]?.sense === 'denied') return !TURNS.test(near.before);
  if (ANSWERED.test(near.after) || isFine(near)) return true;
  if (isTrouble(near) && DENIED_AFTER.test(near.after)) return true;
  if (isAnsweredNo(frame, place, near)) return true;
  if (UNSURE.test(near.before) || negationOf(near.tokens, near.at) !== 'denied') return false;
  return isDeniedBefore(near);
}
