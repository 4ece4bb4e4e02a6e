import type { RxDocumentData } from 'rxdb';
import type { Stored } from '../collections/collection.ts';
import { collectionOf } from '../collections/index.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { BaseDocument, BaseRow } from './base.ts';

/** RxDB's Dexie storage writes the flag as text, because IndexedDB indexes no booleans. */
export type Raw = Omit<RxDocumentData<Stored>, '_deleted'> & {
  readonly _deleted: boolean | '0' | '1';
};

const isShared = (entity: EntityName): boolean => collectionOf[entity] !== entity;

/** Whether a stored document is one of the entity's, and not of another in the same collection. */
export const isOf =
  (entity: EntityName) =>
  ({ e = entity }: { readonly e?: EntityName }): boolean =>
    e === entity;

const isDeleted = ({ _deleted }: Raw): boolean => _deleted === true || _deleted === '1';

/** The stored document as the rest of the app knows it. */
export function toRow(entity: EntityName, raw: Raw): BaseRow {
  const { _rev, _meta, _attachments, _deleted, g, v, cs, e, ...doc } = raw;
  const stamped = { entity, id: doc.id, g, v, cs };
  return isDeleted(raw) ? stamped : { ...stamped, doc: doc as AnyDocument };
}

export function toDocument<E extends EntityName>(entity: E, raw: Raw): BaseDocument<E> {
  const { id, v, cs, doc } = toRow(entity, raw);
  return { entity, id, v, cs, doc } as BaseDocument<E>;
}

export interface WriteMark {
  /** Says which database instance wrote; with the count of writes it makes a revision. */
  readonly token: string;
  /** Number of this write; RxDB keeps an index of it under the name of `lwt`. */
  readonly write: number;
}

/** Nothing of a removed document's content stays on the device. */
export function toStored(
  { entity, id, g, v, cs, doc }: BaseRow,
  previous: RxDocumentData<Stored> | undefined,
  { token, write }: WriteMark,
): RxDocumentData<Stored> {
  const height = previous ? Number.parseInt(previous._rev, 10) + 1 : 1;
  return {
    ...doc,
    ...(isShared(entity) && { e: entity }),
    id,
    g,
    v,
    cs,
    _deleted: !doc,
    _attachments: {},
    _meta: { lwt: write },
    _rev: `${height}-${token}`,
  } as RxDocumentData<Stored>;
}
