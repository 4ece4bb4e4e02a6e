import * as v from 'valibot';
import { line } from '../core/fields.ts';

const MESSAGE = 'CRP inválido. Escreva a região e o número, como 06/123456.';

/** What was typed without the council's own name: `CRP 06/123456` says `06/123456`. */
const bare = (typed: string): string => typed.replace(/^CRP[\s:-]*/i, '').replaceAll(/[\s.]/g, '');

/** The council's number: one of its 24 regions, and three to six digits, of which the first may be zeros. */
export const crp = v.pipe(
  line(MESSAGE),
  v.transform(bare),
  v.check((value) => /^(0[1-9]|1\d|2[0-4])\/\d{3,6}$/.test(value), MESSAGE),
);

/** The number as the council writes it; `null` where it is none, as those of older accounts may be. */
export function crpOf(typed: string | null | undefined): string | null {
  const read = v.safeParse(crp, typed);
  return read.success ? read.output : null;
}
