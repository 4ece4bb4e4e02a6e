import * as calendar from '../calendar.ts';
import type { Random } from '../random.ts';

/** One session of the plan, times in milliseconds since 1970. */
export interface Visit {
  readonly psychologist: number;
  readonly patient: number;
  readonly startAt: number;
  readonly endAt: number;
}

export interface AgendaPlan {
  readonly now: number;
  readonly years: number;
  readonly patients: number;
  readonly psychologists: number;
}

const WEEKS_AHEAD = 8;
/** Of a psychologist's 60 weekly places, how many are meant to be in use. */
const CASELOAD = 42;
const LONGEST_TREATMENT_WEEKS = 45;
const TODAY_AT_LEAST = 4;

/** Patients are dealt out in turn. */
export const psychologistOf = (patient: number, psychologists: number): number =>
  patient % psychologists;

interface Treatment {
  readonly patient: number;
  readonly firstWeek: number;
  readonly lastWeek: number;
  readonly everyWeeks: 1 | 2;
}

/** Each psychologist's first patient has come from the beginning and still does. */
function planTreatment(
  random: Random,
  plan: AgendaPlan,
  patient: number,
  weeks: number,
): Treatment {
  const mean = Math.min(
    (CASELOAD * plan.psychologists * weeks) / plan.patients,
    LONGEST_TREATMENT_WEEKS,
  );
  const length = Math.round(mean * (0.4 + random.next() * 1.2));
  const lasts = patient < plan.psychologists;
  const firstWeek = lasts ? 0 : random.between(-Math.round(mean / 3), weeks - WEEKS_AHEAD);
  return {
    patient,
    firstWeek: Math.max(firstWeek, 0),
    lastWeek: lasts ? weeks : Math.min(firstWeek + length, weeks),
    everyWeeks: random.chance(0.6) ? 1 : 2,
  };
}

/** Each psychologist's weekly places and the weeks in which they are taken. */
function createGrid(monday: number) {
  const taken = new Set<string>();
  const key = (psychologist: number, slot: number, week: number) =>
    `${psychologist}/${slot}/${week}`;
  return {
    isFree: (psychologist: number, slot: number, week: number) =>
      !taken.has(key(psychologist, slot, week)),
    /** The start of the session, or null in a holiday. */
    take(psychologist: number, slot: number, week: number): number | null {
      const place = calendar.weeklySlots[slot];
      if (!place) throw new RangeError('no such slot');
      const day = calendar.dayNumber(monday + week * 7 + place.weekday);
      if (calendar.isHoliday(day)) return null;
      taken.add(key(psychologist, slot, week));
      return calendar.localHour(day, place.hour);
    },
  };
}

type Grid = ReturnType<typeof createGrid>;

const weeksOf = ({ firstWeek, lastWeek, everyWeeks }: Treatment): number[] =>
  Array.from(
    { length: Math.max(Math.ceil((lastWeek - firstWeek) / everyWeeks), 0) },
    (_, i) => firstWeek + i * everyWeeks,
  );

/** The one of a few random places that is free in most of the weeks. */
function chooseSlot(random: Random, grid: Grid, psychologist: number, weeks: number[]): number {
  const candidates = random.sample([...calendar.weeklySlots.keys()], 12);
  const free = (slot: number) =>
    weeks.filter((week) => grid.isFree(psychologist, slot, week)).length;
  return candidates.reduce((best, slot) => (free(slot) > free(best) ? slot : best));
}

function visitsOf(random: Random, grid: Grid, plan: AgendaPlan, treatment: Treatment): Visit[] {
  const psychologist = psychologistOf(treatment.patient, plan.psychologists);
  const weeks = weeksOf(treatment);
  const slot = chooseSlot(random, grid, psychologist, weeks);
  const visits: Visit[] = [];
  for (const week of weeks) {
    if (random.chance(0.04) || !grid.isFree(psychologist, slot, week)) continue;
    const startAt = grid.take(psychologist, slot, week);
    if (startAt === null) continue;
    visits.push({
      psychologist,
      patient: treatment.patient,
      startAt,
      endAt: calendar.sessionEnd(startAt),
    });
  }
  return visits;
}

const meets = (visit: Visit, startAt: number): boolean =>
  visit.startAt < calendar.sessionEnd(startAt) && startAt < visit.endAt;

/** The local day of `now`, in milliseconds. */
function dayOf(now: number) {
  const day = calendar.dayOf(now);
  return {
    day,
    from: calendar.localHour(day, 0),
    to: calendar.localHour(day, 0) + calendar.DAY_MS,
  };
}

const isOpen = (startAt: number, today: string): boolean =>
  startAt >= calendar.localHour(today, calendar.OPENS) &&
  calendar.sessionEnd(startAt) <= calendar.localHour(today, calendar.CLOSES);

/** Gives a psychologist a session that runs now, if the practice is open, and some others today. */
function fillToday(visits: Visit[], plan: AgendaPlan, psychologist: number): Visit[] {
  const { day: today, from, to } = dayOf(plan.now);
  const quarter = 15 * calendar.MINUTE_MS;
  const running = Math.floor((plan.now - 10 * calendar.MINUTE_MS) / quarter) * quarter;
  const starts = [running, ...[9, 11, 14, 16, 18].map((hour) => calendar.localHour(today, hour))];
  const mine = (visit: Visit) => visit.psychologist === psychologist;
  let result = isOpen(running, today)
    ? visits.filter((visit) => !(mine(visit) && meets(visit, running)))
    : visits;
  for (const startAt of starts.filter((start) => isOpen(start, today))) {
    const own = result.filter(
      (visit) => mine(visit) && visit.startAt >= from && visit.startAt < to,
    );
    if (startAt !== running && own.length >= TODAY_AT_LEAST) break;
    if (own.some((visit) => meets(visit, startAt))) continue;
    const patient = freePatient(result, own, plan, psychologist);
    result = [...result, { psychologist, patient, startAt, endAt: calendar.sessionEnd(startAt) }];
  }
  return result;
}

/** Somebody of this psychologist's who has come lately and has no session today. */
function freePatient(
  visits: Visit[],
  today: Visit[],
  plan: AgendaPlan,
  psychologist: number,
): number {
  const recent = visits.filter(
    (visit) =>
      visit.psychologist === psychologist &&
      Math.abs(visit.startAt - plan.now) < 6 * calendar.WEEK_MS &&
      !today.some(({ patient }) => patient === visit.patient),
  );
  return recent[0]?.patient ?? psychologist;
}

/** All sessions of the practice by start: per psychologist none overlaps another, and all lie in opening hours. */
export function planAgenda(random: Random, plan: AgendaPlan): Visit[] {
  const pastWeeks = Math.round(plan.years * 52.2);
  const weeks = pastWeeks + WEEKS_AHEAD;
  const grid = createGrid(calendar.mondayOf(plan.now) - pastWeeks * 7);
  let visits = Array.from({ length: plan.patients }, (_, patient) =>
    visitsOf(random, grid, plan, planTreatment(random, plan, patient, weeks)),
  ).flat();
  for (let psychologist = 0; psychologist < plan.psychologists; psychologist++)
    visits = fillToday(visits, plan, psychologist);
  return visits.sort((a, b) => a.startAt - b.startAt || a.psychologist - b.psychologist);
}
