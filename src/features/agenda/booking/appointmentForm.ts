import type { AppointmentRow } from '../../../data/queries/agenda/results.ts';
import {
  SESSION_MINUTES,
  SESSION_MINUTES_MIN,
  overlaps,
} from '../../../domain/appointments/span.ts';
import { occupies } from '../../../domain/appointments/state.ts';
import { parseMinutes } from '../../../domain/time/format.ts';
import { instantOf, skippedOn } from '../../../domain/time/zone.ts';
import type { FieldErrors } from '../../../ui/forms/useForm.ts';

/** What the form holds, as typed. */
export interface AppointmentForm {
  readonly patientId: string | null;
  readonly psychologistId: string | null;
  /** `yyyy-MM-dd` */
  readonly day: string | null;
  readonly start: string;
  /** In minutes. */
  readonly duration: string;
  readonly notes: string;
}

export const BLANK_APPOINTMENT: AppointmentForm = {
  patientId: null,
  psychologistId: null,
  day: null,
  start: '',
  duration: String(SESSION_MINUTES),
  notes: '',
};

export const DURATION_MIN = SESSION_MINUTES_MIN;
export const DURATION_MAX = 480;

export interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

export type AppointmentErrors = FieldErrors<AppointmentForm>;

export interface FormRules {
  /** A session that exists without a patient may be moved as it is. */
  readonly needsPatient: boolean;
  /** Psychologists book for themselves; an administrator names one. */
  readonly needsPsychologist: boolean;
  /** The first day that may be chosen; for a move, any. */
  readonly earliest: string | null;
  /** The practice's, where a skipped hour is to be refused. */
  readonly zone?: string;
}

function durationOf(typed: string): number | null {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= DURATION_MIN && minutes <= DURATION_MAX ? minutes : null;
}

/** When the session would be, or `null` while day, time or duration are not complete. */
export function spanOf({ day, start, duration }: AppointmentForm, zone: string): Span | null {
  const minutes = parseMinutes(start);
  const length = durationOf(duration);
  if (day === null || minutes === null || length === null) return null;
  const startAt = instantOf({ day, minutes }, zone);
  return { startAt, endAt: new Date(Date.parse(startAt) + length * 60_000).toISOString() };
}

/** The words for an hour that a clock skips when it is set on. */
export const SKIPPED = 'Este horário não existe: o relógio adianta';

function isSkipped({ day, start }: AppointmentForm, zone: string): boolean {
  const minutes = parseMinutes(start);
  const skipped = day === null ? null : skippedOn(day, zone);
  return skipped !== null && minutes !== null && minutes >= skipped.start && minutes < skipped.end;
}

/** What the form still needs. A session that starts now needs no time. */
export function errorsOf(form: AppointmentForm, rules: FormRules): AppointmentErrors {
  const errors: { -readonly [K in keyof AppointmentErrors]: string } = {};
  if (rules.needsPatient && form.patientId === null) errors.patientId = 'Selecione o paciente.';
  if (rules.needsPsychologist && form.psychologistId === null)
    errors.psychologistId = 'Selecione o psicólogo.';
  if (form.day === null) errors.day = 'Data inválida';
  else if (rules.earliest !== null && form.day < rules.earliest)
    errors.day = 'A data não pode ser anterior a hoje.';
  if (parseMinutes(form.start) === null) errors.start = 'Horário inválido';
  else if (rules.zone && isSkipped(form, rules.zone)) errors.start = SKIPPED;
  if (durationOf(form.duration) === null)
    errors.duration = `Entre ${DURATION_MIN} e ${DURATION_MAX} minutos`;
  return errors;
}

/** The psychologist's first session on this device that takes some of the same time. */
export const collision = (
  span: Span,
  psychologistId: string | null,
  sessions: readonly AppointmentRow[],
  ownId: string | null,
): AppointmentRow | undefined =>
  sessions.find(
    (session) =>
      session.id !== ownId &&
      session.psychologistId === psychologistId &&
      occupies(session) &&
      overlaps(span, session),
  );

/** The next full quarter of an hour, in minutes since midnight. */
export const nextQuarter = (minutes: number): number =>
  Math.min(Math.ceil(minutes / 15) * 15, 1425);
