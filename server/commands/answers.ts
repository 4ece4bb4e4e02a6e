import type * as v from 'valibot';
import { appointmentAnswer } from '../../src/domain/contract/appointments.ts';
import { noteAnswer } from '../../src/domain/contract/notes.ts';
import { paymentAnswer } from '../../src/domain/contract/payments.ts';
import { recurrenceDetail } from '../../src/domain/contract/recurrences.ts';
import type { Documents, EntityName } from '../../src/domain/core/documents.ts';
import { entities, entityNames } from '../../src/domain/entities.ts';
import { presentAppointments } from '../appointments/read.ts';
import { presentNotes } from '../notes/read.ts';
import { presentPayments } from '../payments/read.ts';
import { type Reader, readVisible } from '../reading/reader.ts';
import { presentDetails } from '../recurrences/answers.ts';

type Present<E extends EntityName> = (
  reader: Reader,
  documents: Documents[E][],
) => Promise<unknown[]>;

/** Answers that say more than the document, or less; all others are the document. */
const presented: {
  readonly [E in EntityName]?: { readonly schema: v.GenericSchema; readonly present: Present<E> };
} = {
  recurringAppointments: { schema: recurrenceDetail, present: presentDetails },
  appointments: { schema: appointmentAnswer, present: presentAppointments },
  notes: { schema: noteAnswer, present: presentNotes },
  payments: { schema: paymentAnswer, present: presentPayments },
};

/** The shape of each entity's answers. */
export const answerSchemas = Object.fromEntries(
  entityNames.map((entity) => [entity, presented[entity]?.schema ?? entities[entity].schema]),
) as unknown as { readonly [E in EntityName]: v.GenericSchema };

/** What a call answers about the document that it changed: the same as reading it, or its id where it is gone. */
export async function answerOf<E extends EntityName>(
  reader: Reader,
  entity: E,
  id: string,
): Promise<unknown> {
  const found = [...(await readVisible(reader, entity, [id])).values()];
  const [answer] = (await presented[entity]?.present(reader, found)) ?? found;
  return answer ?? { id };
}
