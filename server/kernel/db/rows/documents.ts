import type { Generated } from 'kysely';
import type { Documents, EntityName } from '../../../../src/domain/core/documents.ts';

/** A name as SQL writes it: `startAt` is `start_at`. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** The fields of an entity as columns. Those that may be absent have a default. */
export type FieldColumns<E extends EntityName> = {
  [F in keyof Documents[E] & string as Snake<F>]-?: undefined extends Documents[E][F]
    ? Generated<Exclude<Documents[E][F], undefined>>
    : Documents[E][F];
};

export type DocumentRow<E extends EntityName> = FieldColumns<E> & {
  tenant_id: string;
  v: Generated<number>;
};

/** The tables that hold documents and nothing else; a new entity's is among them. */
export type DocumentTables = {
  [E in Exclude<EntityName, 'tenants' | 'users'> as Snake<E>]: DocumentRow<E>;
};
