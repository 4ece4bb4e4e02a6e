import type { Gathered, Known } from '../kit/known.ts';
import type { Repair, SyncMark } from '../kit/marks.ts';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { AppointmentStatus } from '../../../domain/appointments/status.ts';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import type { RecurringBreak } from '../../../domain/availability/break.ts';
import type { PauseKind } from '../../../domain/availability/labels.ts';
import type { AvailabilityPeriod } from '../../../domain/availability/period.ts';
import type { Slot } from '../../../domain/availability/slots.ts';
import type { Span } from '../../../domain/availability/spans.ts';
import type { RecurringAppointment } from '../../../domain/recurrences/recurrence.ts';

export interface AppointmentRow {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
  /** As stored; show `statusAt(row, now)`. */
  readonly status: AppointmentStatus;
  readonly title: string | null;
  readonly patientId: string | null;
  readonly patientName: string | null;
  readonly psychologistId: string;
  readonly psychologistName: string | null;
  readonly note: Known<{ readonly id: string }>;
  readonly isGoogleCalendarEvent: boolean;
  readonly mark: SyncMark;
  readonly repair: Repair;
}

/** A session that runs or is to come. */
export interface FutureSession extends AppointmentRow {
  /** As it was typed. */
  readonly patientPhone: string | null;
}

export interface FutureSessions {
  readonly rows: readonly FutureSession[];
  /** How many there are, of which `rows` is a slice. */
  readonly matching: number;
  /** How many are cancelled, shown or not. */
  readonly cancelled: number;
}

export interface AgendaFigures {
  /** Those that run or are to come, without the cancelled. */
  readonly futureSessions: Gathered<number>;
  readonly activeBreaks: Gathered<number>;
}

export interface AppointmentDetails {
  readonly appointment: Appointment;
  readonly row: AppointmentRow;
}

/** Once that a break or a block falls on. */
export interface Pause extends Span {
  /** The break's or the block's id: several in a week may have it. */
  readonly id: string;
  readonly kind: PauseKind;
  /** One line, never empty. */
  readonly title: string;
  readonly psychologistId: string;
  readonly mark: SyncMark;
}

/** Once that a psychologist works. */
export interface OpenSpan extends Span {
  readonly periodId: string;
}

/** A psychologist's working times in a range, each list by start. */
export interface PsychologistTimes {
  readonly psychologistId: string;
  /** Spans of active periods, pauses not taken out. Two of them may overlap. */
  readonly open: readonly OpenSpan[];
  /** Pauses of active breaks and of blocks. */
  readonly pauses: readonly Pause[];
  /** True if there is any active period, also outside the range. Else nobody knows the hours. */
  readonly hasPeriods: boolean;
}

/** A psychologist's times to be booked, by their start. */
export interface SlotList {
  readonly psychologistId: string;
  /** Those that are taken or over too: `available` says which can be had. */
  readonly slots: readonly Slot[];
  /** True if there is any period to divide, now or later. */
  readonly hasPeriods: boolean;
}

export interface RecurrenceRow extends RecurringAppointment {
  readonly patientName: string | null;
  readonly psychologistName: string | null;
  readonly mark: SyncMark;
  readonly repair: Repair;
}

export interface RecurrenceList {
  readonly rows: readonly RecurrenceRow[];
  /** Without those that the server would not make. */
  readonly counts: { readonly total: number; readonly active: number; readonly inactive: number };
}

/** A session that a recurrence will have once the server has confirmed it. It is stored nowhere. */
export interface WaitingSession {
  /** Names it within this answer; no command knows it. */
  readonly id: string;
  readonly recurrenceId: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly patientId: string;
  readonly patientName: string | null;
  readonly psychologistId: string;
  readonly psychologistName: string | null;
}

/** A booked session that an edit of its recurrence moves. */
export interface MovedSession {
  readonly id: string;
  readonly from: SessionTimes;
  /** `null` where the day is none of the recurrence's any more. */
  readonly to: SessionTimes | null;
}

/** ISO instants. */
export interface SessionTimes {
  readonly startAt: string;
  readonly endAt: string;
}

/** The sessions as they will be once the server has confirmed the changed recurrences. */
export interface WaitingSessions {
  /** By start. */
  readonly sessions: readonly WaitingSession[];
  /** Ids of the sessions that a changed, ended or replaced recurrence takes back. */
  readonly leaving: readonly string[];
  /** Ids of those that it takes back unless a note or a payment elsewhere keeps them. */
  readonly unsure: readonly string[];
}

interface ListedTime {
  readonly mark: SyncMark;
  readonly repair: Repair;
}

export interface BreakRow extends RecurringBreak, ListedTime {}

export interface BlockRow extends AvailabilityBlock, ListedTime {
  /** The first time from the moment asked for on; its only time if its pattern is unreadable. */
  readonly next: Span;
  /** It is to come again, but nobody can read when: it counts once. */
  readonly isUnreadable: boolean;
}

export interface PeriodRow extends AvailabilityPeriod, ListedTime {
  /** The first time from the moment asked for on. */
  readonly next: Span;
}

/** The rows within a window, by their next time, and how many come later. */
export interface TimesList<R> {
  readonly rows: readonly R[];
  readonly later: number;
}

/** The sessions to come that a pause meets, those that a recurrence waits for among them. */
export interface MetSessions {
  readonly count: number;
  readonly first: MetSession | null;
}

export interface MetSession extends Span {
  readonly id: string;
  readonly patientName: string | null;
  readonly title: string | null;
}
