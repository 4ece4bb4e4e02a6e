import { createHash } from 'node:crypto';
import type pg from 'pg';
import { beginLate } from '../late-begin.ts';

/** Statements that a connection keeps prepared. Their texts are ours; lists of any length vary without end. */
const KEPT = 200;

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;
type Answers = pg.QueryResult | pg.QueryResult[];

const nameOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** A script is answered with what each of its statements did. */
const lastOf = (answers: Answers): pg.QueryResult => [answers].flat().at(-1) as pg.QueryResult;

/**
 * Has a connection parse and plan each statement with parameters once, and begin transactions with their first statement.
 * The former nearly doubles what a device's commands and pulls get done, since they are always the same dozen statements.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const query = client.query.bind(client) as Query;
  const send = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (values.length === 0) return lastOf((await query(text)) as Answers);
    if (!names.has(text) && names.size < KEPT) names.set(text, nameOf(text));
    const name = names.get(text);
    return (await query({ name, text, values })) as pg.QueryResult;
  };
  const late = beginLate(send);
  const named: Query = (config, values, callback) =>
    typeof config === 'string' && callback === undefined && typeof values !== 'function'
      ? late(config, (values as readonly unknown[] | undefined) ?? [])
      : query(config, values, callback);
  client.query = named as typeof client.query;
}
