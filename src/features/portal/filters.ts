import * as v from 'valibot';
import {
  type AppointmentStatus,
  appointmentStatuses,
  statusAt,
} from '../../domain/appointments/appointment.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';

const searchSchema = v.object({
  status: v.optional(v.fallback(v.optional(v.picklist(appointmentStatuses)), undefined)),
  /** `yyyy-MM-dd` */
  data: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
  psicologo: v.optional(v.fallback(v.optional(v.string()), undefined)),
  busca: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** The filters of Meus Agendamentos, as the address holds them. */
export type Filters = v.InferOutput<typeof searchSchema>;

/** For `validateSearch`: what cannot be read is left out. */
export const appointmentFilters = (search: Record<string, unknown>): Filters => {
  const filters = v.parse(searchSchema, search);
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  );
};

const contains = (text: string | null, part: string | undefined): boolean =>
  !part || (text ?? '').toLocaleLowerCase('pt-BR').includes(part.trim().toLocaleLowerCase('pt-BR'));

/** What the patient is shown: a status that they have no word for counts as cancelled. */
export const shownStatus = (row: AppointmentRow, now: string): AppointmentStatus => {
  const status = statusAt(row, now);
  return appointmentStatuses.includes(status) ? status : 'cancelled';
};

export const filterAppointments = (
  rows: readonly AppointmentRow[],
  { status, data, psicologo, busca }: Filters,
  { now, zone }: { readonly now: string; readonly zone: string },
): readonly AppointmentRow[] =>
  rows.filter(
    (row) =>
      (!status || shownStatus(row, now) === status) &&
      (!data || wallClock(row.startAt, zone).day === data) &&
      contains(row.psychologistName, psicologo) &&
      (contains(row.psychologistName, busca) || contains(row.id, busca)),
  );
