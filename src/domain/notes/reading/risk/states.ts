import * as cues from '../cues.ts';
import type { Frame, FramedSentence } from '../frames.ts';
import { negationOf } from '../negation.ts';
import type { RiskKind, RiskState } from './kinds.ts';
import * as say from './stateWords.ts';
import { isOfAnother } from './subject.ts';

/** Words of a kind in a sentence of a frame, in tokens: `[at, end)`. */
export interface Hit {
  readonly frame: Frame;
  readonly place: number;
  /** A feeling is denied before it by whoever weighs it. */
  readonly kind: RiskKind | 'feeling';
  readonly at: number;
  readonly end: number;
}

const joined = (tokens: readonly { readonly folded: string }[]): string =>
  tokens.map(({ folded }) => folded).join(' ');

/** How far a passage is read around: in tokens before and after it, and in sentences. */
const BEFORE = 60;
const AFTER = 120;
const SENTENCES = 12;

/** The same hit in so much of its frame as is read: endless sentences and frames take no longer. */
function nearby(hit: Hit): Hit {
  const { frame, place, at, end } = hit;
  const sentence = frame.sentences[place];
  if (!sentence) return hit;
  const from = Math.max(0, at - BEFORE);
  const tokens = sentence.tokens.slice(from, end + AFTER);
  const first = Math.max(0, place - SENTENCES);
  const sentences = frame.sentences
    .slice(first, place + SENTENCES)
    .map((one, index) =>
      index === place - first ? { ...one, tokens, words: joined(tokens) } : one,
    );
  return {
    ...hit,
    frame: { ...frame, sentences },
    place: place - first,
    at: at - from,
    end: end - from,
  };
}

