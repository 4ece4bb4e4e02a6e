import * as v from 'valibot';
import { clockTime, weekdays } from '../availability/fields.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { recurringTypes } from './recurrence.ts';

const REQUIRED = 'Preencha o paciente e a data de início.';
const INVALID_DAY = 'Data inválida';
/** Midnight, as it is written in whatever zone; of another time nobody knows whose day is meant. */
const midnight = v.pipe(v.string(), v.isoTimestamp(), v.regex(/[T ]00:00:00(\.0+)?/));
const LAST_DAY = '2100-12-31';
const TOO_LATE = 'Escolha uma data até 2100.';
const INVALID_TIME = 'Informe um horário válido para a recorrência.';

/** `yyyy-MM-dd`; of a midnight, the day that is written in it. */
const writtenDay = (absent: string) =>
  v.pipe(
    v.string(absent),
    v.nonEmpty(absent),
    v.transform((value) => (v.is(midnight, value) ? value.slice(0, 10) : value)),
    day,
    v.maxValue(LAST_DAY, TOO_LATE),
  );

export const startDate = writtenDay(REQUIRED);
export const endDate = clearable(writtenDay(INVALID_DAY));
export const recurringType = v.picklist(recurringTypes, 'Tipo de recorrência inválido');
const daysOfWeek = v.nullish(weekdays, []);

/** Midnight at the end of a day is the one at which the next begins. */
const asMidnight = (time: string): string => (time === '24:00' ? '00:00' : time);

export const endTime = v.pipe(v.string('Horário inválido'), v.transform(asMidnight), clockTime);

/** What a form sends of a new recurrence. */
export const newRecurrenceEntries = {
  psychologistId: v.optional(uuid),
  patientId: v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    v.uuid('Identificador inválido'),
    v.toLowerCase(),
  ),
  startDate,
  endDate,
  recurringType,
  daysOfWeek,
  startTime: clockTime,
  endTime,
  notes: clearable(text),
};

/** As it came, for a form to be filled in again. */
export const newRecurrence = v.object(newRecurrenceEntries);
export type NewRecurrence = v.InferOutput<typeof newRecurrence>;

const newClockTime = v.pipe(
  v.string(INVALID_TIME),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, INVALID_TIME),
);

export const newTime = v.nullish(
  v.object(
    {
      startTime: newClockTime,
      endTime: v.pipe(v.string(INVALID_TIME), v.transform(asMidnight), newClockTime),
    },
    INVALID_TIME,
  ),
);

export const strategies = ['replace', 'modify', 'cancel'] as const;
export const strategy = v.picklist(strategies, 'Escolha uma estratégia de resolução');
