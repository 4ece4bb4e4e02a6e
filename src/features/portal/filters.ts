import * as v from 'valibot';
import { appointmentStatuses } from '../../domain/appointments/appointment.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { portalState } from '../../pieces/sessions/state.ts';
import { readAddress } from '../../ui/address/address.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';

/** The filters of Meus Agendamentos, as the address holds them. */
export const appointmentsAddress = v.object({
  status: v.optional(v.picklist(appointmentStatuses)),
  /** `yyyy-MM-dd` */
  data: v.optional(v.pipe(v.string(), v.isoDate())),
  psicologo: v.optional(v.string()),
  busca: v.optional(v.string()),
});

export type Filters = v.InferOutput<typeof appointmentsAddress>;

export const appointmentFilters = readAddress(appointmentsAddress);

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
