import { optionalText, schemaOf, text } from './collection.ts';

export const patientInvites = schemaOf('patientInvites', {
  patientId: text,
  psychologistId: optionalText,
  email: text,
  status: text,
  expiresAt: text,
  createdAt: text,
});
