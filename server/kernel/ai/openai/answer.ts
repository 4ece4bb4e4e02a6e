import * as v from 'valibot';
import { fold } from '../../../../src/domain/core/fold.ts';
import { withoutHiddenSigns } from '../../../../src/domain/core/hiddenSigns.ts';
import {
  type Emotion,
  emotionNames,
  type Intensity,
  intensities,
  type NoteAnalysis,
  noteAnalysisSchema,
} from '../../../../src/domain/notes/analysis.ts';
import { AiError } from '../errors.ts';
import { isEcho, isForeign, isRefusal } from './guard.ts';
import { sanitiseSummary } from '../sanitise.ts';

const LONGEST_SUMMARY = 8000;
const LONGEST_RATIONALE = 500;

const completionSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({
          content: v.optional(v.nullable(v.string())),
          refusal: v.optional(v.nullable(v.string())),
        }),
        finish_reason: v.literal('stop'),
      }),
    ),
    v.minLength(1),
  ),
});

/** Models count on either side of the scale, and write numbers as text. */
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*[+-]?\d+([.,]\d+)?\s*$/))]),
  v.transform((value) => Number(String(value).replace(',', '.'))),
  v.finite(),
);
/** Another scale is no answer: brought into this one it would become a certainty. */
const within = (least: number, most: number) =>
  v.pipe(numeric, v.minValue(least), v.maxValue(most));

/** The name of the list that reads the same without its accents. */
function named<T extends string>(names: readonly T[], text: string): T | undefined {
  const folded = fold(text.trim());
  return names.find((name) => fold(name) === folded);
}

const intensity = v.pipe(
  v.string(),
  v.transform((text) => named<Intensity>(intensities, text)),
  v.picklist(intensities),
);

/** Emotions outside the list are left out, repeated ones counted once. */
const emotions = v.pipe(
  v.array(v.object({ emotion: v.string(), score: within(0, 1) })),
  v.transform((found): Emotion[] => {
    const strongest = new Map<Emotion['emotion'], number>();
    for (const { emotion, score } of found) {
      const name = named(emotionNames, emotion);
      if (name && score > 0) strongest.set(name, Math.max(score, strongest.get(name) ?? 0));
    }
    return [...strongest]
      .map(([emotion, score]) => ({ emotion, score }))
      .toSorted((a, b) => b.score - a.score);
  }),
);

/** Without what nobody sees, and without halves of characters, which no database takes. */
const storable = (text: string): string => withoutHiddenSigns(text.replaceAll(/\p{Cs}/gu, ''));

const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim();

/** True for words about a note, in Portuguese, and not about what the model was asked. */
const isAboutNote = (html: string): boolean => {
  const text = wordsIn(html);
  return !isForeign(text) && !isRefusal(text) && !isEcho(text);
};

const answerSchema = v.object({
  summary: v.pipe(
    v.string(),
    v.transform((text) => sanitiseSummary(storable(text.slice(0, LONGEST_SUMMARY)))),
    v.check((html) => wordsIn(html) !== ''),
    v.check(isAboutNote),
  ),
  sentimentScore: within(-1, 1),
  emotions,
  intensity,
  rationale: v.pipe(
    v.string(),
    v.transform((text) => storable(text.trim().slice(0, LONGEST_RATIONALE))),
    v.check(isAboutNote),
  ),
});

/** A JSON value, or `undefined`. */
function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Models without structured output put words or a code fence around the object. */
const objectIn = (text: string): unknown =>
  readJsonText(text) ?? readJsonText(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** @throws AiError `refused` where the model says no, `unreadable` where no analysis can be made out */
export function readAnalysis(answer: string): NoteAnalysis {
  const completion = v.safeParse(completionSchema, readJsonText(answer));
  const message = completion.success ? completion.output.choices[0]?.message : undefined;
  if (message?.refusal) throw new AiError('refused');
  const parsed = v.safeParse(answerSchema, objectIn(message?.content ?? ''));
  if (!parsed.success) throw new AiError('unreadable');
  return v.parse(noteAnalysisSchema, { ...parsed.output, estimate: 'scored' });
}

const transcriptionSchema = v.object({
  text: v.pipe(v.string(), v.transform(storable), v.trim()),
});

/** @throws AiError `unreadable` */
export function readTranscription(answer: string): string {
  const parsed = v.safeParse(transcriptionSchema, readJsonText(answer));
  if (!parsed.success) throw new AiError('unreadable');
  return parsed.output.text;
}
