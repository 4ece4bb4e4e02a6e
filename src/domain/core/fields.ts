import * as v from 'valibot';
import { emailAddress } from './emailAddress.ts';
import { visibleLine } from './visibleLine.ts';

/** The longest a one-line field may be, in UTF-16 units. */
export const LINE_MAX = 255;
/** The longest a paragraph field (address, observations, biography) may be. */
export const TEXT_MAX = 10_000;
/** The longest a session note may be. */
export const NOTE_MAX = 100_000;

/** A UUID in lower case, as the database writes it. */
export const uuid = v.pipe(
  v.string('Identificador inválido'),
  v.uuid('Identificador inválido'),
  v.toLowerCase(),
);

/** Within what every clock and database of ours can hold; not for NaN. */
const isStorable = (time: number): boolean => time >= Date.UTC(1800, 0) && time < Date.UTC(3000, 0);

/** Whether the calendar has the day; `Date` takes the 30th of February for the 2nd of March. */
function isOnCalendar(yearMonthDay: string): boolean {
  const midnight = Date.parse(`${yearMonthDay}T00:00:00Z`);
  return isStorable(midnight) && new Date(midnight).toISOString().startsWith(yearMonthDay);
}

export const INVALID_DATE = 'Data inválida';

/** An instant as ISO 8601 in UTC with milliseconds; any offset is accepted and normalised. */
export const instant = v.pipe(
  v.string(INVALID_DATE),
  v.isoTimestamp(INVALID_DATE),
  v.regex(/(Z|[+-]\d{2}:?\d{2})$/, INVALID_DATE),
  v.check(
    (value) => isOnCalendar(value.slice(0, 10)) && isStorable(Date.parse(value)),
    INVALID_DATE,
  ),
  v.transform((value) => new Date(value).toISOString()),
);

/** A calendar day, `yyyy-MM-dd`. */
export const day = v.pipe(
  v.string(INVALID_DATE),
  v.isoDate(INVALID_DATE),
  v.check(isOnCalendar, INVALID_DATE),
);

/** A field of one line, without what cannot be seen. @param message where it is no text at all */
export const line = (message = 'Texto inválido') =>
  v.pipe(
    v.string(message),
    v.transform(visibleLine),
    v.maxLength(LINE_MAX, `Use no máximo ${LINE_MAX} caracteres`),
  );

export const text = v.pipe(
  v.string('Texto inválido'),
  v.maxLength(TEXT_MAX, `Use no máximo ${TEXT_MAX} caracteres`),
);

/** An e-mail address as `emailAddress` returns it. @param missing, invalid in the form's words */
export const emailField = (missing: string, invalid: string) =>
  v.pipe(
    v.string(missing),
    v.transform(visibleLine),
    v.nonEmpty(missing),
    // The rules come last: behind one that fails, a step that changes the text hides its words.
    v.transform((typed) => emailAddress(typed) ?? (typed[LINE_MAX] ? typed : '')),
    v.nonEmpty(invalid),
    v.maxLength(LINE_MAX, 'O email deve ter no máximo 255 caracteres'),
  );

export const email = emailField('Email é obrigatório', 'Email inválido');

const blank = v.pipe(
  v.string(),
  v.trim(),
  v.literal(''),
  v.transform(() => null),
);

/** A field a form may leave out (unchanged) or clear (`null` or blank, stored as `null`). */
export const clearable = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.nullable(v.union([blank, schema])));
