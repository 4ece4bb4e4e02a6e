import { slots, type Schedule } from '../../../domain/availability/slots.ts';
import { gathered, type Gathered, isWhole, shownOf } from '../kit/known.ts';
import { afterZones, beforeZones } from '../../../domain/time/zone.ts';
import { overlapping } from './overlapping.ts';
import { defineQuery } from '../kit/query.ts';
import type { SlotList } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { takenTimes } from './takenTimes.ts';
import { zoneOf } from '../kit/zone.ts';

interface Between {
  readonly from: string;
  readonly to: string;
  readonly psychologistId: string;
  /** ISO; what has begun by then can no longer be had. */
  readonly now: string;
}

const DAY_MS = 86_400_000;
const shifted = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** A slot that begins in the range may end behind it, and none is longer than a day. */
const behind = (to: string): string => shifted(to, 1);

function timesOf(
  view: QueryView,
  { from, to, psychologistId }: Between,
): Omit<Schedule, 'sessions'> {
  const { blocksOnce, blocksWeekly, longestBlockMs } = view.indexes;
  const isOwn = (one: { readonly psychologistId: string }) => one.psychologistId === psychologistId;
  // A period that reaches into the range may begin a day of 25 hours before, and is divided from its start.
  const [early, late] = [beforeZones(from), afterZones(to)];
  return {
    periods: [...view.all('availabilityPeriods')].filter(isOwn),
    breaks: [...view.all('recurringBreaks')].filter(isOwn),
    blocks: [...overlapping(blocksOnce, longestBlockMs, early, late), ...blocksWeekly].filter(
      isOwn,
    ),
  };
}

/** A psychologist's slots that begin in [from, to), as the server finds them; the taken ones too. Instants in any ISO form. */
export const slotsBetween = defineQuery({
  name: 'slots.between',
  run(source: QuerySource, args: Between): Gathered<SlotList> {
    const { view } = source;
    const { psychologistId, now } = args;
    const [from, to] = [new Date(args.from).toISOString(), new Date(args.to).toISOString()];
    const asked = { from, to, psychologistId, now };
    const times = timesOf(view, asked);
    const taken = takenTimes(source, { ...asked, to: behind(to) });
    const sessions = shownOf(taken);
    return gathered(isWhole(taken), {
      psychologistId,
      slots: slots({ ...times, sessions, from, to, now, zone: zoneOf(view) }),
      hasPeriods: times.periods.some(
        ({ isActive, isRecurring, endAt }) => isActive && (isRecurring || endAt > now),
      ),
    });
  },
});
