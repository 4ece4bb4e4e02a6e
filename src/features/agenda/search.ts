import * as v from 'valibot';
import { readAddress } from '../../ui/address/address.ts';

const VIEWS = ['mes', 'semana', 'dia'] as const;
export type AgendaView = (typeof VIEWS)[number];

const TABS = ['calendario', 'agendamentos', 'recorrentes', 'configuracoes'] as const;
export type AgendaTab = (typeof TABS)[number];

/** What the agenda shows, as it stands in the address. Absent: the calendar, today, in the view that was chosen last. */
export const agendaAddress = v.object({
  aba: v.optional(v.picklist(TABS)),
  visao: v.optional(v.picklist(VIEWS)),
  dia: v.optional(v.pipe(v.string(), v.isoDate())),
  /** One psychologist's sessions only; for administrators. */
  psicologo: v.optional(v.string()),
});

export const validateAgendaSearch = readAddress(agendaAddress);
