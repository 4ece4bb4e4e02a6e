import type { Documents, EntityName } from '../../../domain/core/documents.ts';
import { refKey } from '../../../domain/core/documents.ts';
import type { OutboxRow } from '../../outbox/row.ts';
import { fold } from '../../view/fold.ts';
import type { QueryView } from './source.ts';

/** What the server would not make: as it would be, and the key of the change that the person has to mend. */
export interface RefusedCreation<E extends EntityName> {
  readonly key: string;
  readonly document: Documents[E];
}

const isStopped = ({ state }: OutboxRow): boolean => state === 'refused' || state === 'parked';

/** For lists alone: the view itself holds what the server has or may still accept, and so do all figures. */
export function refusedCreations<E extends EntityName>(
  view: QueryView,
  entity: E,
): readonly RefusedCreation<E>[] {
  const stopped = view.outbox.filter(isStopped);
  // Nearly always, and asked for with every list.
  if (stopped.length === 0) return [];
  const shown = { get: view.get.bind(view), cs: () => 0 };
  const made = fold(
    shown,
    stopped.map((row) => ({ ...row, state: 'waiting' })),
    view.actor,
  );
  return [...made].flatMap(([ref, document]) => {
    if (!document || !ref.startsWith(`${entity}/`) || view.get(entity, document.id)) return [];
    const maker = stopped.find(({ touches }) => touches.includes(refKey([entity, document.id])));
    return maker ? [{ key: maker.key, document: document as Documents[E] }] : [];
  });
}
