import { type EmotionName, emotionNames } from '../../../../../src/domain/notes/analysis.ts';
import { anger } from './anger.ts';
import { bearing } from './bearing.ts';
import { calm } from './calm.ts';
import { clinical } from './clinical.ts';
import { conduct } from './conduct.ts';
import { formsOf } from './conjugation.ts';
import { facts } from './facts.ts';
import { fear } from './fear.ts';
import { habits } from './habits.ts';
import { idioms } from './idioms.ts';
import { regional } from './regional.ts';
import { shame } from './shame.ts';
import { sorrow } from './sorrow.ts';
import { strain } from './strain.ts';
import { wellbeing } from './wellbeing.ts';

export interface Entry {
  /** From -1 to 1; 0 keeps a shorter stem from matching. */
  readonly polarity: number;
  readonly emotions: readonly EmotionName[];
  /** Says something only where it is taken up or given up. */
  readonly isHabit?: boolean;
}

const isEmotion = (name: string): name is EmotionName =>
  (emotionNames as readonly string[]).includes(name);

/**
 * `stem polarity emotions`: folded, `*` for any ending, `+ar`, `+er` or `+ir` for the forms of a regular verb, `_`
 * between the words of a phrase, `,` between emotions.
 */
function parse(line: string): (readonly [string, Entry])[] {
  const [stem = '', polarity, emotions = ''] = line.split(' ');
  const entry = { polarity: Number(polarity), emotions: emotions.split(',').filter(isEmotion) };
  return formsOf(stem.replaceAll('_', ' ')).map((form) => [form, entry] as const);
}

const read = (list: string): (readonly [string, Entry])[] => list.trim().split('\n').flatMap(parse);

const habitual = read(habits).map(([form, entry]) => [form, { ...entry, isHabit: true }] as const);

/** Every stem and phrase of the lexicon; where two lists have the same, the later one holds. */
export const entries: ReadonlyMap<string, Entry> = new Map([
  ...habitual,
  ...[
    clinical,
    conduct,
    bearing,
    idioms,
    sorrow,
    fear,
    anger,
    shame,
    strain,
    wellbeing,
    calm,
    facts,
    regional,
  ].flatMap(read),
]);
