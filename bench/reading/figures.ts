import type { NoteAnalyser } from '../../server/kernel/ai/provider.ts';
import { atOnce } from '../../src/domain/core/steps.ts';
import {
  type RiskPassage,
  riskPassagesOf,
} from '../../src/domain/notes/reading/risk/riskPassages.ts';
import { type Half, type LabelledNote, notesOf } from '../../test/fixtures/notes/corpus.ts';
import type { Limit } from '../report.ts';

/** A count out of all, with the limit of its share. */
export interface Figure {
  readonly name: string;
  readonly hits: number;
  readonly all: number;
  readonly limit: Limit;
}

interface ReadNote {
  readonly note: LabelledNote;
  readonly passages: readonly RiskPassage[];
  readonly sign: number | null;
}

type Risk = LabelledNote['risks'][number];

async function read(note: LabelledNote, reader: NoteAnalyser): Promise<ReadNote> {
  const { estimate, sentimentScore } = await reader.analyse(note.text);
  return {
    note,
    passages: atOnce(riskPassagesOf(note.text)),
    sign: estimate === 'scored' ? Math.sign(sentimentScore ?? 0) : null,
  };
}

/** The passages that share a part with a label. */
function found({ note, passages }: ReadNote, { words }: Risk): readonly RiskPassage[] {
  const at = note.text.indexOf(words);
  return passages.filter(({ start, end }) => start < at + words.length && end > at);
}

const figure = <T>(
  name: string,
  values: readonly T[],
  isHit: (value: T) => boolean,
  limit: Limit = {},
): Figure => ({ name, hits: values.filter(isHit).length, all: values.length, limit });

/** The same share for each kind of what is counted, without a limit. */
const byKind = <T>(
  values: readonly T[],
  kindOf: (value: T) => string,
  isHit: (value: T) => boolean,
): Figure[] =>
  [...new Set(values.map(kindOf))].toSorted().map((kind) =>
    figure(
      `  of ${kind}`,
      values.filter((value) => kindOf(value) === kind),
      isHit,
    ),
  );

const hasValence = ({ note }: ReadNote): boolean =>
  note.valence === 'positive' || note.valence === 'negative';

const VALENCE_OF_SIGN = new Map([
  [1, 'positive'],
  [0, 'neutral'],
  [-1, 'negative'],
]);

const isRight = ({ note, sign }: ReadNote): boolean =>
  sign !== null && VALENCE_OF_SIGN.get(sign) === note.valence;

interface Limits {
  readonly found: number;
  readonly faces: number;
  readonly marked: number;
}

/** Held-out notes have what is wanted; on those for development nothing must get worse. */
const LIMITS: Readonly<Record<Half, Limits>> = {
  'held-out': { found: 0.95, faces: 0.05, marked: 0.05 },
  development: { found: 0.88, faces: 0.08, marked: 0.05 },
};

function riskFigures(notes: readonly ReadNote[], limits: Limits): Figure[] {
  const risks = notes.flatMap((one) => one.note.risks.map((risk) => ({ one, risk })));
  const seen = ({ one, risk }: (typeof risks)[number]): boolean => found(one, risk).length > 0;
  return [
    figure('passages of risk found', risks, seen, { atLeast: limits.found }),
    ...byKind(risks, ({ risk }) => risk.kind, seen),
    figure('passages with the state of the label', risks, ({ one, risk }) =>
      found(one, risk).some(({ state }) => state === risk.state),
    ),
    figure(
      'denied passages that read as present',
      risks.filter(({ risk }) => risk.state === 'denied'),
      ({ one, risk }) => found(one, risk).some(({ state }) => state === 'present'),
      { atMost: 0.1 },
    ),
    figure(
      'notes of present risk with a face',
      notes.filter(({ note }) => note.risks.some(({ state }) => state === 'present')),
      ({ sign }) => sign !== null,
      { atMost: limits.faces },
    ),
    figure(
      'notes without risk that are marked',
      notes.filter(({ note }) => note.risks.length === 0),
      ({ passages }) => passages.length > 0,
      { atMost: limits.marked },
    ),
  ];
}

/** Returns how a reader reads a half of the corpus of notes. */
export async function readingFigures(half: Half, reader: NoteAnalyser): Promise<readonly Figure[]> {
  const notes: ReadNote[] = [];
  for (const note of notesOf(half)) notes.push(await read(note, reader));
  const scorable = notes.filter(({ note }) => note.risks.every(({ state }) => state !== 'present'));
  const judged = scorable.filter(({ sign }) => sign !== null);
  return [
    ...riskFigures(notes, LIMITS[half]),
    figure(
      'notes with a valence that are judged',
      scorable.filter(hasValence),
      ({ sign }) => sign !== null,
      {
        atLeast: 0.5,
      },
    ),
    figure('judged notes that are judged rightly', judged, isRight, { atLeast: 0.8 }),
    ...byKind(judged, ({ note }) => note.kind, isRight),
  ];
}

/** The 95 % interval of a share (Wilson). */
export function wilson(hits: number, all: number): readonly [number, number] {
  if (all === 0) return [0, 1];
  const z = 1.96;
  const share = hits / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const scale = 1 + (z * z) / all;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
