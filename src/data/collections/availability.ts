import { flag, number, numbers, optionalText, schemaOf, text } from './collection.ts';

export const availabilityPeriods = schemaOf('availabilityPeriods', {
  psychologistId: text,
  startAt: text,
  endAt: text,
  isRecurring: flag,
  recurringPattern: optionalText,
  daysOfWeek: numbers,
  isActive: flag,
  notes: optionalText,
  slotDuration: number,
  breakDuration: number,
  createdAt: text,
});

export const availabilityBlocks = schemaOf('availabilityBlocks', {
  psychologistId: text,
  startAt: text,
  endAt: text,
  reason: optionalText,
  isRecurring: flag,
  recurringPattern: optionalText,
  createdAt: text,
});

export const recurringBreaks = schemaOf('recurringBreaks', {
  psychologistId: text,
  dayOfWeek: number,
  startTime: text,
  endTime: text,
  description: optionalText,
  isActive: flag,
  createdAt: text,
});
