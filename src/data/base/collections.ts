import type { MigrationStrategies, RxJsonSchema } from 'rxdb';
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
interface Flat extends Stamp {
  readonly id: string;
  readonly e?: EntityName;
  /** RxDB's own, which has to stay where it is. */
  readonly _rev: string;
  readonly _attachments: object;
}

const enveloped =
  (name: CollectionName) =>
  ({ e, g, v, cs, _rev, _attachments, ...doc }: Flat): Envelope => {
    const entity = e ?? (name as EntityName);
    const stored = { id: doc.id, entity, g, v, cs, _rev, _attachments };
    const isRemoved = Object.keys(doc).length === 1;
    return isRemoved ? stored : { ...stored, doc: doc as unknown as AnyDocument };
  };

/** Every shape but the last only added fields that might be absent. */
export function migrationsOf(name: CollectionName): MigrationStrategies {
  const last = versions[name];
  const before = Array.from({ length: last - 1 }, (_, step) => step + 1);
  const unchanged = before.map((version) => [version, (document: object) => document]);
  return { ...Object.fromEntries(unchanged), [last]: enveloped(name) } as MigrationStrategies;
}
