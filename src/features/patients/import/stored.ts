import { formatMoney } from '../../../pieces/money/format.ts';
import type { PatientForm } from '../form/patientForm.ts';
import { fieldLabels } from './columns.ts';
import { type ImportField, importFields } from './importFields.ts';
import { dayInWords } from './days.ts';
import type { Judged } from './judge.ts';

/** Says what is stored in a field, as a person reads it; empty where nothing is. */
export function storedText(form: PatientForm, field: ImportField): string {
  const value = form[field];
  if (value === null || value === '') return '';
  if (field === 'birthDate') return dayInWords(String(value));
  return typeof value === 'number' ? formatMoney(value) : value;
}

/** The fields that are stored of a patient, each with its heading and its text. */
export const storedFacts = (
  form: PatientForm,
  fields: readonly ImportField[] = importFields,
): readonly (readonly [label: string, text: string])[] =>
  fields.flatMap((field) => {
    const text = storedText(form, field);
    return text === '' ? [] : [[fieldLabels[field], text] as const];
  });

/** The fields that any of the lines has. */
export const fieldsInUse = (judged: readonly Judged[]): readonly ImportField[] =>
  importFields.filter((field) => judged.some(({ form }) => storedText(form, field) !== ''));