interface Around {
  readonly sentence: FramedSentence;
  /** The sentence before the hit, with a space at its end; the hit; the sentence after it. */
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

function around({ frame, place, at, end }: Hit): Around | undefined {
  const sentence = frame.sentences[place];
  if (!sentence) return undefined;
  const { tokens } = sentence;
  return {
    sentence,
    before: `${joined(tokens.slice(0, at))} `,
    words: joined(tokens.slice(at, end)),
    after: joined(tokens.slice(end)),
  };
}

/** Returns the words before a hit in its frame. */
function toldBefore({ frame, place }: Hit, { before }: Around): string {
  const earlier = frame.sentences.slice(0, place).map(({ words }) => words.slice(0, 400));
  return `${earlier.join(' ')} ${before}`;
}

/** A story of somebody is another person's; a dream or fantasy says nothing for certain. */
function imagined(hit: Hit, near: Around): RiskState | undefined {
  const { sentence, before } = near;
  const told = toldBefore(hit, near);
  if (!cues.isImagined(before) && sentence.sense !== 'imagined') return undefined;
  const frameWords = `${told} ${sentence.words}`;
  if (say.DREAM.test(frameWords) || say.GUIDED.test(frameWords)) return 'unknown';
  if (!cues.isImagined(told)) return undefined;
  return hit.kind === 'feeling' ? 'other' : fancied(told, near);
}

/** “Imagina morrer” may be meant, a film's death is not; “eu” in a poem is the patient. */
function fancied(told: string, { words, after }: Around): RiskState | undefined {
  if (say.OWN_TEXT.test(told) && say.FIRST_PERSON.test(`${words} ${after.slice(0, 40)}`))
    return undefined;
  return say.OWN_FANTASY.test(told) && !say.FICTION.test(told) ? 'unknown' : 'other';
}

/** The answer that follows a question; questions in a row have one answer. */
function answerTo({ frame, place }: Hit): RiskState {
  const next = frame.sentences
    .slice(place + 1)
    .find(({ words }) => !words.endsWith('?') && !cues.asks(words));
  if (!next) return 'unknown';
  if (say.ANSWER_NO.test(next.words)) return 'denied';
  if (say.NO_ANSWER.test(next.words)) return 'unknown';
  return say.ANSWER_YES.test(next.words) ? 'present' : 'unknown';
}

/** True if a sentence asks the patient for what was found in it. */
function isQuestion({ before, words, after }: Around): boolean {
  if (/^(?:quant|qual|como|(?:para|pra) que)/.test(words) && say.OWN_QUESTION.test(before))
    return false;
  if (say.PATIENT_ASKS.test(`${before}${words}`)) return false;
  if (say.TOLD_AFTER_ASKING.test(before)) return false;
  const asksAfter = (/^[^;]*\?/.test(after) && !say.TAG.test(after)) || /: *$/.test(after);
  return asksAfter || cues.asks(before) || cues.asks(words);
}

/** “Quando perguntei da escola, chorou”: what follows is no question. */
const isReaction = ({ kind }: Hit, { before }: Around): boolean =>
  kind === 'feeling' && say.ON_ASKING.test(before);

function asked(hit: Hit, near: Around): RiskState | undefined {
  const { sentence, before, words, after } = near;
  if (say.OPEN_AFTER.test(after)) return 'unknown';
  if (hit.kind !== 'feeling' && isUnanswered(near)) return 'unknown';
  if (!isQuestion(near) || isReaction(hit, near)) return undefined;
  if (cues.asks(before) && say.ANSWERED_WITHIN.test(after)) return 'denied';
  if (
    !/[?:] *$/.test(sentence.words) &&
    !/\b(?:se|sobre|acerca|quanto|d[aoe]s?)\b/.test(`${before}${words}`)
  )
    return undefined;
  const answer = answerTo(hit);
  return answer === 'unknown' && isDeniedAround(near) ? 'denied' : answer;
}

/** “Sobre ideação, perguntada, baixou a cabeça”, “não foi possível apurar agressão”. */
const isUnanswered = ({ sentence, before, after }: Around): boolean =>
  say.UNKNOWABLE.test(before) ||
  (say.BLANK_BOXES.test(after) && !after.includes('( x )')) ||
  ((cues.asks(sentence.words) || /^(?:: |do |da )?[a-z ]{0,30}em branco/.test(after)) &&
    say.NO_ANSWER.test(after));

/** “Não consegue parar de beber”, “não descarto risco”. */
const isInsisted = ({ before, words, after }: Around): boolean =>
  say.INSISTS_BEFORE.test(before) ||
  say.NEEDED_BEFORE.test(before) ||
  (say.WITHOUT_BEFORE.test(before) && say.WITHOUT_NOT.test(after)) ||
  (say.SEES_NOT.test(before) && say.WHAT_FOR.test(words)) ||
  (words.startsWith('sem ') && /\b(?:nao|nunca|ninguem) /.test(before)) ||
  (say.NOTHING_BEFORE.test(before) && say.HOLDS.test(words)) ||
  (say.NOT_BEFORE.test(before) && say.INSISTS_WITHIN.test(words));

function deniedBefore({ kind, at }: Hit, near: Around): RiskState | undefined {
  const { sentence, before } = near;
  if (kind !== 'feeling' && (isInsisted(near) || say.MANNER_BEFORE.test(before))) return undefined;
  const negation = negationOf(sentence.tokens, at);
  if (negation === 'ended') return 'past';
  if (negation === 'none') return undefined;
  if (say.NEVER_AGAIN.test(before)) return 'past';
  return say.OVER_BEFORE.test(before) && say.SINCE.test(before) ? 'past' : 'denied';
}

const isRuledOut = ({ before, words, after }: Around): boolean =>
  say.SUSPECTED.test(before) || /^suspeitas? de /.test(words)
    ? say.RULED_OUT.test(after)
    : /^(?:item|questao)/.test(words) && say.NO_POINT.test(after);

const isLeftOut = ({ before, words, after }: Around): boolean =>
  say.NOBODY_DID.test(before) ||
  say.DENIES_WITHIN.test(words) ||
  say.NOR.test(words.startsWith('nem ') ? `${before}nem ` : before) ||
  say.EMPTY_BOX.test(before) ||
  say.MINUS_BEFORE.test(before) ||
  say.WOULD_TELL.test(after) ||
  (say.INFINITIVE_FIRST.test(words) && say.DEED_DENIED.test(after));

const isDeniedAfter = ({ words, after }: Around): boolean =>
  say.DENIED_AFTER.test(after) && !(/^(?:nao|num) /.test(words) && say.SAID_TWICE.test(after));

const isDeniedAround = (near: Around): boolean =>
  isDeniedAfter(near) ||
  say.DENIED_LATER.test(near.after) ||
  say.NEVER_BEFORE.test(near.before) ||
  say.REFUTED_BEFORE.test(near.before) ||
  isRuledOut(near);

function denied(hit: Hit, near: Around): RiskState | undefined {
  if (near.sentence.sense === 'denied') return 'denied';
  if (hit.kind === 'feeling') {
    if (say.RATED.test(near.after)) return 'unknown';
    if (say.EMPTY_BOX.test(near.before)) return 'denied';
    return isDeniedAround(near) ? 'denied' : undefined;
  }
  return (
    deniedBefore(hit, near) ?? (isDeniedAround(near) || isLeftOut(near) ? 'denied' : undefined)
  );
}

/** Returns where the last match of a pattern begins; negative without a match. */
function lastOf(pattern: RegExp, words: string): number {
  const last = [...words.matchAll(new RegExp(pattern, 'g'))].at(-1);
  return last?.index ?? -1;
}

/** “Em 2015”; “há três anos” only with a verb in the past, since “usa há três anos” goes on. */
function isLongAgo(times: RegExp, before: string, after: string): boolean {
  if (/ desde /.test(after)) return false;
  const now = lastOf(say.NOW, before);
  const told = lastOf(times, before);
  if (now > told) return false;
  const cue = times.exec(before) ?? times.exec(after);
  return cue !== null && (!say.NEEDS_PAST_VERB.test(cue[0]) || cues.isPast(before.slice(-80)));
}

/** “Bebia uma garrafa por dia, hoje é padrinho no AA.” */
const isOver = ({ before, words, after }: Around): boolean =>
  (say.OVER_WITHIN.test(words) && !say.BREAKS_BEFORE.test(before)) ||
  (say.CLEAN_BEFORE.test(before) && !say.BREAKS_BEFORE.test(before)) ||
  say.OVER_AFTER.test(after) ||
  say.ENDS_AFTER.test(after) ||
  (say.PAST_FORM.test(words) && say.TODAY_LATER.test(after));

function past(hit: Hit, near: Around): RiskState | undefined {
  const { sentence, before, words, after } = near;
  if (sentence.sense === 'past') return 'past';
  const times = hit.kind === 'feeling' ? say.PAST_FEELING : say.PAST_BEFORE;
  if (isOver(near) || isLongAgo(times, `${before}${words}`, after)) return 'past';
  const later = hit.frame.sentences.slice(hit.place + 1);
  const ends = later.some(
    (one) => say.TODAY_FINE.test(one.words) || say.OVER_AFTER.test(one.words),
  );
  return ends && cues.isPast(`${before.slice(-40)}${words}`) ? 'past' : undefined;
}

/** Returns how a passage is meant in its frame. In doubt it is present. */
export function stateOf(found: Hit): RiskState {
  const hit = nearby(found);
  const near = around(hit);
  if (!near) return 'unknown';
  return (
    (hit.kind !== 'feeling' && say.MEDIA.test(near.before) ? 'other' : undefined) ??
    imagined(hit, near) ??
    asked(hit, near) ??
    denied(hit, near) ??
    (isOfAnother(hit) ? 'other' : undefined) ??
    past(hit, near) ??
    'present'
  );
}
