import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import { entities, entityNames } from '../../../src/domain/entities.ts';
import type { Tables } from '../../kernel/db/schema.ts';

/** How an entity's documents stand in its table. Times, days and text look the same on both sides. */
export interface DocumentTable<E extends EntityName> {
  readonly name: keyof Tables;
  /** Without `tenant_id` and `v`. */
  readonly columns: readonly string[];
  /** The column of a field. */
  readonly columnOf: (field: string) => string;
  readonly toRow: (document: Documents[E]) => Readonly<Record<string, unknown>>;
  readonly fromRow: (row: Readonly<Record<string, unknown>>) => Documents[E];
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** The table of an entity, whose columns are the fields of its schema, all under the names of SQL. */
function table<E extends EntityName>(entity: E): DocumentTable<E> {
  const fields = Object.keys(entities[entity].schema.entries);
  const columns = new Map(fields.map((field) => [field, snake(field)]));
  return {
    name: snake(entity) as keyof Tables,
    columns: [...columns.values()],
    columnOf: (field) => {
      const column = columns.get(field);
      if (!column) throw new Error(`No column for the field ${field}.`);
      return column;
    },
    toRow: (document) => {
      const values = document as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        [...columns].map(([field, column]) => [column, values[field] ?? null]),
      );
    },
    fromRow: (row) =>
      Object.fromEntries(
        [...columns].map(([field, column]) => [field, row[column]]),
      ) as Documents[E],
  };
}

export const documentTables = Object.fromEntries(
  entityNames.map((entity) => [entity, table(entity)]),
) as unknown as { readonly [E in EntityName]: DocumentTable<E> };
