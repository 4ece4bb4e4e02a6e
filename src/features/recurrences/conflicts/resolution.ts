import * as v from 'valibot';
import { clockTime } from '../../../domain/availability/fields.ts';
import { resolveConflicts } from '../../../domain/recurrences/commands.ts';
import {
  type ClockTimes,
  daysApart,
  isClockSpan,
  minuteSpan,
} from '../../../domain/recurrences/clockSpan.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';
import { tidyTime } from '../recurrenceForm.ts';
import { CONFLICTING, INVALID_TIME } from '../texts.ts';
import { isOverlap } from './useConflicts.ts';

/** What the person decides about the conflicts of a recurrence. */
export type Resolution =
  | { readonly strategy: 'replace'; readonly others: readonly string[] }
  | { readonly strategy: 'modify'; readonly newTime: ClockTimes }
  | { readonly strategy: 'cancel' };

/** As chosen and typed. */
export interface ResolutionForm {
  readonly strategy: '' | Resolution['strategy'];
  readonly startTime: string;
  readonly endTime: string;
}

/** The draft of a way out, by the draft of the recurrence that needs it: `recurrence:…`. */
export const solutionOf = (draftKey: string): string => draftKey.replace(/^recurrence/, 'solution');

const CHOOSE = 'Escolha uma estratégia de resolução';
const BACKWARDS = 'Horário de fim deve ser posterior ao horário de início';

export const titleOf = (problem: string | null): string => {
  if (problem === CHOOSE) return 'Seleção obrigatória';
  return problem === INVALID_TIME ? 'Horário obrigatório' : 'Confira os campos';
};

const timesOf = ({ startTime, endTime }: ResolutionForm): ClockTimes => ({
  startTime: tidyTime(startTime),
  endTime: tidyTime(endTime),
});

/** The new times where they are whole and in order. */
export function wholeTimes(form: ResolutionForm): ClockTimes | null {
  const times = timesOf(form);
  const isTime = v.is(clockTime, times.startTime) && v.is(clockTime, times.endTime);
  return isTime && isClockSpan(times) ? times : null;
}

/** Whether a time meets what stands in the way, by the clock alone; what has days of its own is looked for apart. */
export const meetsAny = (times: ClockTimes, conflicts: readonly Conflict[]): boolean =>
  conflicts
    .filter(({ type }) => type !== 'availability_block')
    .some(({ conflictingItem: { time } }) => {
      const [startTime = '', endTime = ''] = time.split(' - ');
      return daysApart(minuteSpan(times), minuteSpan({ startTime, endTime })).includes(0);
    });

/** @param isTaken whether the new times meet what this device knows */
export function problemsOf(
  form: ResolutionForm,
  conflicts: readonly Conflict[],
  isTaken: boolean,
): FieldErrors<ResolutionForm> {
  if (form.strategy === '') return { strategy: CHOOSE };
  if (form.strategy !== 'modify') return {};
  const times = timesOf(form);
  const wrong = (['startTime', 'endTime'] as const).filter((name) => !v.is(clockTime, times[name]));
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, INVALID_TIME]));
  if (!isClockSpan(times)) return { endTime: BACKWARDS };
  return isTaken || meetsAny(times, conflicts) ? { startTime: CONFLICTING } : {};
}

export function resolutionOf(form: ResolutionForm, conflicts: readonly Conflict[]): Resolution {
  if (form.strategy === 'modify') return { strategy: 'modify', newTime: timesOf(form) };
  if (form.strategy === 'cancel') return { strategy: 'cancel' };
  const others = conflicts.filter(isOverlap).map(({ conflictingItem }) => conflictingItem.id);
  return { strategy: 'replace', others };
}

/** The command of what was decided about a new recurrence; of one that is given up nothing is stored. */
export function resolutionArgs(
  { id, ...data }: { readonly id: string },
  resolution: Exclude<Resolution, { strategy: 'cancel' }>,
) {
  const { strategy } = resolution;
  return v.parse(resolveConflicts.args, {
    id,
    newRecurringAppointmentData: data,
    strategy,
    ...(strategy === 'modify' && { newTime: resolution.newTime }),
    ...(strategy === 'replace' &&
      resolution.others[0] && { recurringAppointmentId: resolution.others[0] }),
  });
}
