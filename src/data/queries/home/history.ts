import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import type { AppointmentStatus } from '../../../domain/appointments/status.ts';
import { patientMatcher } from '../../../domain/patients/search.ts';
import { paymentState } from '../../../domain/payments/state.ts';
import { historyStats } from '../../../domain/reports/history.ts';
import { endOf, startOf } from '../../../domain/reports/range.ts';
import { coversRecords, coversSpan } from '../../view/coverage.ts';
import { appointmentRow, placeOf } from '../agenda/appointments.ts';
import { gathered, type Gathered, UNKNOWN } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { HistoryPage, HistoryRow } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

export const HISTORY_PAGE = 20;

export interface HistoryArgs {
  /** ISO instant. */
  readonly now: string;
  /** Calendar days of the clinic, both included; each may stand alone. */
  readonly startDate?: string;
  readonly endDate?: string;
  readonly status?: AppointmentStatus;
  /** Of the patient's name, e-mail, CPF or telephone. */
  readonly patient?: string;
  readonly psychologistId?: string;
  /** Also what has not begun. */
  readonly withFuture?: boolean;
  /** From 1; one behind the last is the last. */
  readonly page?: number;
}

/** The places of the sessions that start in the asked days: [first, last) of the index. */
function placesOf(view: QueryView, { startDate, endDate }: HistoryArgs) {
  const zone = zoneOf(view);
  return {
    first: startDate ? placeOf(view, startOf(startDate, zone)) : 0,
    last: endDate ? placeOf(view, endOf(endDate, zone)) : view.indexes.appointments.items.length,
  };
}

/** Whether a session is of one of the patients that are meant; every one is where nothing was typed. */
function isOfPatient(view: QueryView, search: string | undefined) {
  if (!search) return () => true;
  const isMeant = patientMatcher(search);
  const known = new Set<string>();
  for (const patient of view.indexes.patients.items) if (isMeant(patient)) known.add(patient.id);
  return ({ patientId }: Appointment) => patientId !== null && known.has(patientId);
}

/** What the filter leaves, newest first, and how many of it have not begun. */
function matchingOf(view: QueryView, args: HistoryArgs) {
  const { now, status, psychologistId } = args;
  const { first, last } = placesOf(view, args);
  const isWanted = isOfPatient(view, args.patient);
  const { items } = view.indexes.appointments;
  const begun: Appointment[] = [];
  const future: Appointment[] = [];
  for (let place = last - 1; place >= first; place -= 1) {
    const one = items[place];
    if (!one || !isWanted(one)) continue;
    if (status && statusAt(one, now) !== status) continue;
    if (psychologistId && one.psychologistId !== psychologistId) continue;
    (one.startAt > now ? future : begun).push(one);
  }
  return { begun, future };
}

function historyRow(source: QuerySource, one: Appointment, now: string): HistoryRow {
  const { view, coverage } = source;
  const payments = view.indexes.paymentsOfAppointment.get(one.id);
  const patient = one.patientId ? view.get('patients', one.patientId) : undefined;
  const state = paymentState({ ...one, status: statusAt(one, now) }, payments, patient);
  const isSure = state === 'paid' || coversRecords(coverage, one.startAt);
  return { ...appointmentRow(source, one), payment: isSure ? state : UNKNOWN };
}

/** Whether no session of the filter can be missing here. */
function isHeld({ view, coverage }: QuerySource, { startDate, endDate }: HistoryArgs): boolean {
  if (coverage.sessions === 'all') return true;
  if (!startDate || !endDate || startDate > endDate) return false;
  const zone = zoneOf(view);
  return coversSpan(coverage, startOf(startDate, zone), endOf(endDate, zone));
}

/** A page of the sessions that a person's filter leaves, the newest first; what has not begun only where it is asked for. */
export const appointmentsHistory = defineQuery({
  name: 'appointments.history',
  run(source: QuerySource, args: HistoryArgs): Gathered<HistoryPage> {
    const { begun, future } = matchingOf(source.view, args);
    const shown = args.withFuture ? [...future, ...begun] : begun;
    const pages = Math.max(1, Math.ceil(shown.length / HISTORY_PAGE));
    const page = Math.min(Math.max(1, args.page ?? 1), pages);
    const from = (page - 1) * HISTORY_PAGE;
    return gathered(isHeld(source, args), {
      rows: shown.slice(from, from + HISTORY_PAGE).map((one) => historyRow(source, one, args.now)),
      matching: shown.length,
      page,
      pages,
      stats: historyStats(shown, {}, zoneOf(source.view), args.now),
      isPast: !args.withFuture,
      future: future.length,
    });
  },
});
