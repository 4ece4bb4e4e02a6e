import type * as v from 'valibot';
import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { Given } from '../../../src/domain/contract/kit/call.ts';
import { entities } from '../../../src/domain/entities.ts';
import { type Reader, readVisible } from '../../engine/reading/reader.ts';

interface AnswerShape<E extends EntityName> {
  readonly schema: v.GenericSchema;
  readonly present: (reader: Reader, documents: Documents[E][]) => Promise<readonly unknown[]>;
}

/** What is presented is of the schema, or the server does not compile. */
export const presenting = <E extends EntityName, S extends v.GenericSchema>(
  schema: S,
  present: (reader: Reader, documents: Documents[E][]) => Promise<readonly Given<S>[]>,
): AnswerShape<E> => ({ schema, present });

/** Answers that say more than the document, or less; all others are the document. */
export type Answers = { readonly [E in EntityName]?: AnswerShape<E> };

/** The shape of an entity's answers. */
export const answerSchema = (answers: Answers, entity: EntityName): v.GenericSchema =>
  answers[entity]?.schema ?? entities[entity].schema;

/** What a call answers about the document that it changed: the same as reading it, or its id where it is gone. */
export async function answerOf<E extends EntityName>(
  answers: Answers,
  reader: Reader,
  entity: E,
  id: string,
): Promise<unknown> {
  const found = [...(await readVisible(reader, entity, [id])).values()];
  const [answer] = (await answers[entity]?.present(reader, found)) ?? found;
  return answer ?? { id };
}
