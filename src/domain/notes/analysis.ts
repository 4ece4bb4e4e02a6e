import * as v from 'valibot';

export const emotionNames = [
  'alegria',
  'tristeza',
  'ansiedade',
  'raiva',
  'irritação',
  'culpa',
  'vergonha',
  'serenidade',
  'alívio',
  'esperança',
  'medo',
  'frustração',
] as const;
export type EmotionName = (typeof emotionNames)[number];

export const intensities = ['baixa', 'média', 'alta'] as const;
export type Intensity = (typeof intensities)[number];

/** All that the HTML of a summary may have: the server lets nothing else in, and a screen draws nothing else. */
export const summaryTags = ['p', 'ul', 'li', 'strong', 'em'] as const;

/** How strongly an emotion speaks out of a text, from 0 to 1. */
export const emotionSchema = v.object({
  emotion: v.picklist(emotionNames),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type Emotion = v.InferOutput<typeof emotionSchema>;

/**
 * Says what a reading came to.
 * `scored`: a score, from evidence in the text. `mixed`: the evidence is opposed. `none`: there is
 * no evidence. `risk`: words of risk stand in the text, which is not scored. Only `scored` has a
 * score, and an intensity where the reader tells one.
 */
export const estimates = ['scored', 'mixed', 'none', 'risk'] as const;
export type Estimate = (typeof estimates)[number];

/** The program that read a note. Readings of two readers, or versions, are not compared. */
export const noteReaderSchema = v.object({
  /** Embedded in the server, a provider over HTTP, or a model that the operator put there. */
  kind: v.picklist(['embedded', 'provider', 'model']),
  /** For people to read: a provider's name or host. */
  name: v.string(),
  /** A provider's model. */
  version: v.string(),
});
export type NoteReader = v.InferOutput<typeof noteReaderSchema>;

/** What a program reads out of a note: an estimate that helps to find a session again, never a judgement of risk. */
export const noteAnalysisSchema = v.object({
  /** Allow-listed HTML. */
  summary: v.string(),
  estimate: v.picklist(estimates),
  /** `null` unless the estimate is `scored`. */
  sentimentScore: v.nullable(v.pipe(v.number(), v.minValue(-1), v.maxValue(1))),
  /** The strongest first. */
  emotions: v.array(emotionSchema),
  /** `null` unless the estimate is `scored`. */
  intensity: v.nullable(v.picklist(intensities)),
  rationale: v.string(),
});
export type NoteAnalysis = v.InferOutput<typeof noteAnalysisSchema>;
