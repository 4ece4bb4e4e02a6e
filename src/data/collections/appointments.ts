import { flag, optionalText, schemaOf, text } from './collection.ts';

export const appointments = schemaOf(
  'appointments',
  {
    psychologistId: text,
    patientId: optionalText,
    startAt: text,
    endAt: text,
    status: text,
    title: optionalText,
    description: optionalText,
    notes: optionalText,
    cancellationReason: optionalText,
    isGoogleCalendarEvent: flag,
    recurringAppointmentId: optionalText,
    occurrenceDay: optionalText,
    createdAt: text,
  },
  1,
);
