import { people } from '../cues.ts';
import { BEGINNING, beginningsOf } from './beginnings.ts';
import { CLASSES } from './classes.ts';
import { child } from './child.ts';
import { elder } from './elder.ts';
import { dangerToOthers, selfHarm } from './harm.ts';
import type { RiskKind } from './kinds.ts';
import { psychosis, substances } from './mind.ts';
import { childSigns } from './signs/child.ts';
import { elderSigns } from './signs/elder.ts';
import { suicideHints } from './signs/hints.ts';
import {
  indirectChild,
  indirectElder,
  indirectOthers,
  indirectPsychosis,
  indirectSelfHarm,
  indirectSubstances,
  indirectSuicide,
  indirectViolence,
} from './signs/indirect.ts';
import { othersSigns } from './signs/others.ts';
import {
  plainChild,
  plainElder,
  plainOthers,
  plainPsychosis,
  plainSelfHarm,
  plainSubstances,
  plainSuicide,
  plainViolence,
} from './signs/plain.ts';
import { psychosisSigns } from './signs/psychosis.ts';
import { selfHarmSigns } from './signs/selfHarm.ts';
import { substanceSigns } from './signs/substances.ts';
import { suicideSigns } from './signs/suicide.ts';
import { violenceSigns } from './signs/violence.ts';
import { suicide, suicideMeans } from './suicide.ts';
import { violence } from './violence.ts';
import { HOME_WORDS } from './words/home.ts';
import { HOME_SIGN_WORDS } from './words/homeSigns.ts';
import { MIND_WORDS } from './words/mind.ts';
import { MIND_SIGN_WORDS } from './words/mindSigns.ts';
import { SELF_WORDS } from './words/self.ts';

const classes: Readonly<Record<string, string>> = {
  ...CLASSES,
  ...HOME_WORDS,
  ...HOME_SIGN_WORDS,
  ...MIND_WORDS,
  ...MIND_SIGN_WORDS,
  ...SELF_WORDS,
  RELATIVE: [...people].join('|'),
};

/**
 * Writes one expression as the source of a regular expression. V8 leaves patterns unoptimised once
 * all their code exceeds 16 MB. Two things keep it small: a gap has a capture that nothing reads,
 * without which V8 writes it out up to three times; and an empty lookahead stands after a group,
 * without which V8 writes out the rest for each alternative.
 */
function sourceOf(expression: string): string {
  const named = (text: string): string =>
    text.replaceAll(/%([A-Z]+)/g, (_, name: string) => `(?:${named(classes[name] ?? '')})`);
  return named(expression)
    .replaceAll(/<(\d)>/g, '([a-zé0-9]+ ){0,$1}')
    .replaceAll(/<(\d),>/g, '([a-zé0-9,]+ ){0,$1}')
    .replaceAll(/(?<=[\w)\]])(?<!\[a-z\])\*/g, '[a-z]*')
    .replaceAll(/\)(?= ?[a-z([])| \)\?|(?<!\()\?(?=[a-z( ])/g, '$&(?=)');
}

/** An expression that is tried where a word begins. */
export interface RiskPattern {
  readonly kind: RiskKind;
  readonly words: RegExp;
  /** Must match the sentence, or the expression is not tried. */
  readonly where: RegExp | undefined;
  /** True if it is shown without asking how likely the words around it are. */
  readonly isPlain: boolean;
}

/** Patterns ask for few groups of words: one for each, so that a sentence is asked once. */
const wheres = new Map<string, RegExp>();

function whereOf(name: string | undefined): RegExp | undefined {
  if (name === undefined) return undefined;
  const known = wheres.get(name) ?? new RegExp(`(?<![a-zé])${sourceOf(`%${name}`)}(?![a-z])`);
  wheres.set(name, known);
  return known;
}

/** Reads “@NAME expression”: it is searched only in sentences that have a word of that group. */
function readExpression(line: string): readonly [string | undefined, string] {
  const [, name, expression = line] = /^(?:@([A-Z]+) )?(.*)$/s.exec(line) ?? [];
  return [name, sourceOf(expression)];
}

/**
 * Turns lists of expressions into patterns over folded words. One line, one expression, and an
 * indented line goes on with the one above: `@NAME` at its start a group of `classes.ts` that must
 * be in the sentence, `%NAME` a group, `<3>` up to three words, `*` any ending, the rest as in a
 * regular expression. `<3,>` also crosses a comma; no expression crosses a point.
 */
function patternsOf(kind: RiskKind, ...lists: readonly string[]): readonly RiskPattern[] {
  const expressions = lists.join('\n').replaceAll('\n  ', '').trim().split(/\n+/);
  return expressions.map(readExpression).map(([name, source]) => ({
    kind,
    words: new RegExp(`(?<![a-zé])(?:${source})(?![a-z])`, 'y'),
    where: whereOf(name),
    isPlain: false,
  }));
}

/** The same for words that mean danger wherever they stand. */
const plainPatternsOf = (kind: RiskKind, list: string): readonly RiskPattern[] =>
  patternsOf(kind, list).map((pattern) => ({ ...pattern, isPlain: true }));

/** Find words of danger in a sentence of folded words; their matches may overlap. */
export const riskPatterns: readonly RiskPattern[] = [
  ...patternsOf('suicide', suicide, suicideMeans, suicideSigns, suicideHints, indirectSuicide),
  ...patternsOf('self-harm', selfHarm, selfHarmSigns, indirectSelfHarm),
  ...patternsOf('violence', violence, violenceSigns, indirectViolence),
  ...patternsOf('child', child, childSigns, indirectChild),
  ...patternsOf('elder', elder, elderSigns, indirectElder),
  ...patternsOf('substances', substances, substanceSigns, indirectSubstances),
  ...patternsOf('others', dangerToOthers, othersSigns, indirectOthers),
  ...patternsOf('psychosis', psychosis, psychosisSigns, indirectPsychosis),
  ...plainPatternsOf('suicide', plainSuicide),
  ...plainPatternsOf('self-harm', plainSelfHarm),
  ...plainPatternsOf('violence', plainViolence),
  ...plainPatternsOf('child', plainChild),
  ...plainPatternsOf('elder', plainElder),
  ...plainPatternsOf('substances', plainSubstances),
  ...plainPatternsOf('others', plainOthers),
  ...plainPatternsOf('psychosis', plainPsychosis),
];

/** Places of patterns by the letters with which their matches begin. */
const placesBy = new Map<string, readonly number[]>();
for (const [place, { words }] of riskPatterns.entries())
  for (const letters of beginningsOf(words.source))
    placesBy.set(letters, [...(placesBy.get(letters) ?? []), place]);

/** The beginnings of a word, from the shortest. */
const beginnings = (word: string): readonly string[] =>
  Array.from({ length: BEGINNING + 1 }, (_, length) => word.slice(0, length));

/** All patterns that may match a word with these letters, in their order. */
const patternsBy: ReadonlyMap<string, readonly RiskPattern[]> = new Map(
  [...placesBy.keys()].map((letters) => {
    const places = new Set(beginnings(letters).flatMap((one) => placesBy.get(one) ?? []));
    return [letters, riskPatterns.filter((_, place) => places.has(place))];
  }),
);

/** Returns the patterns that may match where these words begin. */
export function patternsAt(words: string, start: number): readonly RiskPattern[] {
  for (let length = BEGINNING; length >= 0; length -= 1) {
    const patterns = patternsBy.get(words.slice(start, start + length));
    if (patterns) return patterns;
  }
  return [];
}
