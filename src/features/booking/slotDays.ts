import type { Slot } from '../../domain/availability/slots.ts';
import { addDays, earlier, later } from '../../domain/time/days.ts';
import { formatDay, monthName } from '../../domain/time/format.ts';

/** The days that can be booked, both included. */
export interface Reach {
  readonly first: string;
  readonly last: string;
}

export type DaySlots = ReadonlyMap<string, readonly Slot[]>;

/** By day what has not begun, the taken times too. @param now ISO */
export function slotsByDay(slots: readonly Slot[], now: string): DaySlots {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    if (slot.startAt <= now) continue;
    const day = days.get(slot.date);
    if (day) day.push(slot);
    else days.set(slot.date, [slot]);
  }
  return days;
}

export const freeOn = (days: DaySlots, day: string): number =>
  (days.get(day) ?? []).filter(({ available }) => available).length;

/** The first day from a day on with a free time; `null` where there is none. */
export function firstFree(days: DaySlots, from: string, { last }: Reach): string | null {
  for (let day = from; day <= last; day = addDays(day, 1)) if (freeOn(days, day) > 0) return day;
  return null;
}

export const within = (day: string, { first, last }: Reach): string =>
  later(first, earlier(last, day));

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
};

/** The day that a key leads to; `null` for a key that moves nothing. */
export function dayByKey(day: string, key: string, reach: Reach): string | null {
  const step = STEPS[key];
  return step === undefined ? null : within(addDays(day, step), reach);
}

const shortMonth = (day: string): string => monthName(day).slice(0, 3);

/** `23 – 29 nov`, `30 nov – 6 dez` */
export function weekLabel(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isOne = first.slice(0, 7) === last.slice(0, 7);
  const start = `${Number(first.slice(8))}${isOne ? '' : ` ${shortMonth(first)}`}`;
  return `${start} – ${Number(last.slice(8))} ${shortMonth(last)}`;
}

/** What is wrong with a day that was typed or stands in the address; `null` where nothing is. */
export function dayProblem(day: string | null, { first, last }: Reach): string | null {
  if (day === null) return 'Data inválida';
  if (day < first) return 'A data não pode ser anterior a hoje.';
  return day > last ? `Há horários abertos até ${formatDay(last)}.` : null;
}
