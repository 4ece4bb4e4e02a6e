import type { DashboardPeriod } from '../../domain/dashboard/period.ts';
import type { DashboardStats } from '../../domain/dashboard/stats.ts';
import type { SentimentAnalytics, SentimentPeriod } from '../../domain/notes/sentiment.ts';
import type { PaymentStatus } from '../../domain/payments/payment.ts';
import type { HistoryFilter, HistoryStats } from '../../domain/reports/history.ts';
import type { Range } from '../../domain/reports/range.ts';
import type { Gathered, Known } from './known.ts';
import type * as r from './results.ts';

interface WithRefused {
  /** Lists for the person's eyes show also what the server refused to make; nothing reckons with it. */
  readonly withRefused?: boolean;
}

/**
 * The named queries: arguments and result of each. Every one is a pure function over the view (see `index.ts`), and
 * `args` are plain data. Instants are ISO; ranges are half-open. What has not arrived is never told as absent: a record
 * is `Known` or `unknown`, rows and figures are `whole` or `soFar`.
 */
export interface Queries {
  practice: { args: Record<string, never>; result: r.Practice };
  /** Case-insensitive on name and e-mail; digits are looked for in CPF and phone. Ordered by name. At most 200 rows. */
  'patients.list': {
    args: {
      search?: string;
      activeOnly?: boolean;
      offset?: number;
      limit?: number;
    } & WithRefused;
    result: Gathered<r.PatientList>;
  };
  'patients.byId': { args: { id: string }; result: Known<r.PatientDetails> };
  /** Sessions that overlap [from, to), by start. */
  'appointments.between': {
    args: { from: string; to: string; psychologistId?: string } & WithRefused;
    result: Gathered<readonly r.AppointmentRow[]>;
  };
  /** All of a patient's sessions, newest first, those to come included. */
  'appointments.ofPatient': {
    args: { patientId: string } & WithRefused;
    result: Gathered<readonly r.AppointmentRow[]>;
  };
  'appointments.byId': { args: { id: string }; result: Known<r.AppointmentDetails> };
  /** By status at `now`; days are the clinic's. */
  'appointments.stats': { args: HistoryFilter & { now: string }; result: Gathered<HistoryStats> };
  'notes.ofAppointment': { args: { appointmentId: string }; result: Known<r.NoteHead> };
  'notes.sentiment': {
    args: { period: SentimentPeriod; patientId?: string; now: string };
    result: Gathered<SentimentAnalytics>;
  };
  /** Newest first. */
  'payments.ofAppointment': {
    args: { appointmentId: string };
    result: Gathered<readonly r.PaymentRow[]>;
  };
  /** `range` from `reportRange`, `null` for all time; `status` concerns months, methods and recent payments. */
  'finance.report': {
    args: { range: Range | null; now: string; months?: number; status?: PaymentStatus };
    result: Gathered<r.FinanceReport>;
  };
  'dashboard.stats': {
    args: { period: DashboardPeriod; patientId?: string; now: string };
    result: Gathered<DashboardStats>;
  };
  /** The next seven, and those that run. */
  'dashboard.sessions': { args: { now: string }; result: Gathered<r.DashboardSessions> };
  'portal.overview': { args: { now: string }; result: Gathered<r.PortalOverview> };
  'sync.status': { args: Record<string, never>; result: r.SyncStatus };
  /** Those that need the person first, then by time; at most 200 (`sync.status` has the counts). */
  'sync.items': { args: Record<string, never>; result: readonly r.SyncItem[] };
  /** Oldest first. At most 200. */
  'sync.conflicts': { args: Record<string, never>; result: readonly r.ConflictItem[] };
  /** Newest first. At most 200. */
  'sync.drafts': { args: Record<string, never>; result: readonly r.DraftItem[] };
}

export type QueryName = keyof Queries;
export type QueryArgs<N extends QueryName> = Queries[N]['args'];
export type QueryResult<N extends QueryName> = Queries[N]['result'];
