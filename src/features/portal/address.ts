import * as v from 'valibot';
import { appointmentStatuses } from '../../domain/appointments/status.ts';
import { readAddress } from '../../ui/address/address.ts';

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
