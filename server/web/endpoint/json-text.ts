import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from './accepts.ts';

const WORTHWHILE_CHARACTERS = 1400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressors: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  // Quality 1 is smaller than gzip's 6 in a fifth of its time.
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text) => zip(text, { level: 4 }),
};

/** An answer that is JSON already, put together from stored text: that it is of its shape is held by tests alone. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** The answer of a success with the call's other status, `alsoStatus`. */
export class Also<T> {
  constructor(readonly answer: T) {}
}

/** Answers JSON that is text already, compressed where that pays and the caller accepts it. */
export async function jsonText(c: Context, text: string): Promise<Response> {
  c.set('answerText', text);
  c.header('content-type', 'application/json');
  c.header('vary', 'accept-encoding');
  if (text.length < WORTHWHILE_CHARACTERS) return c.body(text);
  const encoding = ['br', 'gzip'].find((name) => accepts(c, name));
  const compress = encoding && compressors[encoding];
  if (!compress) return c.body(text);
  c.header('content-encoding', encoding);
  return c.body(new Uint8Array(await compress(text)));
}
