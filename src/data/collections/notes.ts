import { number, optionalNumber, optionalText, schemaOf, text } from './collection.ts';

export const notes = schemaOf(
  'notes',
  {
    patientId: text,
    appointmentId: text,
    psychologistId: text,
    plaintext: text,
    summary: optionalText,
    summaryStatus: optionalText,
    sentimentScore: optionalNumber,
    intensity: optionalText,
    emotions: {
      type: ['array', 'null'],
      items: { type: 'object', properties: { emotion: text, score: number } },
    },
    rationale: optionalText,
    conflicts: {
      type: 'array',
      items: { type: 'object', properties: { id: text, plaintext: text, at: text } },
    },
    createdAt: text,
    updatedAt: text,
    receivedAt: optionalText,
    updateReceivedAt: optionalText,
  },
  2,
);
