import type { Context } from 'hono';
import * as v from 'valibot';
import { parseInput } from '../../src/domain/core/parse.ts';

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

export const paginationSchema = v.object({
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  hasNext: v.boolean(),
  hasPrev: v.boolean(),
});
export type Pagination = v.InferOutput<typeof paginationSchema>;

export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
