import type * as v from 'valibot';
import { type EntityForm, useEntityForm } from '../../client/drafts/useEntityForm.ts';
import type { Known } from '../../data/queries/kit/known.ts';
import type { PatientDetails } from '../../data/queries/people/results.ts';
import { usePsychologistOf } from '../../pieces/people/usePsychologistOf.ts';
import { type BookingForm, errorsOf } from './bookingForm.ts';
import { type Slots, useSlots } from './useSlots.ts';

export interface BookingOptions<A> {
  readonly start: BookingForm;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly toArgs: (form: BookingForm) => object;
  readonly draftKey?: string;
  /** What comes back of a draft. */
  readonly adopt?: (draft: BookingForm) => BookingForm;
  readonly isRepair?: boolean;
}

export interface Booking<A> extends EntityForm<BookingForm, A> {
  /** Of the chosen patient; `undefined` while it is read, or where nobody is chosen. */
  readonly patient: Known<PatientDetails> | undefined;
  readonly slots: Slots | undefined;
  /** Whether the chosen time can no longer be had. */
  readonly isLost: boolean;
}

const hasNotes = ({ notes }: BookingForm): boolean => notes.trim() !== '';

const isFree = ({ days }: Slots, { startAt, endAt, day }: BookingForm): boolean =>
  (days.get(day ?? '') ?? []).some(
    (slot) => slot.available && slot.startAt === startAt && slot.endAt === endAt,
  );

/** The form of the quick schedule, beside the times that the psychologist has. */
export function useBooking<A>(options: BookingOptions<A>): Booking<A> {
  const psychologist = usePsychologistOf(options.start.patientId);
  const complete = (values: BookingForm): BookingForm => ({
    ...values,
    psychologistId: psychologist.of(values),
  });
  const form = useEntityForm<BookingForm, A>({
    schema: options.schema,
    start: options.start,
    draftKey: options.draftKey ?? null,
    isWorthKeeping: hasNotes,
    ...(options.adopt && { adopt: options.adopt }),
    ...(options.isRepair && { refused: {} }),
    toArgs: (values) => options.toArgs(complete(values)),
    rules: (values) => errorsOf(complete(values)),
  });
  psychologist.follow(form.values.patientId);
  const values = complete(form.values);
  const slots = useSlots(values.psychologistId);
  const isLost = values.startAt !== null && slots !== undefined && !isFree(slots, values);
  return { ...form, values, patient: psychologist.patient, slots, isLost };
}
