import type { Context } from 'hono';
import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { parseInput } from '../../src/domain/core/parse.ts';

/** @throws DomainError 422 where the path's segment is no UUID */
export const uuidParam = (c: Context, name: string): string =>
  parseInput(v.object({ [name]: uuid }), c.req.param())[name] as string;

/** A whole number written in digits. */
export const whole = (message: string, min: number, max: number) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

/** `page` and `limit` of a query string. */
export const pageEntries = {
  page: v.optional(whole('Página inválida', 1, 1_000_000), '1'),
  limit: v.optional(whole('Limite inválido', 1, PAGE_SIZE_MAX), String(PAGE_SIZE)),
};

/** A query string's parameters; those left blank count as absent. @throws DomainError 422 */
export function parseQuery<S extends v.GenericSchema>(c: Context, schema: S): v.InferOutput<S> {
  const given = Object.entries(c.req.query()).filter(([, value]) => value.trim() !== '');
  return parseInput(schema, Object.fromEntries(given));
}

export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrev: boolean;
}

export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
