import { isValidCpf } from '../../../domain/core/taxIds/cpf.ts';
import { typedAmount } from '../../../domain/payments/typedAmount.ts';
import { BLANK_PATIENT, type PatientForm, tidyCpf, tidyPhone } from '../form/patientForm.ts';
import type { Columns, ImportField } from './columns.ts';

/** Between what several columns say of one thing. */
const JOINED: { readonly [F in ImportField]?: string } = {
  name: ' ',
  address: ', ',
  emergencyContact: ', ',
};

/** Since when two digits of a year mean the last century, seen from a year of this one. */
const centuryOf = (year: number, thisYear: number): number =>
  year > thisYear % 100 ? 1900 + year : 2000 + year;

/**
 * A day as people here write it (`dd/MM/yyyy`, also with points, hyphens or two digits of the year) or as programs do
 * (`yyyy-MM-dd`), an hour behind it left out; `null` for anything else.
 */
export function dayOf(typed: string, thisYear: number): string | null {
  const text = typed.slice(0, 40).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).toReversed() ?? []);
  if (!year || !month || !day) return null;
  const full = year.length === 2 ? centuryOf(Number(year), thisYear) : Number(year);
  return [full, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Spreadsheets take a CPF for a number and leave out the noughts before it. */
function cpfOf(typed: string): string {
  const whole = typed.padStart(11, '0');
  return /^\d{8,10}$/.test(typed) && isValidCpf(whole) ? whole : typed;
}

/** What the file says of a patient, by field. */
function saidOf(cells: readonly string[], columns: Columns): Partial<Record<ImportField, string>> {
  const said: Partial<Record<ImportField, string>> = {};
  for (const [place, field] of columns.entries()) {
    const cell = cells[place];
    if (!field || !cell) continue;
    const before = said[field];
    const separator = JOINED[field];
    if (before === undefined) said[field] = cell;
    else if (separator !== undefined) said[field] = before + separator + cell;
  }
  return said;
}

export interface Values {
  readonly form: PatientForm;
  /** That a day of birth is said, and none that can be read. */
  readonly isBirthUnread: boolean;
}

/** The form of a new patient as the file fills it in. */
export function valuesOf(
  cells: readonly string[],
  columns: Columns,
  base: Pick<PatientForm, 'psychologistId'>,
  thisYear: number,
): Values {
  const { birthDate = '', sessionFee = '', ...texts } = saidOf(cells, columns);
  const day = dayOf(birthDate, thisYear);
  const read = { birthDate: day, sessionFee: typedAmount(sessionFee) };
  const form = { ...BLANK_PATIENT, ...texts, ...base, ...read };
  const tidy = { phone: tidyPhone(form.phone), cpf: tidyCpf(cpfOf(form.cpf)) };
  return { form: { ...form, ...tidy }, isBirthUnread: birthDate !== '' && day === null };
}
