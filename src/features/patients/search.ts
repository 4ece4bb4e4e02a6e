import * as v from 'valibot';
import { readAddress } from '../../ui/address/address.ts';

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
});

export const validatePatientsSearch = readAddress(patientsAddress);

export interface PatientsFilter {
  readonly search?: string;
  readonly activeOnly: boolean;
  readonly withRefused: true;
}

export const filterOf = ({
  busca,
  todos,
}: v.InferOutput<typeof patientsAddress>): PatientsFilter => ({
  ...(busca ? { search: busca } : {}),
  activeOnly: todos !== true,
  withRefused: true,
});
