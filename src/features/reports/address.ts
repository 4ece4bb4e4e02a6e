import * as v from 'valibot';
import { readAddress } from '../../ui/address/address.ts';

/** How the quick periods stand in the address; all time unless told. */
const PERIODS = ['7dias', '30dias', '3meses', '6meses', '1ano', 'este-ano'] as const;
export type PeriodWord = (typeof PERIODS)[number];

const STATUSES = ['pago', 'pendente', 'falhou', 'reembolsado'] as const;
export type StatusWord = (typeof STATUSES)[number];

const day = v.optional(v.pipe(v.string(), v.isoDate()));

/** What the report is about. Days of the person's own choice go before a quick period. */
export const reportsAddress = v.object({
  periodo: v.optional(v.picklist(PERIODS)),
  de: day,
  ate: day,
  status: v.optional(v.picklist(STATUSES)),
  /** One psychologist's; for administrators. */
  psicologo: v.optional(v.string()),
});

export const validateReportsSearch = readAddress(reportsAddress);
