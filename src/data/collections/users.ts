import { flag, number, optionalText, schemaOf, text } from './collection.ts';

export const users = schemaOf(
  'users',
  {
    name: text,
    role: text,
    email: text,
    crp: optionalText,
    specialization: optionalText,
    phone: optionalText,
    bio: optionalText,
    availabilityWeeksAhead: number,
    emailVerifiedAt: optionalText,
    isActive: flag,
  },
  1,
);
