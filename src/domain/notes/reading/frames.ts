import type { Steps } from '../../core/steps.ts';
import type { Place } from '../search.ts';
import { type ClinicalSentence, clinicalSentences } from './clinicalSentences.ts';
import * as cues from './cues.ts';
import { type ReadToken, readTokens } from './tokens.ts';

/** How a sentence is meant by what stands before it. */
type Sense =
  /** The patient's, as it stands. */
  | 'own'
  | 'other'
  /** A dream, a scene, a story. */
  | 'imagined'
  /** Under a heading such as “Antecedentes”. */
  | 'past'
  /** Under a heading such as “Nega:”. */
  | 'denied';

export interface FramedSentence extends ClinicalSentence {
  readonly tokens: readonly ReadToken[];
  /** Its folded words, joined by spaces. */
  readonly words: string;
  readonly sense: Sense;
}

/** Sentences that only together say what the note says. */
export interface Frame extends Place {
  readonly sentences: readonly FramedSentence[];
}

/** A heading of up to four words, in its own line or before its text. */
const HEADING = /^(?:[-–•*✔]\s*|\d{1,2}[.)]\s*)?[^:.!?\s]{1,30}(?:\s[^:.!?\s]{1,30}){0,3}\s?:/u;
const BARE = /^[^:.!?]{1,60}:\s*$/u;
/** Its text goes on for a whole note and needs no heading to be understood. */
const OPEN_HEADING =
  /^(?:evolucao|sessao|relato|resumo|anotac|nota|registro|observac|atendimento|tema|conteudo|data)/;
const DENYING =
  /^(?:nega|negou|sem(?= |$)(?!.* (?:afirma|diz|disse|fala|falou|conta|contou|respond[a-z]+) ?:)|ausente|negativo|nao (?:apresenta|ha|relata|refere|tem)|descart)/;
const OF_BEFORE = /^(?:antecedent|historia|historico|passado|pregress)/;
const OF_FAMILY = /^(?:historia familiar|historico familiar|antecedentes familiares|familia)/;

const TELLS =
  /(?:^| )(?:ligou|contou|conta|relatou|relata|disse|diz|informou|informa|avisou|denunci(?:ou|aram))$/;

/** Names what it denies, and so needs no sentence before it. */
const OWN_DENIAL = /^(?:neg(?:a|ou)|sem|nao|nunca) [a-z:]/;

/** A sentence opened it, and the ones after it stand in it. */
interface Context {
  readonly kind: 'none' | 'heading' | 'list' | 'other' | 'mention' | 'imagined' | 'history';
  readonly sense: Sense;
}

const NONE: Context = { kind: 'none', sense: 'own' };

type Read = Omit<FramedSentence, 'sense'>;

function headingContext(text: string, words: string): Context | undefined {
  if (!HEADING.test(text) && !BARE.test(text)) return undefined;
  const kind = BARE.test(text) ? 'list' : 'heading';
  const title = words.split(' : ')[0] ?? '';
  // “Mãe ligou: ele se corta”: who tells is not who does.
  if (TELLS.test(title)) return NONE;
  if (OF_FAMILY.test(words) || cues.isOfOther(title)) return { kind, sense: 'other' };
  if (OF_BEFORE.test(words)) return { kind, sense: 'past' };
  if (DENYING.test(words)) return { kind, sense: 'denied' };
  if (OPEN_HEADING.test(words)) return NONE;
  return { kind, sense: 'own' };
}

const WAKES = /^(?:ao acordar|acordou|hoje|fora d)/;

/** True if what was opened before a sentence is not closed by it. */
function stays({ kind }: Context, words: string): boolean {
  if (kind === 'heading' || kind === 'list') return true;
  if (kind === 'imagined') return !WAKES.test(words);
  if (kind === 'other') return !cues.isOfPatient(words);
  return kind === 'history' && cues.isPast(words) && !cues.isOfOther(words);
}

/** Returns what a sentence opens for those after it. */
function opened(text: string, { words, opensLine }: Read, before: Context): Context {
  const heading = opensLine ? headingContext(text, words) : undefined;
  if (heading) return heading;
  if (cues.isImagined(words)) return { kind: 'imagined', sense: 'imagined' };
  const isUnderHeading = before.kind === 'heading' && before.sense === 'own';
  if (stays(before, words) && !(isUnderHeading && cues.isOfOther(words))) return before;
  if (cues.isOfOther(words)) return { kind: 'other', sense: 'other' };
  if (cues.isLongAgo(words) && !cues.today.test(words)) return { kind: 'history', sense: 'own' };
  return cues.mentionsOther(words) ? { kind: 'mention', sense: 'own' } : NONE;
}

