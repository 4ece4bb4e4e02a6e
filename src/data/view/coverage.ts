import type { Checkpoint } from '../meta/checkpoint.ts';

/** Instants in ISO form, both included. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Of which sessions all is held: of every one, of those that start in a window, of none for certain. */
type Extent = 'all' | 'none' | Window;

/**
 * What a view holds completely of all that this person may see. What lies outside may be there, but that it is not
 * there means nothing: it is unknown, and not absent.
 */
export interface Coverage {
  /** People, patients, the times when somebody works or not, and the practice itself. */
  readonly people: boolean;
  readonly sessions: Extent;
  /** Notes and payments, by the sessions that they belong to. */
  readonly records: Extent;
}

export const NOTHING: Coverage = { people: false, sessions: 'none', records: 'none' };
export const EVERYTHING: Coverage = { people: true, sessions: 'all', records: 'all' };

/** What a snapshot's first part holds: everything but the sessions far away, and what belongs to them. */
export const nearby = (window: Window): Coverage => ({
  people: true,
  sessions: window,
  records: window,
});

/** Whether everything that the server had at some moment is on the device. */
export const isWhole = ({ first, swept, generation }: Checkpoint): boolean =>
  first === null && swept === generation;

/** What a base holds completely by its checkpoint. In the middle of a full read anew: nothing for certain. */
export function coverageOf(checkpoint: Checkpoint): Coverage {
  if (isWhole(checkpoint)) return EVERYTHING;
  const { first } = checkpoint;
  if (!first?.hot) return NOTHING;
  return { people: true, sessions: first.window ?? 'none', records: 'none' };
}

const isWithin = (extent: Extent, from: string, to: string): boolean =>
  extent === 'all' || (extent !== 'none' && extent.from <= from && to <= extent.to);

/** @param startAt of the session that they belong to; ISO */
export const coversRecords = ({ records }: Coverage, startAt: string): boolean =>
  isWithin(records, startAt, startAt);

const DAY_MS = 86_400_000;

/** Whether every session that overlaps [from, to) is held: none is longer than a day. Instants in any ISO form. */
export function coversSpan({ sessions }: Coverage, from: string, to: string): boolean {
  const earliest = new Date(Date.parse(from) - DAY_MS).toISOString();
  return isWithin(sessions, earliest, new Date(to).toISOString());
}

export const coversEverything = ({ people, sessions, records }: Coverage): boolean =>
  people && sessions === 'all' && records === 'all';
