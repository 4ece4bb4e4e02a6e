import * as v from 'valibot';
import { readAddress } from '../../ui/address/address.ts';

export const validateSettingsSearch = readAddress(
  v.object({
    aba: v.optional(v.string()),
    /** Whose times; for administrators. */
    psicologo: v.optional(v.string()),
  }),
);
