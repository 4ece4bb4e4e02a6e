import * as v from 'valibot';
import { useAddress } from '../../ui/address/address.ts';
import { useThisMonth } from './MonthField.tsx';

/** Of which time the papers are: this month's and this year's unless told. */
const receiptsAddress = v.object({
  /** `yyyy-MM` */
  mes: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  ano: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(9999))),
});

/** The month in sight, and the way to another one. */
export function useMonth() {
  const now = useThisMonth();
  const { state, change } = useAddress(receiptsAddress);
  return {
    month: state.mes ?? now,
    chooseMonth: (month: string) => change({ mes: month === now ? undefined : month }),
  };
}

/** The year in sight, `yyyy`, and the way to another one. */
export function useYear() {
  const now = useThisMonth().slice(0, 4);
  const { state, change } = useAddress(receiptsAddress);
  return {
    year: state.ano === undefined ? now : String(state.ano),
    chooseYear: (year: string) => change({ ano: year === now ? undefined : Number(year) }),
  };
}
