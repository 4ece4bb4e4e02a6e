import { malformed } from '../../../kernel/errors.ts';

/** A part of a form, by its place in the body. */
export interface Part {
  readonly name: string;
  readonly isFile: boolean;
  readonly start: number;
  readonly end: number;
}

/** Ours have two. */
const PARTS_MAX = 16;
const HEADERS_MAX = 4096;
const CRLF = '\r\n';

const boundaryOf = (type: string): string | undefined => {
  const found = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    type,
  );
  return found?.[1] ?? found?.[2];
};

function partAt(body: Buffer, start: number, end: number): Part {
  const head = body.indexOf(CRLF + CRLF, start);
  if (head < 0 || head > end || head - start > HEADERS_MAX) throw malformed();
  const headers = body.toString('utf8', start, head);
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(headers)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw malformed();
  const isFile = /;\s*filename\*?=/i.test(disposition);
  return { name, isFile, start: head + 4, end };
}

/**
 * Finds the parts of a `multipart/form-data` body without copying them.
 * @param type the request's content type
 * @throws DomainError 400 where it is none, or is cut off
 */
export function partsOf(body: Buffer, type: string): readonly Part[] {
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw malformed();
  const opening = `--${boundary}`;
  const between = Buffer.from(CRLF + opening);
  if (body.toString('latin1', 0, opening.length) !== opening) throw malformed();
  const parts: Part[] = [];
  for (let at = opening.length; ;) {
    const mark = body.toString('latin1', at, at + 2);
    if (mark === '--') return parts;
    const end = body.indexOf(between, at);
    if (mark !== CRLF || end < 0 || parts.length === PARTS_MAX) throw malformed();
    parts.push(partAt(body, at + 2, end));
    at = end + between.length;
  }
}
