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

/** What a program reads out of a note: an estimate that helps to find a session again, never a judgement of risk. */
export const noteAnalysisSchema = v.object({
  /** Allow-listed HTML. */
  summary: v.string(),
  sentimentScore: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
  /** The strongest first. */
  emotions: v.array(emotionSchema),
  intensity: v.picklist(intensities),
  rationale: v.string(),
});
export type NoteAnalysis = v.InferOutput<typeof noteAnalysisSchema>;
