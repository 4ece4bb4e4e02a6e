import { STATES } from '../../../server/kernel/ai/embedded/state/states.ts';
import { atOnce } from '../../../src/domain/core/steps.ts';
import {
  featuresOf,
  featuresOfNote,
} from '../../../src/domain/notes/reading/classifier/features.ts';
import { type Frame, framesOf } from '../../../src/domain/notes/reading/frames.ts';
import { CLASSES } from '../../../src/domain/notes/reading/risk/classifier/classes.ts';
import { expressionsIn, type RiskHit } from '../../../src/domain/notes/reading/risk/expressions.ts';
import { featuresOfHit } from '../../../src/domain/notes/reading/risk/meaning/features.ts';
import { MEANINGS } from '../../../src/domain/notes/reading/risk/meaning/meaning.ts';
import { stateOf as ruledStateOf } from '../../../src/domain/notes/reading/risk/states.ts';
import { windowsOf } from '../../../src/domain/notes/reading/risk/classifier/windows.ts';
import {
  type Degree,
  DEGREES,
} from '../../../src/domain/notes/reading/risk/surroundings/degrees.ts';
import {
  featuresOfRun,
  runsOf,
} from '../../../src/domain/notes/reading/risk/surroundings/surroundings.ts';
import type { ReadToken } from '../../../src/domain/notes/reading/tokens.ts';
import type { LabelledNote } from '../../../test/fixtures/notes/corpus.ts';
import type { Labelled, Meant } from '../../../test/fixtures/notes/texts.ts';

/** The features of a text, and the places of its classes. */
export interface Example {
  readonly features: ReadonlySet<string>;
  readonly classes: readonly number[];
}

const NONE = 0;

const sentencesOf = (text: string): readonly (readonly ReadToken[])[] =>
  atOnce(framesOf(text)).flatMap(({ sentences }) => sentences.map(({ tokens }) => tokens));

const foldedOf = (tokens: readonly ReadToken[]): readonly string[] =>
  tokens.map(({ folded }) => folded);

function windowExample({ risks }: Labelled, tokens: readonly ReadToken[]): Example {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const inside = risks.filter((risk) => risk.start < end && start < risk.end);
  const classes = new Set(inside.map(({ kind }) => CLASSES.indexOf(kind)));
  return {
    features: featuresOf(foldedOf(tokens)),
    classes: classes.size > 0 ? [...classes] : [NONE],
  };
}

/** Returns each window of a text: of what danger it speaks, if of any. */
export const dangersIn = (text: Labelled): readonly Example[] =>
  sentencesOf(text.text).flatMap((tokens) =>
    windowsOf(tokens.length).map(({ from, to }) => windowExample(text, tokens.slice(from, to))),
  );

function degreeOf({ text, risks }: LabelledNote, start: number, end: number): Degree {
  const inside = risks.filter(({ words }) => {
    const at = text.indexOf(words);
    return at < end && start < at + words.length;
  });
  if (inside.length === 0) return 'none';
  return inside.some(({ state }) => state === 'present') ? 'present' : 'mentioned';
}

/** Returns each run of a note’s sentences: whether it speaks of danger. */
export const surroundingsOf = (note: LabelledNote): readonly Example[] =>
  runsOf(sentencesOf(note.text)).map((run) => {
    const [start, end] = [run[0]?.[0]?.start ?? 0, run.at(-1)?.at(-1)?.end ?? 0];
    return {
      features: atOnce(featuresOfRun(run)),
      classes: [DEGREES.indexOf(degreeOf(note, start, end))],
    };
  });

/** Returns a note: what it says of the patient’s state. */
export const stateOf = ({ text, valence }: LabelledNote): Example => ({
  features: featuresOfNote(sentencesOf(text).map(foldedOf)),
  classes: [STATES.indexOf(valence)],
});

type Told = Meant['risks'][number];

/** The passages by which a reader may find labelled words: expressions, these words, parts. */
function hitsOf(frame: Frame, place: number, { kind, start, end: last }: Told): readonly RiskHit[] {
  const tokens = frame.sentences[place]?.tokens ?? [];
  const at = tokens.findIndex((token) => token.end > start);
  const next = tokens.findIndex((token) => token.start >= last);
  const end = next < 0 ? tokens.length : next;
  const known = atOnce(expressionsIn({ frame, place, tokens, words: foldedOf(tokens) })).filter(
    (hit) => hit.at < end && at < hit.end,
  );
  const parts = [at, at + 1, Math.floor((at + end) / 2)].filter((from) => from < end);
  const hits = [...known, ...parts.map((from) => ({ frame, place, kind, at: from, end }))];
  return [...new Map(hits.map((hit) => [`${hit.at} ${hit.end}`, hit])).values()];
}

/** Returns each passage of danger: how it is meant. */
export const meaningsIn = ({ text, risks }: Meant): readonly Example[] =>
  atOnce(framesOf(text)).flatMap((frame) =>
    frame.sentences.flatMap(({ tokens }, place) =>
      risks
        .filter(({ start, end }) => tokens.some((one) => one.start < end && start < one.end))
        .flatMap((risk) =>
          hitsOf(frame, place, risk).map((hit) => ({
            features: featuresOfHit(hit, ruledStateOf(hit)),
            classes: [MEANINGS.indexOf(risk.state)],
          })),
        ),
    ),
  );
