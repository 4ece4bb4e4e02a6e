import * as v from 'valibot';
import { readAddress } from '../../ui/address/address.ts';

const STATUSES = [
  'agendado',
  'em-andamento',
  'concluido',
  'cancelado',
  'nao-compareceu',
  'expirado',
] as const;
export type StatusWord = (typeof STATUSES)[number];

const day = v.optional(v.pipe(v.string(), v.isoDate()));

/** What of the history is shown; absent: what has begun, the newest first. */
export const historyAddress = v.object({
  de: day,
  ate: day,
  status: v.optional(v.picklist(STATUSES)),
  paciente: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 100)),
    ),
  ),
  /** Also what has not begun. */
  futuras: v.optional(v.literal(true)),
  /** One psychologist's; for administrators. */
  psicologo: v.optional(v.string()),
  pagina: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

export const validateHistorySearch = readAddress(historyAddress);
