import { type EmotionName, emotionNames } from '../../../../src/domain/notes/analysis.ts';
import { anger } from './anger.ts';
import { calm } from './calm.ts';
import { facts } from './facts.ts';
import { fear } from './fear.ts';
import { shame } from './shame.ts';
import { sorrow } from './sorrow.ts';
import { strain } from './strain.ts';
import { wellbeing } from './wellbeing.ts';

export interface Entry {
  /** From -1 to 1; 0 keeps a shorter stem from matching. */
  readonly polarity: number;
  readonly emotions: readonly EmotionName[];
}

const isEmotion = (name: string): name is EmotionName =>
  (emotionNames as readonly string[]).includes(name);

/** `stem polarity emotions`: folded, `*` for any ending, `_` between the words of a phrase, `,` between emotions. */
function parse(line: string): readonly [string, Entry] {
  const [stem = '', polarity, emotions = ''] = line.split(' ');
  return [
    stem.replaceAll('_', ' '),
    { polarity: Number(polarity), emotions: emotions.split(',').filter(isEmotion) },
  ];
}

const lines = [sorrow, fear, anger, shame, strain, wellbeing, calm, facts].flatMap((list) =>
  list.trim().split('\n'),
);

/** Every stem and phrase of the lexicon. */
export const entries: ReadonlyMap<string, Entry> = new Map(lines.map(parse));
