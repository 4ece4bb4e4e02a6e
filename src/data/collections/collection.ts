import type { RxJsonSchema } from 'rxdb';
import type { Documents, EntityName } from '../../domain/core/documents.ts';
import type { Stamp } from '../base/order.ts';

/**
 * A server document as RxDB stores it. Of a removed one nothing is left but its id and stamp. `e` names the entity where
 * several share a collection.
 */
export type Stored<E extends EntityName = EntityName> = Documents[E] &
  Stamp & { readonly e?: EntityName };

const uuid = { type: 'string', maxLength: 36 } as const;

type Properties<E extends EntityName> = Readonly<Record<Exclude<keyof Documents[E], 'id'>, object>>;

const rxSchema = (
  title: string,
  properties: Readonly<Record<string, object>>,
  version: number,
): RxJsonSchema<Stored> =>
  ({
    title,
    version,
    primaryKey: 'id',
    type: 'object',
    properties: {
      id: uuid,
      ...properties,
      g: { type: 'number' },
      v: { type: 'number' },
      cs: { type: 'number' },
    },
    required: ['id', 'g', 'v', 'cs'],
  }) as unknown as RxJsonSchema<Stored>;

/** Nothing is indexed but what RxDB needs: the view sorts, and a `null` in an indexed field would hide a document. */
export const schemaOf = <E extends EntityName>(
  title: E,
  properties: Properties<E>,
  version = 0,
): RxJsonSchema<Stored> => rxSchema(title, properties, version);

/** The same for entities that share a collection: the fields of all of them. */
export const sharedSchemaOf = <E extends EntityName>(
  title: string,
  entities: { readonly [N in E]: Properties<N> },
  version = 0,
): RxJsonSchema<Stored> =>
  rxSchema(title, Object.assign({ e: text }, ...Object.values<object>(entities)), version);

export const text = { type: 'string' } as const;
export const optionalText = { type: ['string', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
export const optionalFlag = { type: ['boolean', 'null'] } as const;
export const number = { type: 'number' } as const;
export const optionalNumber = { type: ['number', 'null'] } as const;
export const numbers = { type: 'array', items: number } as const;
