import type { Appointment } from '../appointments/appointment.ts';
import { occupies } from '../appointments/state.ts';
import { overlaps } from '../appointments/span.ts';
import { wallClock } from '../time/zone.ts';
import type { AvailabilityBlock } from './block.ts';
import type { RecurringBreak } from './break.ts';
import { timeOf } from './fields.ts';
import type { AvailabilityPeriod } from './period.ts';
import { blockSpans, breakSpans, periodSpans, type Range, type Span, without } from './spans.ts';

/** What of a session matters to those who look for a free time: nothing of whose it is. */
export type TakenTime = Pick<Appointment, 'startAt' | 'endAt' | 'status' | 'isGoogleCalendarEvent'>;

/** One psychologist's times. */
export interface Schedule {
  readonly periods: readonly AvailabilityPeriod[];
  readonly breaks: readonly RecurringBreak[];
  readonly blocks: readonly AvailabilityBlock[];
  readonly sessions: readonly TakenTime[];
}

export interface SlotSearch extends Schedule, Range {
  /** IANA name of the zone in which the practice's clocks run. */
  readonly zone: string;
  /** ISO; what has begun by then can no longer be had. */
  readonly now: string;
  /** Minutes, in place of the periods' own. */
  readonly slotDuration?: number | undefined;
}

export interface Slot {
  /** The same for the same time of the same psychologist. */
  readonly id: string;
  /** On the practice's clocks: `yyyy-MM-dd`, `HH:mm`. */
  readonly date: string;
  readonly time: string;
  readonly startAt: string;
  readonly endAt: string;
  /** Minutes. */
  readonly duration: number;
  readonly psychologistId: string;
  readonly available: boolean;
}

const MINUTE_MS = 60_000;

/** As many times of a length as fit into a span, one after the other. */
function divide({ startAt, endAt }: Span, minutes: number, pause: number): Span[] {
  const length = minutes * MINUTE_MS;
  const step = length + pause * MINUTE_MS;
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const count = Math.max(Math.floor((end - start - length) / step) + 1, 0);
  return Array.from({ length: count }, (_, index) => ({
    startAt: new Date(start + index * step).toISOString(),
    endAt: new Date(start + index * step + length).toISOString(),
  }));
}

function slotOf(span: Span, duration: number, psychologistId: string, zone: string) {
  const { day: date, minutes } = wallClock(span.startAt, zone);
  const id = `${psychologistId}_${span.startAt}_${duration}`;
  return { id, date, time: timeOf(minutes), ...span, duration, psychologistId };
}

/** Breaks and blocks move the slots behind them, so that no time is lost; they reach beyond the range for that. */
function pausesAround(search: SlotSearch, occurrences: readonly Span[]): Span[] {
  const { breaks, blocks, zone } = search;
  const from = occurrences.map(({ startAt }) => startAt).toSorted()[0];
  const to = occurrences
    .map(({ endAt }) => endAt)
    .toSorted()
    .at(-1);
  if (!from || !to) return [];
  return [
    ...breaks.flatMap((one) => breakSpans(one, { from, to }, zone)),
    ...blocks.flatMap((one) => blockSpans(one, { from, to }, zone)),
  ];
}

const inOrder = (a: Slot, b: Slot): number =>
  a.startAt < b.startAt ? -1 : a.startAt > b.startAt ? 1 : a.duration - b.duration;

/** The slots of one occurrence of a period, those outside the range included. */
function slotsWithin(
  { zone, now, slotDuration }: SlotSearch,
  { psychologistId, breakDuration, ...period }: AvailabilityPeriod,
  parts: readonly Span[],
  taken: readonly Span[],
): Slot[] {
  const duration = slotDuration ?? period.slotDuration;
  return parts
    .flatMap((part) => divide(part, duration, breakDuration))
    .map((span) => ({
      ...slotOf(span, duration, psychologistId, zone),
      available: span.startAt > now && !taken.some((one) => overlaps(one, span)),
    }));
}

/**
 * The slots that begin in the range, in order: periods without breaks and blocks, divided by slot and pause. One that a
 * session or an event takes, or that has begun, is not available. What overlapping periods have in common appears once.
 */
export function slots(search: SlotSearch): Slot[] {
  const occurrences = search.periods
    .filter(({ isActive }) => isActive)
    .flatMap((period) =>
      periodSpans(period, search, search.zone).map((span) => ({ period, ...span })),
    );
  const pauses = pausesAround(search, occurrences);
  const taken = search.sessions.filter(occupies);
  const found = occurrences.flatMap(({ period, ...span }) => {
    const near = taken.filter((session) => overlaps(session, span));
    return slotsWithin(search, period, without(span, pauses), near);
  });
  const inRange = found.filter(({ startAt }) => startAt >= search.from && startAt < search.to);
  return [...new Map(inRange.map((slot) => [slot.id, slot])).values()].toSorted(inOrder);
}

/** The slots that can be had. */
export const freeSlots = (search: SlotSearch): Slot[] =>
  slots(search).filter(({ available }) => available);

/** Whether exactly this time is among the slots that can be had. */
export const isOffered = (search: Omit<SlotSearch, 'from' | 'to'>, span: Span): boolean =>
  freeSlots({ ...search, from: span.startAt, to: span.endAt }).some(
    ({ startAt, endAt }) => startAt === span.startAt && endAt === span.endAt,
  );
