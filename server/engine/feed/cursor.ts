import * as v from 'valibot';
import type { Mark, Part } from './feed-reader.ts';
import { TRAIL_MAX } from './marks.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const entity = v.pipe(v.string(), v.regex(/^[a-zA-Z]{0,50}$/));
const after = v.tuple([whole, entity, v.pipe(v.string(), v.uuid())]);
/** What a date can hold, in milliseconds. */
const LAST_MS = 8.64e15;
const moment = v.pipe(whole, v.minValue(-LAST_MS), v.maxValue(LAST_MS));
const window = v.object({ from: moment, to: moment });

const cursorSchema = v.object({
  epoch: v.string(),
  /** A person of another role reads other audiences, and so anew. */
  audiences: v.string(),
  /** How many documents there were when a first sync began; absent afterwards. */
  total: v.optional(whole),
  /** Marks of the history, newest first; absent from cursors of an earlier form. */
  marks: v.optional(v.pipe(v.array(v.tuple([whole, whole])), v.maxLength(TRAIL_MAX))),
  part: v.variant('phase', [
    v.object({ phase: v.literal('hot'), window, through: whole, after: v.nullable(after) }),
    v.object({ phase: v.literal('rest'), window, through: whole, after: v.nullable(after) }),
    v.object({ phase: v.literal('live'), after }),
  ]),
});

/** A place in the feed. Opaque to devices. */
export interface Cursor {
  readonly epoch: string;
  readonly audiences: string;
  readonly total?: number | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly part: Part;
}

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** `null` for anything that is no cursor of ours. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const parsed = v.safeParse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Returns the number up to which its reader has read, or is to read. */
export function reachOf({ part }: Cursor): number {
  if (part.phase !== 'live') return part.through;
  const [order, entity] = part.after;
  return entity === '' ? order - 1 : order;
}
