import * as v from 'valibot';
import { readAddress } from '../../../ui/address/address.ts';

/** What the list of debts is narrowed to. */
export const financeAddress = v.object({
  aba: v.optional(v.string()),
  /** The month of the sessions, `yyyy-MM`; all of them unless told. */
  mes: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** One psychologist's; for administrators. */
  psicologo: v.optional(v.string()),
});

export const validateFinanceSearch = readAddress(financeAddress);
