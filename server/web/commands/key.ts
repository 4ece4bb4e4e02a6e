import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { uuid } from '../../../src/domain/core/fields.ts';

const LONGEST = 255;

/** A UUID (version 8) that always stands for the same text. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The receipt's key for an `Idempotency-Key` header, which need not be a UUID. @throws DomainError 400 */
export function receiptKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (header.length === 0 || header.length > LONGEST)
    throw new DomainError('invalid_key', 'A chave de idempotência é inválida.', 400);
  return v.is(uuid, header) ? header.toLowerCase() : uuidOf(header);
}

/** The id of what a call with this key creates: the same again when the call is repeated. */
export const idForKey = (userId: string, key: string): string => uuidOf(`${userId}/${key}`);
