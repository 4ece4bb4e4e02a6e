import * as v from 'valibot';
import { day, instant, uuid } from '../../core/fields.ts';

/** A whole number written in digits. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (message: string, min: number, max: number) =>
  v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;

/** `page` and `limit` of a query string. */
export const pageEntries = {
  page: v.optional(whole('Página inválida', 1, 1_000_000), '1'),
  limit: v.optional(whole('Limite inválido', 1, PAGE_SIZE_MAX), String(PAGE_SIZE)),
};

export const paginationSchema = v.object({
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  hasNext: v.boolean(),
  hasPrev: v.boolean(),
});
export type Pagination = v.InferOutput<typeof paginationSchema>;

/** A calendar day of the clinic, or an instant. */
export const moment = v.union([day, instant], 'Data inválida');

export const idParams = v.object({ id: uuid });
