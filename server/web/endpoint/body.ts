import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { malformed, tooLarge } from '../../kernel/errors.ts';

/** The largest REST body where an endpoint names no `maxBody`: the longest note in four-byte characters, and its JSON around it. */
export const REST_BODY_BYTES = 640 * 1024;

export const limitBody = (maxSize: number, refusal = tooLarge): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refusal();
    },
  });

export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DEEPEST = 32;

/** Whether every function that walks the value may do so by calling itself. */
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST && Object.values(value).every((part) => isShallow(part, depth + 1)));

function requireJson(c: Context): void {
  const type = c.req.header('content-type');
  if (type !== undefined && !/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new DomainError('unsupported_media_type', 'Envie os dados em formato JSON.', 415);
}

/**
 * A JSON object, nested no deeper than ours are.
 * @throws DomainError 400
 */
export function parseJson(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (!isObject(value) || !isShallow(value)) throw malformed();
  return value;
}

/** @throws DomainError 400 where the bytes are no UTF-8, of which something else would be stored than was sent */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

/** The body as it was written. @throws DomainError 400 */
export const readText = async (c: Context): Promise<string> =>
  decodeText(await c.req.arrayBuffer());

/**
 * The body as a JSON object; `{}` where there is none.
 * @throws DomainError 400 where it is no JSON object, 415 where it says to be something else
 */
export async function readJson(c: Context): Promise<JsonObject> {
  const text = await readText(c);
  if (text.trim() === '') return {};
  requireJson(c);
  return parseJson(text);
}
