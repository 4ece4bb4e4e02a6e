import { flag, optionalFlag, optionalText, schemaOf, text } from './collection.ts';

export const patients = schemaOf(
  'patients',
  {
    name: text,
    email: text,
    phone: optionalText,
    cpf: optionalText,
    birthDate: optionalText,
    address: optionalText,
    emergencyContact: optionalText,
    medicalHistory: optionalText,
    currentMedications: optionalText,
    allergies: optionalText,
    isActive: flag,
    psychologistId: optionalText,
    userId: optionalText,
    legalHold: optionalFlag,
    createdAt: text,
  },
  1,
);
