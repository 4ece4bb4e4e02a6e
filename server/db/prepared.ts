import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements that a connection keeps prepared. Their texts are ours; lists of any length vary without end. */
const KEPT = 200;

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

const nameOf = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * Has a connection parse and plan each statement with parameters once. That nearly doubles what a device's commands
 * and pulls get done, since they are always the same dozen statements.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const query = client.query.bind(client) as Query;
  const named: Query = (config, values, callback) => {
    if (typeof config !== 'string' || !Array.isArray(values) || values.length === 0)
      return query(config, values, callback);
    if (!names.has(config) && names.size < KEPT) names.set(config, nameOf(config));
    const name = names.get(config);
    return name
      ? query({ name, text: config, values: values as unknown[] }, undefined, callback)
      : query(config, values, callback);
  };
  client.query = named as typeof client.query;
}
