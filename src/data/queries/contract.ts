import type * as r from './results.ts';

/**
 * The named queries: arguments and result of each. Every one is a pure function over the view (see `index.ts`), and
 * `args` are plain data. Instants are ISO; ranges are half-open.
 */
export interface Queries {
  practice: { args: Record<string, never>; result: r.Practice };
  /** Case-insensitive on name and e-mail; digits are looked for in CPF and phone. Ordered by name. At most 200 rows. */
  'patients.list': {
    args: { search?: string; activeOnly?: boolean; offset?: number; limit?: number };
    result: r.PatientList;
  };
  'patients.byId': { args: { id: string }; result: r.PatientDetails | null };
  /** Sessions that overlap [from, to), by start. */
  'appointments.between': {
    args: { from: string; to: string; psychologistId?: string };
    result: readonly r.AppointmentRow[];
  };
  /** A patient's sessions, newest first. At most 200. */
  'appointments.ofPatient': {
    args: { patientId: string; limit?: number };
    result: readonly r.AppointmentRow[];
  };
  'appointments.byId': { args: { id: string }; result: r.AppointmentDetails | null };
  'notes.ofAppointment': { args: { appointmentId: string }; result: r.NoteHead | null };
  'portal.overview': { args: { now: string }; result: r.PortalOverview };
  'sync.status': { args: Record<string, never>; result: r.SyncStatus };
  /** Those that need the person first, then by time; at most 200 (`sync.status` has the counts). */
  'sync.items': { args: Record<string, never>; result: readonly r.SyncItem[] };
}

export type QueryName = keyof Queries;
export type QueryArgs<N extends QueryName> = Queries[N]['args'];
export type QueryResult<N extends QueryName> = Queries[N]['result'];
