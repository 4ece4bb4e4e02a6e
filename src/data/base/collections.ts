import type { RxDocumentData, RxJsonSchema } from 'rxdb';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { Stamp } from './order.ts';

/**
 * A server document as RxDB keeps it. What is in `doc` is none of RxDB's business, so that a new field asks for no
 * other schema and nothing has to be migrated. Of a removed document nothing is left but this.
 */
export interface Envelope extends Stamp {
  readonly id: string;
  readonly entity: EntityName;
  readonly doc?: AnyDocument;
}

/** The shape's version, one above the last in which the document's own fields stood beside its stamp. */
const versions = {
  tenants: 2,
  users: 2,
  patients: 2,
  /** What a practice has few of, together: RxDB opens 16 collections in a process, and another tab may be one more. */
  practice: 1,
  appointments: 2,
  notes: 3,
  payments: 1,
} as const;

export type CollectionName = keyof typeof versions;
export const collectionNames = Object.keys(versions) as readonly CollectionName[];

const isOwn = (name: string): name is CollectionName & EntityName => name in versions;

/** Where an entity's documents are kept. */
export const collectionOf = (entity: EntityName): CollectionName =>
  isOwn(entity) ? entity : 'practice';

/** Nothing is indexed but what RxDB needs: the view sorts. */
export const schemaOf = (name: CollectionName): RxJsonSchema<Envelope> =>
  ({
    title: name,
    version: versions[name],
    primaryKey: 'id',
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 36 },
      entity: { type: 'string' },
      g: { type: 'number' },
      v: { type: 'number' },
      cs: { type: 'number' },
      doc: { type: 'object' },
    },
    required: ['id', 'entity', 'g', 'v', 'cs'],
  }) as unknown as RxJsonSchema<Envelope>;

/** A document of before there were envelopes: its fields beside its stamp, `e` its entity where several shared one. */
export interface Flat extends Stamp {
  readonly id: string;
  readonly e?: EntityName;
  readonly _deleted: boolean | '0' | '1';
  readonly _rev: string;
  readonly _meta: { readonly lwt: number };
}

/** What stood in a collection of any earlier shape, as it stands there now. */
export function enveloped(
  name: CollectionName,
  { e, g, v, cs, _deleted, _rev, _meta, ...doc }: Flat,
): RxDocumentData<Envelope> {
  const { _attachments, ...fields } = doc as typeof doc & { readonly _attachments: unknown };
  const isRemoved = _deleted === true || _deleted === '1';
  return {
    id: doc.id,
    entity: e ?? (name as EntityName),
    g,
    v,
    cs,
    ...(!isRemoved && { doc: fields as unknown as AnyDocument }),
    _deleted: isRemoved,
    _rev,
    _meta,
    _attachments: {},
  };
}

/** Whether a collection is of an earlier shape of one of ours. */
export const isFormer = (name: string, version: number): name is CollectionName =>
  name in versions && version < versions[name as CollectionName];
