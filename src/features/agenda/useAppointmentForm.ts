import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import { SESSION_MINUTES } from '../../domain/appointments/appointment.ts';
import { rangeOf, wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';
import {
  type AppointmentErrors,
  type AppointmentForm,
  type Span,
  collision,
  errorsOf,
  spanOf,
} from './appointmentForm.ts';
import { recordOf, shownOf } from '../../data/queries/known.ts';

export interface FormContext {
  readonly form: AppointmentForm;
  /** The session that is moved or mended: it cannot collide with itself. */
  readonly ownId: string | null;
  readonly isNew: boolean;
  /** A quick session: it starts now. */
  readonly startsNow: boolean;
}

const QUICK_MS = SESSION_MINUTES * 60_000;

/** Judges a session's form against its rules and against the sessions that this device knows. */
export function useAppointmentForm({ form, ownId, isNew, startsNow }: FormContext) {
  const zone = useZone();
  const now = useNow();
  const actor = useActor();
  const [errors, setErrors] = useState<AppointmentErrors>({});
  const psychologistId = usePsychologist(form);
  const today = wallClock(now, zone).day;
  const needsPsychologist = actor.role === 'administrator';
  const rules = { needsPatient: isNew, needsPsychologist, earliest: isNew ? today : null };
  const span = startsNow ? quickSpan(now) : spanOf(form, zone);
  const known = useLive('appointments.between', rangeOf([form.day ?? today], zone));
  return {
    needsPsychologist,
    earliest: rules.earliest,
    psychologistId,
    collision: span
      ? collision(span, psychologistId, known ? shownOf(known) : [], ownId)
      : undefined,
    errors,
    clear: (changes: Partial<AppointmentForm>) =>
      setErrors((former) => without(former, Object.keys(changes))),
    /** The span to book, or `null` after showing what is missing. */
    check: (): Span | null => {
      const judged = {
        ...form,
        psychologistId,
        ...(startsNow ? { day: today, start: '00:00' } : {}),
      };
      const found = errorsOf(judged, rules);
      setErrors(found);
      if (Object.keys(found).length > 0) return null;
      return startsNow ? quickSpan(new Date().toISOString()) : span;
    },
  };
}

/** From this very minute, so that the session is in progress at once. */
function quickSpan(now: string): Span {
  const start = Math.floor(Date.parse(now) / 60_000) * 60_000;
  return {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + QUICK_MS).toISOString(),
  };
}

/** Psychologists book for themselves; an administrator for the patient's psychologist unless told otherwise. */
function usePsychologist({ patientId, psychologistId }: AppointmentForm): string | null {
  const { role, userId } = useActor();
  const patient = recordOf(useLive('patients.byId', { id: patientId ?? '' }))?.patient;
  if (role === 'psych') return userId;
  return psychologistId ?? patient?.psychologistId ?? null;
}

const without = (errors: AppointmentErrors, fields: readonly string[]): AppointmentErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
