import { useMemo } from 'react';
import * as v from 'valibot';
import type { PatientOrder } from '../../../data/queries/people/patients.ts';
import { readAddress, useAddress } from '../../../ui/address/address.ts';
import { useNow } from '../../../ui/useNow.ts';

/** How the list's orders stand in the address, each by its column, and at the device. */
const ORDERS = {
  nome: 'name',
  '-nome': '-name',
  proxima: 'next',
  '-proxima': '-next',
} as const satisfies Record<string, PatientOrder>;
type OrderWord = keyof typeof ORDERS;

/** The columns that the list can be ordered by. */
export const ORDER_COLUMNS: readonly string[] = ['nome', 'proxima'] satisfies OrderWord[];

/** The list's filters, as they stand in the address. */
export const patientsAddress = v.object({
  busca: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 100)),
    ),
  ),
  /** Inactive patients too. */
  todos: v.optional(v.literal(true)),
  ordem: v.optional(v.picklist(Object.keys(ORDERS) as OrderWord[])),
});

export const validatePatientsSearch = readAddress(patientsAddress);

type Search = v.InferOutput<typeof patientsAddress>;

export interface PatientsFilter {
  readonly search?: string;
  readonly activeOnly: boolean;
  readonly withRefused: true;
  readonly order: PatientOrder;
  /** ISO instant. */
  readonly now: string;
}

/** @param now ISO instant */
export const filterOf = (
  { busca, todos, ordem = 'nome' }: Search,
  now: string,
): PatientsFilter => ({
  ...(busca ? { search: busca } : {}),
  activeOnly: todos !== true,
  withRefused: true,
  order: ORDERS[ordem],
  now,
});

/** How the order stands in the address. */
export const orderWord = (order: PatientOrder): string =>
  (Object.keys(ORDERS) as OrderWord[]).find((word) => ORDERS[word] === order) ?? 'nome';

/** What the address asks for, now. */
export function usePatientsFilter(): PatientsFilter {
  const { state } = useAddress(patientsAddress);
  const now = useNow();
  return useMemo(() => filterOf(state, now), [state, now]);
}
