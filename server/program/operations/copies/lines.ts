import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../../kernel/config.ts';
import { damagedFile, foreignFile } from './format.ts';

/** No line of ours is longer: it would be a block of notes of a megabyte each. */
const LONGEST = 256 * 1024 * 1024;
const NEWLINE = 10;

/** Lines without their ends. @throws StartError where the text does not end with one */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString();
      parts = [];
      length = 0;
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) throw foreignFile();
  }
  if (length > 0) throw damagedFile();
}

function explain(error: unknown, path: string, hasRead: boolean): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_'))
    return hasRead || code === 'Z_BUF_ERROR' ? damagedFile() : foreignFile();
  if (/^E[A-Z]+$/.test(code)) return new StartError(`Não foi possível ler o arquivo ${path}.`);
  return error;
}

/**
 * Reads the lines of a gzip file, and answers what the work answers.
 * @throws StartError where it cannot be read, is none, or is cut off
 */
export async function withLines<T>(
  path: string,
  work: (lines: AsyncGenerator<string>) => Promise<T>,
): Promise<T> {
  let hasRead = false;
  async function* watched(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hasRead = true;
      yield chunk;
    }
  }
  try {
    let answer: { readonly value: T } | undefined;
    await pipeline(
      createReadStream(path),
      createGunzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        answer = { value: await work(splitLines(watched(chunks))) };
      },
    );
    if (!answer) throw damagedFile();
    return answer.value;
  } catch (error) {
    throw explain(error, path, hasRead);
  }
}
