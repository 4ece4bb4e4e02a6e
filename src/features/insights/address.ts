import * as v from 'valibot';
import type { SentimentPeriod } from '../../domain/notes/mood/sentiment.ts';
import { readAddress } from '../../ui/address/address.ts';

/** How the periods stand in the address; a month unless told. */
export const PERIODS = [
  { id: 'semana', name: 'Últimos 7 dias', period: 'week' },
  { id: 'mes', name: 'Últimos 30 dias', period: 'month' },
  { id: 'trimestre', name: 'Últimos 90 dias', period: 'quarter' },
  { id: 'ano', name: 'Últimos 12 meses', period: 'year' },
] as const satisfies readonly { id: string; name: string; period: SentimentPeriod }[];
export type PeriodWord = (typeof PERIODS)[number]['id'];

const DEFAULT: PeriodWord = 'mes';
const words = PERIODS.map(({ id }) => id);

export const insightsAddress = v.object({
  periodo: v.optional(v.picklist(words)),
  paciente: v.optional(v.pipe(v.string(), v.uuid())),
});

export const validateInsightsSearch = readAddress(insightsAddress);

export const periodOf = (word: PeriodWord = DEFAULT): (typeof PERIODS)[number] =>
  PERIODS.find(({ id }) => id === word) ?? PERIODS[1];
