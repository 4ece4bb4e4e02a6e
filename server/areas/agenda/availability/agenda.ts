import type { EntityName } from '../../../../src/domain/core/documents.ts';
import { bookingHorizon } from '../../../../src/domain/availability/horizon.ts';
import {
  freeSlots,
  isOffered,
  type Schedule,
  type Slot,
  type TakenTime,
} from '../../../../src/domain/availability/slots.ts';
import type { Range, Span } from '../../../../src/domain/availability/spans.ts';
import { DEFAULT_TIME_ZONE } from '../../../../src/domain/time/zone.ts';
import { WEEKS_AHEAD_DEFAULT } from '../../../../src/domain/users/user.ts';
import type { Find, StoredDocument } from '../../../engine/execution/store.ts';

/** Whole documents of the tenant at hand, whoever may see them. */
export type Finder = <E extends EntityName>(
  entity: E,
  find: Find<E>,
) => Promise<readonly StoredDocument<E>[]>;

/** One psychologist's times in a range, and what bounds a patient's booking. */
export interface Agenda extends Schedule, Range {
  readonly zone: string;
  /** ISO */
  readonly now: string;
  /** ISO; from here on patients cannot book yet. Before `from` where they cannot book at all. */
  readonly horizon: string;
}

const DAY_MS = 86_400_000;
const shifted = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When sessions and events are, and nothing of whose: readers may not see them. */
async function takenTimes(
  find: Finder,
  psychologistId: string,
  span: Range,
): Promise<readonly TakenTime[]> {
  const sessions = await find('appointments', { equal: { psychologistId }, span });
  return sessions.map(({ document: { startAt, endAt, status, isGoogleCalendarEvent } }) => ({
    startAt,
    endAt,
    status,
    isGoogleCalendarEvent,
  }));
}

async function scheduleOf(find: Finder, psychologistId: string, range: Range): Promise<Schedule> {
  // A period that reaches into the range may begin a day of 25 hours before, and is divided from its start; a slot that
  // begins in the range may end behind it.
  const around = { from: shifted(range.from, -2), to: shifted(range.to, 2) };
  const equal = { psychologistId };
  const blocks = [
    ...(await find('availabilityBlocks', { equal: { ...equal, isRecurring: true } })),
    ...(await find('availabilityBlocks', {
      equal: { ...equal, isRecurring: false },
      span: around,
    })),
  ];
  const periods = await find('availabilityPeriods', { equal: { ...equal, isActive: true } });
  const breaks = await find('recurringBreaks', { equal: { ...equal, isActive: true } });
  return {
    periods: periods.map(({ document }) => document),
    breaks: breaks.map(({ document }) => document),
    blocks: blocks.map(({ document }) => document),
    sessions: await takenTimes(find, psychologistId, around),
  };
}

/**
 * Reads a psychologist's times on behalf of the server: never answer more of them than the reader may see.
 * @param now ISO
 */
export async function readAgenda(
  find: Finder,
  { tenantId, psychologistId }: { readonly tenantId: string; readonly psychologistId: string },
  range: Range,
  now: string,
): Promise<Agenda> {
  const [tenant] = await find('tenants', { equal: { id: tenantId } });
  const [person] = await find('users', { equal: { id: psychologistId } });
  const zone = tenant?.document.timeZone ?? DEFAULT_TIME_ZONE;
  const { isActive, role, availabilityWeeksAhead } = person?.document ?? {};
  const horizon =
    isActive && role === 'psych'
      ? bookingHorizon(now, availabilityWeeksAhead ?? WEEKS_AHEAD_DEFAULT, zone)
      : '';
  return { ...(await scheduleOf(find, psychologistId, range)), ...range, zone, now, horizon };
}

/** The slots that a patient may book. */
export const bookableSlots = (agenda: Agenda): Slot[] =>
  freeSlots(agenda).filter(({ startAt }) => startAt < agenda.horizon);

/** Whether a patient may book exactly this time. */
export const isBookable = (agenda: Agenda, span: Span): boolean =>
  span.startAt < agenda.horizon && isOffered(agenda, span);
