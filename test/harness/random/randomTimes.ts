import { addDays, weekOf } from '../../../src/domain/time/days.ts';
import { instantOf, rangeOf, wallClock } from '../../../src/domain/time/zone.ts';
import type { Dice } from './dice.ts';

/** Zones whose clocks do what is hard: none, halves, quarters, at midnight, in the other hemisphere, and no change. */
export const hardZones = [
  'America/Sao_Paulo',
  'America/New_York',
  'America/Santiago',
  'Europe/Lisbon',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'UTC',
] as const;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const midnight = (day: string, zone: string): number =>
  Date.parse(instantOf({ day, minutes: 0 }, zone));

/** Days around `now` on which the clocks of the zone change. */
function changeDays(zone: string, today: string): string[] {
  const days = Array.from({ length: 460 }, (_, index) => addDays(today, index - 400));
  return days.filter((day) => {
    const { from, to } = rangeOf([day], zone);
    return Date.parse(to) - Date.parse(from) !== DAY_MS;
  });
}

/** Instants at which a report may go wrong by one: where days, weeks, months, years and clocks change, and now itself. */
function edgesAround(now: number, zone: string): readonly number[] {
  const { day: today } = wallClock(new Date(now).toISOString(), zone);
  const firsts = Array.from({ length: 15 }, (_, index) =>
    addDays(`${today.slice(0, 7)}-15`, (index - 12) * 30),
  );
  const days = [
    today,
    addDays(today, 1),
    weekOf(today)[0] ?? today,
    addDays(weekOf(today)[6] ?? today, 1),
    ...firsts.map((day) => `${day.slice(0, 7)}-01`),
    `${today.slice(0, 4)}-01-01`,
    `${Number(today.slice(0, 4)) + 1}-01-01`,
    ...changeDays(zone, today),
  ];
  return [now, ...days.map((day) => midnight(day, zone))];
}

export interface Times {
  /** An instant in milliseconds: often at an edge or a millisecond beside it, otherwise anywhere near now. */
  readonly near: () => number;
  /** A calendar day of the zone near such an instant. */
  readonly day: () => string;
}

export function randomTimes(dice: Dice, now: number, zone: string): Times {
  const edges = edgesAround(now, zone);
  const near = (): number => {
    if (dice.chance(0.4)) return dice.pick(edges) + dice.pick([-1, 0, 0, 1]);
    if (dice.chance(0.5)) return now + dice.between(-60, 60) * MINUTE_MS;
    return now + dice.between(-500 * 24 * 60, 60 * 24 * 60) * MINUTE_MS;
  };
  return { near, day: () => wallClock(new Date(near()).toISOString(), zone).day };
}
