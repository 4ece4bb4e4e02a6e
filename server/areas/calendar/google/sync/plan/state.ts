import type { AppointmentStatus } from '../../../../../../src/domain/appointments/status.ts';

/** ISO instants, half-open. */
export interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

/** An appointment of ours, as far as calendars go. */
export interface Local extends Span {
  readonly id: string;
  /** By the clock. */
  readonly status: AppointmentStatus;
  /** Has a patient. */
  readonly isClaimed: boolean;
  /** Came from the outside calendar. */
  readonly isForeign: boolean;
  /** Nothing else of ours may stand at its time: it is stored as to take place, and no outside event. */
  readonly takesTime: boolean;
  /** A note or a payment hangs on it. */
  readonly hasRecords: boolean;
}

/** The series of an event, and the time that the series gave it, wherever it was moved to. */
export interface Series {
  readonly id: string;
  /** ISO instant. */
  readonly startAt: string;
}

/** An event as the outside calendar reported it. */
export interface Remote {
  readonly eventId: string;
  readonly etag: string;
  /** Null where it is deleted, declined or without a time. It may last no time. */
  readonly span: Span | null;
  /** It stands, although nothing can be told of its time. */
  readonly isTimeless?: boolean;
  /** It takes nobody's time: shown as free, or a place of work. */
  readonly isIdle?: boolean;
  readonly isAllDay?: boolean;
  readonly series?: Series | undefined;
  /** The appointment that it names as its own. */
  readonly ownerId: string | null;
}

/** Which event stands for which appointment. Its span is the outside calendar's, as we last knew it. */
export interface Link extends Span {
  readonly eventId: string;
  readonly appointmentId: string;
  /** `ours` is a session of ours written there, `theirs` an event shown here. */
  readonly origin: 'ours' | 'theirs';
  readonly etag: string;
  readonly series?: Series | undefined;
  /** Since when the event is gone there, while nothing has followed from it here. ISO. */
  readonly goneAt?: string | null;
  /** Since when the person is asked about that. ISO. */
  readonly heldAt?: string | null;
  /** It is gone because it stands in another calendar of the account. */
  readonly isElsewhere?: boolean;
}

/** What a plan is made on. Lists need only hold what the reported events touch. */
export interface State {
  readonly locals: readonly Local[];
  readonly links: readonly Link[];
  /** Events that stood for sessions while the calendar was connected before. */
  readonly claims?: readonly Pick<Link, 'eventId' | 'appointmentId'>[];
}

const SECONDS_END = 'yyyy-MM-ddTHH:mm:ss'.length;
const seconds = (at: string): string => at.slice(0, SECONDS_END);

/** To the second: outside calendars keep no fractions. */
export const sameSpan = (a: Span, b: Span): boolean =>
  seconds(a.startAt) === seconds(b.startAt) && seconds(a.endAt) === seconds(b.endAt);

export const spanOf = ({ startAt, endAt }: Span): Span => ({ startAt, endAt });

/** The time that an event takes of somebody, if it takes any. */
export const busySpanOf = ({ span, isIdle }: Remote): Span | null =>
  span === null || isIdle === true || span.endAt <= span.startAt ? null : span;

/** Somebody's event that is shown here and is no session. */
export const isBusy = ({ isForeign, isClaimed }: Local): boolean => isForeign && !isClaimed;

export const mayMove = ({ status, hasRecords }: Local): boolean =>
  !hasRecords && (status === 'scheduled' || status === 'expired');

/** Whether it stands in the agenda at all. */
export const stands = ({ status }: Local): boolean => status !== 'cancelled';
