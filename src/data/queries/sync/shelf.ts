import { definitionOf, type EntityName } from '../../../domain/core/documents.ts';
import { type SomeFields, textOf } from '../../../domain/core/entity.ts';
import { revivalOf } from '../../shelf/revive.ts';
import { patientOf, type ShelvedRow } from '../../shelf/shelf.ts';
import { type PendingArgs, pendingSlice } from '../kit/pending.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

export interface ShelfItem {
  readonly key: string;
  readonly entity: EntityName;
  readonly kind: ShelvedRow['kind'];
  /** Whom it is about. */
  readonly subject: string | null;
  /** When it takes place, or was made, ISO. */
  readonly at: string;
  /** True if a command of this person makes it anew. */
  readonly canComeBack: boolean;
}

/** The patient's name, who may be on the shelf as well. */
function nameOf(view: QueryView, shelf: readonly ShelvedRow[], row: ShelvedRow): string | null {
  const id = patientOf(row);
  const kept = shelf.find((one) => one.entity === 'patients' && one.id === id)?.doc;
  const patient = (id && view.get('patients', id)) || kept;
  const name = textOf((patient as SomeFields | undefined)?.['name']);
  if (name) return name;
  const look = {
    userId: view.actor.userId,
    get: (entity: string, ref: unknown) =>
      view.get(entity as EntityName, textOf(ref) ?? '') as SomeFields | undefined,
    patientName: () => null,
  };
  return definitionOf(row.entity).subject?.(row.doc as never, look) ?? null;
}

function momentOf(view: QueryView, { doc, keptAt }: ShelvedRow): string {
  const fields = doc as unknown as SomeFields;
  const session = view.get('appointments', textOf(fields['appointmentId']) ?? '');
  const own = textOf(fields['startAt']) ?? session?.startAt;
  return own ?? textOf(fields['updatedAt']) ?? textOf(fields['createdAt']) ?? keptAt;
}

/**
 * Returns what is kept aside, the newest first.
 * At most 200 from the offset on; `sync.status` has the count.
 */
export const shelfList = defineQuery({
  name: 'shelf.list',
  run({ view, shelf }: QuerySource, args: PendingArgs): readonly ShelfItem[] {
    const items = shelf.map((row) => ({ row, at: momentOf(view, row) }));
    const newest = items.toSorted((a, b) => (a.at > b.at ? -1 : 1));
    return pendingSlice(newest, args).map(({ row, at }) => ({
      key: row.key,
      entity: row.entity,
      kind: row.kind,
      subject: nameOf(view, shelf, row),
      at,
      canComeBack: revivalOf(row, view.actor, view.get(row.entity, row.id)).length > 0,
    }));
  },
});
