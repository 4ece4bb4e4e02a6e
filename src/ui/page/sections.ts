import * as v from 'valibot';
import { readAddress } from '../address/address.ts';

/** Makes the reader of `?aba=`, the open section of a screen, out of the names of the sections that it has. */
export const sectionSearch = <const T extends readonly [string, ...string[]]>(names: T) =>
  readAddress(v.object({ aba: v.optional(v.picklist(names)) }));