/** True if what was opened goes on in a sentence. */
function reaches({ kind }: Context, next: Read): boolean {
  if (kind === 'none') return false;
  if (kind === 'list') return next.isItem || !next.opensLine;
  if (kind === 'heading') return !next.opensLine;
  if (next.opensBlock) return false;
  if (kind === 'imagined') return true;
  if (next.isItem || cues.isOfPatient(next.words)) return false;
  return true;
}

const lastSign = (text: string, { end }: Place): string => text.charAt(end - 1);

/** True if a heading, a question or an open quotation needs the next sentence. */
function isOpen(text: string, sentence: Read): boolean {
  const last = lastSign(text, sentence);
  return last === ':' || last === '?' || last === ',' || cues.asks(sentence.words);
}

/** True while a quotation or bracket is open. @param isInside it was before the sentence */
function staysQuoted(sentence: string, isInside: boolean): boolean {
  let quoted = isInside;
  for (const { 0: sign } of sentence.matchAll(/["“”]|(?<!:)[()]/gu))
    quoted = sign === '"' ? !quoted : sign === '“' || sign === '(';
  return quoted;
}

function read(text: string, sentence: ClinicalSentence): Read {
  const tokens = readTokens(text, sentence);
  return { ...sentence, tokens, words: tokens.map(({ folded }) => folded).join(' ') };
}

interface Growing {
  readonly sentences: FramedSentence[];
  /** Opens a paragraph, so that nothing before it is looked back at. */
  readonly opensBlock: boolean;
}

/** Adds the last frames to each other for as long as `isTied` holds of the earlier one. */
function mergeBack(frames: Growing[], isTied: (earlier: Growing) => boolean): void {
  for (;;) {
    const [earlier, later] = [frames.at(-2), frames.at(-1)];
    if (!earlier || !later || later.opensBlock || !isTied(earlier)) return;
    earlier.sentences.push(...later.sentences);
    frames.pop();
  }
}

function tieBack(frames: Growing[], words: string): void {
  if (cues.looksBack(words)) mergeBack(frames, () => true);
  else if (cues.today.test(words))
    mergeBack(frames, ({ sentences }) => cues.isPast(sentences.at(-1)?.words ?? ''));
}

const headed: ReadonlySet<Context['kind']> = new Set(['heading', 'list', 'imagined']);

/** Takes sentences in the order of the text and ties each to those before it. */
class Framing {
  readonly frames: Growing[] = [];
  #previous: Read | undefined;
  #context = NONE;
  #isQuoted = false;

  constructor(readonly text: string) {}

  add(next: Read): void {
    const text = this.text.slice(next.start, next.end);
    const before = this.#previous && reaches(this.#context, next) ? this.#context : NONE;
    const isInside = this.#isQuoted && !next.opensBlock;
    const frame = isInside || this.#belongs(next, before) ? this.frames.at(-1) : undefined;
    this.#context = opened(text, next, before);
    const own = headed.has(this.#context.kind) ? this.#context.sense : 'own';
    const framed = { ...next, sense: before.sense === 'own' ? own : before.sense };
    if (frame) frame.sentences.push(framed);
    else this.frames.push({ sentences: [framed], opensBlock: next.opensBlock });
    tieBack(this.frames, next.words);
    this.#isQuoted = staysQuoted(text, isInside);
    this.#previous = next;
  }

  /** True if a sentence belongs to the one before it. */
  #belongs(next: Read, context: Context): boolean {
    if (!this.#previous) return false;
    if (isOpen(this.text, this.#previous) || context.kind !== 'none') return true;
    if (next.opensBlock && OWN_DENIAL.test(next.words)) return false;
    return cues.continues(next.words);
  }
}

/**
 * Returns a note's sentences in frames, a step a sentence. A heading, a question, a history,
 * another person's sentence or a scene stands in one frame with what continues or denies it.
 */
export function* framesOf(text: string): Steps<readonly Frame[]> {
  const framing = new Framing(text);
  for (const sentence of clinicalSentences(text)) {
    framing.add(read(text, sentence));
    yield;
  }
  return framing.frames.map(({ sentences }) => ({
    start: sentences[0]?.start ?? 0,
    end: sentences.at(-1)?.end ?? 0,
    sentences,
  }));
}
