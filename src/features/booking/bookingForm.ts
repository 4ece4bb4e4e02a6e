import { SESSION_MINUTES } from '../../domain/appointments/span.ts';
import type { Slot } from '../../domain/availability/slots.ts';
import type { Role } from '../../domain/users/role.ts';
import type { FieldErrors } from '../../ui/forms/useForm.ts';

export interface BookingForm {
  readonly patientId: string | null;
  readonly psychologistId: string | null;
  /** Of the chosen slot, ISO; `null` until there is one. */
  readonly startAt: string | null;
  readonly endAt: string | null;
  /** The same as the free form writes it, so that either goes on with the other's draft. */
  readonly day: string | null;
  readonly start: string;
  readonly duration: string;
  readonly notes: string;
}

export const BLANK_BOOKING: BookingForm = {
  patientId: null,
  psychologistId: null,
  startAt: null,
  endAt: null,
  day: null,
  start: '',
  duration: String(SESSION_MINUTES),
  notes: '',
};

export const choiceOf = ({ startAt, endAt, date, time, duration }: Slot): Partial<BookingForm> => ({
  startAt,
  endAt,
  day: date,
  start: time,
  duration: String(duration),
});

/** What going back clears. */
export const NO_CHOICE: Partial<BookingForm> = {
  startAt: null,
  endAt: null,
  day: null,
  start: '',
  duration: String(SESSION_MINUTES),
  notes: '',
};

/** What the form still needs. Who books for himself names nobody. */
export function errorsOf(form: BookingForm): FieldErrors<BookingForm> {
  return {
    ...(form.patientId === null && { patientId: 'Selecione o paciente.' }),
    ...(form.psychologistId === null && { psychologistId: 'Selecione o psicólogo.' }),
    ...(form.startAt === null && { startAt: 'Escolha um horário.' }),
  };
}

/** What books the chosen slot; only an administrator names the psychologist. */
export const bookingArgs = (id: string, role: Role, form: BookingForm): object => ({
  id,
  patientId: form.patientId,
  ...(form.startAt && form.endAt && { startAt: form.startAt, endAt: form.endAt }),
  ...(role === 'administrator' && form.psychologistId && { psychId: form.psychologistId }),
  ...(form.notes.trim() !== '' && { notes: form.notes }),
});
