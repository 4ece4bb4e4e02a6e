import type { Estimate } from '../analysis.ts';

/** How a mood is drawn. Estimates made by a program of what its author wrote: no measure of a person, and none of risk. */
export interface Face {
  readonly emoji: string;
  readonly label: string;
}

/** A score as it came: another provider, or an older server, may have written it as text. `null` where there is none. */
export function scoreOf(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const score = isText ? Number(value) : value;
  return typeof score === 'number' && Number.isFinite(score)
    ? Math.min(1, Math.max(-1, score))
    : null;
}

/** Tells how a note was read. Everything but the score is missing on older notes. */
export interface Estimated {
  readonly estimate?: Estimate | null | undefined;
  readonly sentimentScore?: unknown;
  readonly emotions?: readonly unknown[] | null | undefined;
}

/**
 * Returns what a note's reading came to; `null` for a note that nobody has read.
 * Readers of before it was kept wrote 0 where they had found nothing.
 */
export function estimateOf(note: Estimated): Estimate | null {
  const score = scoreOf(note.sentimentScore);
  if (note.estimate) return note.estimate === 'scored' && score === null ? 'none' : note.estimate;
  if (score === null) return null;
  return score === 0 && (note.emotions ?? []).length === 0 ? 'none' : 'scored';
}

/** Returns the score that counts; `null` without one. */
export const countedScore = (note: Estimated): number | null =>
  estimateOf(note) === 'scored' ? scoreOf(note.sentimentScore) : null;

/** @param score from -1 to 1 */
export function faceOf(score: number): Face {
  if (score > 0.5) return { emoji: '😄', label: 'muito positivo' };
  if (score > 0.2) return { emoji: '🙂', label: 'positivo' };
  if (score >= -0.2) return { emoji: '😐', label: 'neutro' };
  if (score >= -0.5) return { emoji: '🙁', label: 'negativo' };
  return { emoji: '😢', label: 'muito negativo' };
}

export type MoodTone = 'success' | 'info' | 'neutral' | 'warning' | 'error';

/** The colour of a mood, in narrower bands than its face. @param score from -1 to 1 */
export function toneOf(score: number): MoodTone {
  if (score > 0.3) return 'success';
  if (score > 0.1) return 'info';
  if (score >= -0.1) return 'neutral';
  return score >= -0.3 ? 'warning' : 'error';
}

export type Strength = 'leve' | 'presente' | 'forte';

/** How strongly an emotion speaks out of a note. @param share from 0 to 1 */
export function strengthOf(share: number): Strength {
  if (share >= 0.6) return 'forte';
  return share >= 0.2 ? 'presente' : 'leve';
}
