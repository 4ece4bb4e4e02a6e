import type { QueryArgs, QueryName } from '../../../src/data/queries/index.ts';
import { runQuery } from '../../../src/data/queries/index.ts';
import { View } from '../../../src/data/view/view.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../src/domain/core/documents.ts';
import { plain } from './plain.ts';
import { querySource } from './querySource.ts';
import type { RandomPractice } from '../random/randomPractice.ts';
import { seenBy } from './seenBy.ts';

/** What a person's device holds of a practice, and its answers. */
export function practiceView(practice: RandomPractice, actor: Actor) {
  const view = new View(actor);
  const seen = seenBy(practice, actor);
  const put = (entity: EntityName, documents: readonly AnyDocument[]) =>
    view.applyBase(documents.map((doc, v) => ({ entity, id: doc.id, g: 1, v: v + 1, cs: 0, doc })));
  put('tenants', practice.documents.tenants);
  for (const entity of ['patients', 'appointments', 'notes', 'packages', 'payments'] as const)
    put(entity, seen[entity]);
  const ask = <N extends QueryName>(name: N, args: QueryArgs<N>) =>
    plain(runQuery(querySource(view), name, args));
  return { view, seen, ask };
}
