import { slots, type Schedule } from '../../domain/availability/slots.ts';
import { coversSpan } from '../view/coverage.ts';
import { between } from './appointments.ts';
import { gathered, type Gathered } from './known.ts';
import { overlapping } from './overlapping.ts';
import { defineQuery } from './query.ts';
import type { SlotList } from './results.ts';
import type { QuerySource, QueryView } from './source.ts';
import { zoneOf } from './zone.ts';

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

function scheduleOf(view: QueryView, { from, to, psychologistId }: Omit<Between, 'now'>): Schedule {
  const { blocksOnce, blocksWeekly, longestBlockMs } = view.indexes;
  const isOwn = (one: { readonly psychologistId: string }) => one.psychologistId === psychologistId;
  // A period that reaches into the range may begin a day of 25 hours before, and is divided from its start.
  const [early, late] = [shifted(from, -2), shifted(to, 2)];
  return {
    periods: [...view.all('availabilityPeriods')].filter(isOwn),
    breaks: [...view.all('recurringBreaks')].filter(isOwn),
    blocks: [...overlapping(blocksOnce, longestBlockMs, early, late), ...blocksWeekly].filter(
      isOwn,
    ),
    sessions: [...between(view, from, behind(to))].filter(isOwn),
  };
}

/** A psychologist's slots that begin in [from, to), as the server finds them; the taken ones too. Instants in any ISO form. */
export const slotsBetween = defineQuery({
  name: 'slots.between',
  run({ view, coverage }: QuerySource, { now, ...asked }: Between): Gathered<SlotList> {
    const range = {
      from: new Date(asked.from).toISOString(),
      to: new Date(asked.to).toISOString(),
      psychologistId: asked.psychologistId,
    };
    const schedule = scheduleOf(view, range);
    const isAll = coverage.people && coversSpan(coverage, range.from, behind(range.to));
    return gathered(isAll, {
      psychologistId: asked.psychologistId,
      slots: slots({ ...schedule, ...range, zone: zoneOf(view), now }),
      hasPeriods: schedule.periods.some(
        ({ isActive, isRecurring, endAt }) => isActive && (isRecurring || endAt > now),
      ),
    });
  },
});
