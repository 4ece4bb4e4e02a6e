import { number, optionalText, schemaOf, text } from './collection.ts';

export const payments = schemaOf('payments', {
  appointmentId: text,
  patientId: text,
  psychologistId: text,
  amount: number,
  paymentMethod: text,
  status: text,
  notes: optionalText,
  createdAt: text,
});
