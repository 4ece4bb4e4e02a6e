import { entities } from '../entities.ts';
import type { Entity } from './entity.ts';
import { notFound } from './errors.ts';

type Entities = typeof entities;

/** Every kind of document that a device can hold, by the name of its entity. */
export type Documents = {
  -readonly [E in keyof Entities]: Entities[E] extends Entity<infer D> ? D : never;
};

export type EntityName = keyof Documents;
export type AnyDocument = Documents[EntityName];

/** What its entity says of it; typed by the entity, which TypeScript does not see by itself. */
export const definitionOf = <E extends EntityName>(entity: E): Entity<Documents[E]> =>
  entities[entity] as unknown as Entity<Documents[E]>;

/** Names one document. */
export type Ref = readonly [entity: EntityName, id: string];

export const refKey = ([entity, id]: Ref): string => `${entity}/${id}`;

/**
 * What a command works on: the optimistic view on a device, a loaded working set on the server.
 * Documents are values: `put` a changed copy, never change one in place.
 */
export interface DocumentSet {
  get<E extends EntityName>(entity: E, id: string): Documents[E] | undefined;
  put<E extends EntityName>(entity: E, document: Documents[E]): void;
  remove(entity: EntityName, id: string): void;
}

/** The document with what the changes name. A field that is `undefined` counts as left out. */
export const changed = <D extends object>(
  document: D,
  changes: { [K in keyof D]?: D[K] | undefined },
): D => ({
  ...document,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

/** The document without the fields, whether it had them or not. */
export function without<D extends object>(document: D, fields: readonly (keyof D)[]): D {
  const copy = { ...document };
  for (const field of fields) delete copy[field];
  return copy;
}

/** The error for a document that is missing, or foreign, which must look the same. */
export const missing = (entity: EntityName) => notFound(entities[entity].missing);

/** The document, or the `not_found` DomainError of its entity. */
export function required<E extends EntityName>(
  documents: DocumentSet,
  entity: E,
  id: string,
): Documents[E] {
  const found = documents.get(entity, id);
  if (!found) throw missing(entity);
  return found;
}
