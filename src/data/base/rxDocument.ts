import type { RxDocumentData } from 'rxdb';
import type { EntityName } from '../../domain/core/documents.ts';
import type { BaseDocument, BaseRow } from './base.ts';
import type { Envelope } from './collections.ts';

/** RxDB's Dexie storage writes the flag as text, because IndexedDB indexes no booleans. */
export type Raw = Omit<RxDocumentData<Envelope>, '_deleted'> & {
  readonly _deleted: boolean | '0' | '1';
};

/** Whether a stored document is one of the entity's, and not of another in the same collection. */
export const isOf =
  (wanted: EntityName) =>
  ({ entity }: Envelope): boolean =>
    entity === wanted;

/** The stored document as the rest of the app knows it. */
export const toRow = ({ entity, id, g, v, cs, doc }: Envelope): BaseRow =>
  doc ? { entity, id, g, v, cs, doc } : { entity, id, g, v, cs };

export const toDocument = <E extends EntityName>({ entity, id, v, cs, doc }: Envelope) =>
  ({ entity, id, v, cs, doc }) as BaseDocument<E>;

export interface WriteMark {
  /** Says which database instance wrote; with the count of writes it makes a revision. */
  readonly token: string;
  /** Number of this write; RxDB keeps an index of it under the name of `lwt`. */
  readonly write: number;
}

/** Nothing of a removed document's content stays on the device. */
export function toStored(
  row: BaseRow,
  previous: RxDocumentData<Envelope> | undefined,
  { token, write }: WriteMark,
): RxDocumentData<Envelope> {
  const height = previous ? Number.parseInt(previous._rev, 10) + 1 : 1;
  return {
    ...toRow(row),
    _deleted: !row.doc,
    _attachments: {},
    _meta: { lwt: write },
    _rev: `${height}-${token}`,
  } as RxDocumentData<Envelope>;
}
