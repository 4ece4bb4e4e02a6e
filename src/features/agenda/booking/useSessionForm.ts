import type * as v from 'valibot';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { type EntityForm, useEntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { SESSION_MINUTES } from '../../../domain/appointments/span.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import type { Role } from '../../../domain/users/role.ts';
import { usePsychologistOf } from '../../../pieces/people/usePsychologistOf.ts';
import { presentInstant, useNow } from '../../../ui/useNow.ts';
import { type AppointmentForm, type Span, errorsOf, spanOf } from './appointmentForm.ts';
import { type Taking, useFreeTimes, useKnownSessions } from './useKnownSessions.ts';

export interface SessionFormOptions<A> {
  readonly start: AppointmentForm;
  /** The session that is moved or mended: it cannot collide with itself. */
  readonly ownId: string | null;
  /** A new one needs a patient, and a day from today on. */
  readonly isNew: boolean;
  /** A new one that was held already: its day may lie before today. */
  readonly allowsPast?: boolean;
  /** A quick session: it starts now. */
  readonly startsNow?: boolean;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly toArgs: (form: AppointmentForm, span: Partial<Span>) => object;
  readonly draftKey?: string | null;
  /** What comes back of a draft, or `null`. */
  readonly adopt?: (draft: AppointmentForm) => AppointmentForm | null;
  readonly isRepair?: boolean;
}

export interface SessionFormState<A> extends EntityForm<AppointmentForm, A> {
  /** The first day that may be chosen. */
  readonly earliest: string | null;
  readonly needsPsychologist: boolean;
  /** A known session that takes some of the same time. */
  readonly collision: Taking | undefined;
  /** The server would refuse it: what is known is as the server has it. */
  readonly isTaken: boolean;
  /** Free times near the one that was wanted; ISO. */
  readonly free: readonly string[];
  /** The collision is with the very session that was meant: the same patient's, about to begin. */
  readonly isMeant: boolean;
}

const QUICK_MS = SESSION_MINUTES * 60_000;
const MIDNIGHT = '00:00';
const TAKEN = 'Este horário já está ocupado.';

/** Somebody wrote observations: nothing else of a new session is worth bringing back. */
const hasNotes = ({ notes }: AppointmentForm): boolean => notes.trim() !== '';

/** A session's form, judged by its rules, and seen beside the sessions that this device knows. */
export function useSessionForm<A>(options: SessionFormOptions<A>): SessionFormState<A> {
  const { ownId, isNew, startsNow = false } = options;
  const zone = useZone();
  const now = useNow();
  const { role } = useActor();
  const psychologist = usePsychologistOf(options.start.patientId);
  const today = wallClock(now, zone).day;
  const limits = limitsOf(options, role, today);
  const complete = (values: AppointmentForm): AppointmentForm => ({
    ...values,
    psychologistId: psychologist.of(values),
    ...(startsNow && { day: today, start: MIDNIGHT }),
  });
  const spanIn = (values: AppointmentForm): Span | null =>
    startsNow ? quickSpan(presentInstant()) : spanOf(values, zone);
  // What was proposed for later is no day of a session that starts now.
  const dayOf = ({ day }: AppointmentForm): string => (startsNow ? today : (day ?? today));
  const known = useKnownSessions(dayOf(options.start), options);
  const found = (values: AppointmentForm) => known.find(spanIn(values), psychologist.of(values));
  const form = useEntityForm<AppointmentForm, A>({
    schema: options.schema,
    start: options.start,
    draftKey: options.draftKey ?? null,
    isWorthKeeping: hasNotes,
    ...(options.adopt && { adopt: options.adopt }),
    ...(options.isRepair && { refused: {} }),
    toArgs: (values) => options.toArgs(complete(values), spanIn(values) ?? {}),
    rules: (values) => ({
      ...errorsOf(complete(values), {
        needsPatient: isNew,
        ...limits,
        ...(!startsNow && { zone }),
      }),
      ...(known.isCertain && found(values) && { start: TAKEN }),
    }),
  });
  psychologist.follow(form.values.patientId);
  known.follow(dayOf(form.values));
  const values = { ...form.values, psychologistId: psychologist.of(form.values) };
  const other = found(form.values);
  return {
    ...form,
    // What the server has refused is seen at its field when the form opens.
    isReady: form.isReady && (known.isReady || options.isRepair !== true),
    values,
    ...limits,
    collision: other,
    isTaken: known.isCertain && other !== undefined,
    free: useFreeTimes(values, other && spanIn(values), ownId),
    isMeant: startsNow && isOf(other, values),
  };
}

const limitsOf = (
  { isNew, allowsPast = false }: Pick<SessionFormOptions<unknown>, 'isNew' | 'allowsPast'>,
  role: Role,
  today: string,
) => ({
  needsPsychologist: isNew && role === 'administrator',
  earliest: isNew && !allowsPast ? today : null,
});

const isOf = (other: Taking | undefined, { patientId }: AppointmentForm): boolean =>
  other !== undefined && !('recurrenceId' in other) && other.patientId === patientId;

/** From this very minute, so that the session is in progress at once. */
function quickSpan(now: string): Span {
  const start = Math.floor(Date.parse(now) / 60_000) * 60_000;
  return {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + QUICK_MS).toISOString(),
  };
}
