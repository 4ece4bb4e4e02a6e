import * as v from 'valibot';
import type { DashboardPeriod } from '../../domain/dashboard/period.ts';
import { readAddress, useAddressEntry } from '../../ui/address/address.ts';

/** How the periods stand in the address; the month unless told. */
export const PERIODS = [
  { id: 'hoje', name: 'Hoje', period: 'today' },
  { id: 'semana', name: 'Semana', period: 'week' },
  { id: 'mes', name: 'Mês', period: 'month' },
  { id: 'ano', name: 'Ano', period: 'year' },
] as const satisfies readonly { id: string; name: string; period: DashboardPeriod }[];

export const dashboardAddress = v.object({
  aba: v.optional(v.picklist(['visao-geral', 'analises'])),
  periodo: v.optional(v.picklist(PERIODS.map(({ id }) => id))),
});

export const validateDashboardSearch = readAddress(dashboardAddress);

export function usePeriod(): (typeof PERIODS)[number] {
  const word = useAddressEntry(dashboardAddress, 'periodo') ?? 'mes';
  return PERIODS.find(({ id }) => id === word) ?? PERIODS[2];
}
