import { optionalText, schemaOf, text } from './collection.ts';

export const notes = schemaOf('notes', {
  patientId: text,
  appointmentId: text,
  psychologistId: text,
  plaintext: text,
  summary: optionalText,
  conflicts: {
    type: 'array',
    items: { type: 'object', properties: { id: text, plaintext: text, at: text } },
  },
  createdAt: text,
  updatedAt: text,
});
