import type { Span } from './spans.ts';

export interface FreeQuestion {
  /** When somebody works. */
  readonly open: readonly Span[];
  /** Sessions and pauses. */
  readonly taken: readonly Span[];
  readonly lengthMs: number;
  /** Nothing begins before; ISO. */
  readonly from: string;
  /** The time that was wanted; ISO. */
  readonly near: string;
  /** So many at most. */
  readonly most: number;
}

const QUARTER_MS = 15 * 60_000;
/** Two suggestions closer than this are one choice. */
const APART_MS = 2 * QUARTER_MS;

const overlaps = (start: number, end: number, span: readonly [number, number]): boolean =>
  start < span[1] && span[0] < end;

/** The free times, by the quarter of an hour, that are nearest to the one that was wanted; ISO, in order. */
export function freeTimes(question: FreeQuestion): readonly string[] {
  const { lengthMs, most } = question;
  const [from, near] = [Date.parse(question.from), Date.parse(question.near)];
  const taken = question.taken.map(inMs);
  const starts = new Set<number>();
  for (const [start, end] of question.open.map(inMs)) {
    const first = Math.ceil(Math.max(start, from) / QUARTER_MS) * QUARTER_MS;
    for (let at = first; at + lengthMs <= end; at += QUARTER_MS)
      if (!taken.some((span) => overlaps(at, at + lengthMs, span))) starts.add(at);
  }
  const nearest = [...starts].sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b);
  const chosen: number[] = [];
  for (const at of nearest) {
    if (chosen.length === most) break;
    if (chosen.every((other) => Math.abs(other - at) >= APART_MS)) chosen.push(at);
  }
  return chosen.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

const inMs = ({ startAt, endAt }: Span) => [Date.parse(startAt), Date.parse(endAt)] as const;
