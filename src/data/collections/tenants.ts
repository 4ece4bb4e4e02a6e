import { optionalText, schemaOf, text } from './collection.ts';

export const tenants = schemaOf(
  'tenants',
  {
    name: text,
    domain: text,
    kind: text,
    timeZone: text,
    planId: optionalText,
  },
  1,
);
