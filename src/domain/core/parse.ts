import * as v from 'valibot';
import { DomainError } from './errors.ts';
import { INVALID_DATE } from './fields.ts';

const INVALID = 'Dados inválidos. Verifique as informações enviadas.';

/** The schema's own sentence for a field that is not there at all; valibot reports that on the object. */
function messageOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const key = issue.path?.[0]?.key;
  if (issue.type !== 'object' || issue.path?.length !== 1 || typeof key !== 'string')
    return issue.message;
  const entries = (schema as { entries?: Record<string, v.GenericSchema> }).entries;
  const entry = entries?.[key];
  if (!entry) return issue.message;
  const absent = v.safeParse(entry, undefined, { message: INVALID, abortEarly: true });
  return absent.issues?.[0].message ?? issue.message;
}

const INSTANT_FORM = 'Use AAAA-MM-DDTHH:MM:SS com o fuso, como 2026-03-10T14:00:00-03:00.';
/** How a date is written, by the check that it did not pass. */
const FORMS: Readonly<Record<string, string>> = {
  iso_date: 'Use AAAA-MM-DD.',
  iso_timestamp: INSTANT_FORM,
  regex: INSTANT_FORM,
};

/** Returns how a date that was written otherwise is written; null for what else may be wrong. */
const expectedForm = ({ type, message }: v.BaseIssue<unknown>): string | null =>
  message === INVALID_DATE ? (FORMS[type] ?? null) : null;

/** NUL and halves of surrogate pairs: no database stores them as text. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const DEEPEST = 32;

/** The first text within that no database stores, or `null`. Too deep a value counts as one. */
function unstorableIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return '';
  for (const part of Object.values(value)) {
    const found = unstorableIn(part, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Says where it stands, and never what stands there. */
function unstorableWords(text: string): string {
  const line = text.slice(0, text.search(UNSTORABLE)).split('\n').length;
  const place = text.includes('\n') ? `, na linha ${line}` : '';
  return `O texto contém um caractere que não pode ser salvo${place}.`;
}

/**
 * What the schema makes of a value. The error names fields and what is wrong with them, and never repeats the input.
 * @throws DomainError `invalid_arguments` (422), with `details.fields` by path; of a date,
 *   `details.expected` tells how it is written
 */
export function parseInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { message: INVALID });
  if (parsed.success) {
    const unstorable = unstorableIn(parsed.output);
    if (unstorable === null) return parsed.output;
    throw new DomainError('invalid_arguments', unstorableWords(unstorable), 422);
  }
  const fields: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    fields[path] ??= messageOf(issue, schema);
    const form = expectedForm(issue);
    if (form !== null) expected[path] ??= form;
  }
  const [first = INVALID] = Object.values(fields);
  const hints = Object.keys(expected).length > 0 && { expected };
  throw new DomainError('invalid_arguments', first, 422, { fields, ...hints });
}
