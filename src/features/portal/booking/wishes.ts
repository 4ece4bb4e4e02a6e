import { ALTERNATIVES_MAX } from '../../../domain/appointments/wishes.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import type { CommandArgs } from '../../../domain/registry.ts';

export interface BookingForm {
  /** What is asked for, the best first. */
  readonly wishes: readonly Span[];
  readonly notes: string;
}

/** What going back clears. */
export const BLANK: BookingForm = { wishes: [], notes: '' };

export const isSame = (a: Span, b: Span): boolean => a.startAt === b.startAt && a.endAt === b.endAt;

/**
 * The wishes after a time was pressed: one that was chosen goes, another comes last, or in the place of the only one.
 * @param takesMore whether there may be other options beside the first
 */
export function pressed(wishes: readonly Span[], time: Span, takesMore: boolean): readonly Span[] {
  if (wishes.some((each) => isSame(each, time)))
    return wishes.filter((each) => !isSame(each, time));
  if (!takesMore) return [time];
  return wishes.length > ALTERNATIVES_MAX ? wishes : [...wishes, time];
}

export function argsOf(
  of: Pick<CommandArgs<'appointment.create'>, 'id' | 'patientId'>,
  { wishes, notes }: BookingForm,
): object {
  const [first, ...alternatives] = wishes;
  return {
    ...of,
    ...(first && { startAt: first.startAt, endAt: first.endAt }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(notes.trim() !== '' && { notes }),
  };
}
