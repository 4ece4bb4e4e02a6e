import * as v from 'valibot';
import { appointmentStatuses } from '../../domain/appointments/appointment.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { portalState } from '../../pieces/sessions/state.ts';
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

export const filterAppointments = (
  rows: readonly AppointmentRow[],
  { status, data, psicologo, busca }: Filters,
  { now, zone }: { readonly now: string; readonly zone: string },
): readonly AppointmentRow[] =>
  rows.filter(
    (row) =>
      (!status || portalState(row, now).status === status) &&
      (!data || wallClock(row.startAt, zone).day === data) &&
      contains(row.psychologistName, psicologo) &&
      (contains(row.psychologistName, busca) || contains(row.id, busca)),
  );
