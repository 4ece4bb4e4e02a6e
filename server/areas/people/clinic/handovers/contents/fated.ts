import type { Documents, EntityName } from '../../../../../../src/domain/core/documents.ts';
import { entityNames } from '../../../../../../src/domain/entities.ts';
import {
  type Act,
  type Fate,
  fateTable,
  type Part,
} from '../../../../../../src/domain/handovers/fates.ts';
import type { ServerChange } from '../../../../../engine/documents/change.ts';

/** Names the entities of which something has this fate. */
export const entitiesFated = (act: Act, fate: Fate): readonly EntityName[] =>
  entityNames.filter((entity) => fateTable[entity].some(({ fates }) => fates[act] === fate));

/** The patient whom documents are about, and their psychologist where it matters. */
interface Whose {
  readonly patientId: string;
  readonly psychologistId?: string;
}

/** Finds the documents about a patient that have this fate in an act. @param now ISO */
export async function findFated<E extends EntityName>(
  { find }: ServerChange,
  [act, fate]: readonly [Act, Fate],
  entity: E,
  whose: Whose,
  now: string,
): Promise<readonly Documents[E][]> {
  const parts = (fateTable[entity] as readonly Part<Documents[E]>[]).filter(
    ({ fates }) => fates[act] === fate,
  );
  const found = await Promise.all(
    parts.map(async ({ equal: own, comes, is }) => {
      const atLeast = comes && { atLeast: { [comes]: now } as Partial<Documents[E]> };
      const equal = { ...whose, ...own } as unknown as Partial<Documents[E]>;
      const all = await find(entity, { equal, ...atLeast });
      return is ? all.filter(is) : all;
    }),
  );
  return found.flat();
}
