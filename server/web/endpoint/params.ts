import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Pagination } from '../../../src/domain/contract/kit/params.ts';
import { parseInput } from '../../../src/domain/core/parse.ts';

/** A query string's parameters; those left blank count as absent. @throws DomainError 422 */
export function parseQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  const given = Object.entries(c.req.query()).filter(([, value]) => value.trim() !== '');
  return parseInput(schema, Object.fromEntries(given));
}

export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
