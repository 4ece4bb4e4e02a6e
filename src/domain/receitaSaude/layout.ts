import { formatDay } from '../time/format.ts';
import { type DeclaredLine, type Issuer, LINES_MAX } from './file.ts';

/** The same of everybody: it names nobody, and says nothing of anybody's health. ASCII. */
const DESCRIPTION = 'Atendimento psicologico';
const INCOME = 'R01.001.001';
/** Psychologists. */
const OCCUPATION = '255';

/** `1234,56` */
const reais = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

const lineText = (
  { day, cents, payerCpf, beneficiaryCpf }: DeclaredLine,
  { cpf, crp }: Issuer,
): string =>
  [
    formatDay(day),
    INCOME,
    OCCUPATION,
    reais(cents),
    '',
    DESCRIPTION,
    'PF',
    payerCpf,
    beneficiaryCpf,
    '',
    '',
    '',
    '',
    'S',
    cpf,
    crp,
  ].join(';');

/**
 * A file for Carnê-Leão's *Importar escrituração* (manual of the Receita, v2.1 of 30/10/2025): a line of sixteen fields for each
 * receipt, no head, ASCII, lines ended as Windows does.
 */
export const receitaFileText = (lines: readonly DeclaredLine[], issuer: Issuer): string =>
  lines.map((line) => `${lineText(line, issuer)}\r\n`).join('');

/** In parts that the Receita takes. */
export const partsOf = (lines: readonly DeclaredLine[]): readonly (readonly DeclaredLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / LINES_MAX) }, (_, place) =>
    lines.slice(place * LINES_MAX, (place + 1) * LINES_MAX),
  );

/** The first month whose payments have to be declared, `yyyy-MM`. */
export const DUTY_SINCE = '2025-01';

/** The last day on which payments of a month can be declared late: the end of the next year's February. `yyyy-MM-dd` */
export function deadlineOf(month: string): string {
  const year = Number(month.slice(0, 4)) + 1;
  return new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10);
}
