import { flag, numbers, optionalText, schemaOf, text } from './collection.ts';

export const recurringAppointments = schemaOf('recurringAppointments', {
  patientId: text,
  psychologistId: text,
  recurringType: text,
  daysOfWeek: numbers,
  startTime: text,
  endTime: text,
  startDate: text,
  endDate: optionalText,
  isActive: flag,
  notes: optionalText,
  createdAt: text,
});
