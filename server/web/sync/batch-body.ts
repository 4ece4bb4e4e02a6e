import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'hono';
import * as v from 'valibot';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { type Batch, batchSchema } from '../../../src/domain/sync/protocol.ts';
import { decodeText, parseJson, REST_BODY_BYTES } from '../endpoint/body.ts';
import { malformed, tooLarge } from '../../kernel/errors.ts';

const unzip = promisify(gunzip);

/** @throws DomainError 413 where a small body would become a large one */
async function decompress(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: REST_BODY_BYTES });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : malformed();
  }
}

async function readText(c: Context): Promise<string> {
  const encoding = c.req.header('content-encoding') ?? 'identity';
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (encoding === 'identity') return decodeText(bytes);
  if (encoding === 'gzip') return decodeText(await decompress(bytes));
  throw new DomainError('unsupported_encoding', 'Codificação de conteúdo não aceita.', 415);
}

/**
 * A device's batch. Arguments are looked at command by command when they are carried out, so that one bad command does
 * not hold up those behind it.
 */
export async function readBatch(c: Context): Promise<Batch> {
  const parsed = v.safeParse(batchSchema, parseJson(await readText(c)));
  if (!parsed.success)
    throw new DomainError(
      'invalid_arguments',
      'Dados inválidos. Verifique as informações enviadas.',
      422,
    );
  return parsed.output;
}
