import * as v from 'valibot';
import type { Link, Sha256 } from './chain.ts';

export const FORMAT = 'sereno-comprovante-1';
/** Five times what a note has that is changed daily for five years. */
export const LINKS_MAX = 10_000;

const HASH = /^[\da-f]{64}$/;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const hash = v.pipe(v.string(), v.regex(HASH));
const id = v.pipe(v.string(), v.regex(ID));
const moment = v.pipe(v.string(), v.regex(MOMENT));
/** Half of a character has no UTF-8: two such texts would have one hash. */
const wholeText = v.pipe(
  v.string(),
  v.check((text) => !/\p{Surrogate}/u.test(text)),
);

const linkSchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: moment,
  receivedAt: v.nullable(moment),
  sealedAt: moment,
  authorId: v.nullable(id),
  textHash: hash,
  hash,
  salt: v.optional(id),
  plaintext: v.optional(wholeText),
});

const certificateSchema = v.strictObject({
  format: v.literal(FORMAT),
  noteId: id,
  /** When the file was made. */
  issuedAt: moment,
  authors: v.pipe(
    v.array(v.strictObject({ id, name: v.pipe(wholeText, v.maxLength(255)) })),
    v.maxLength(100),
  ),
  links: v.pipe(v.array(linkSchema), v.minLength(1), v.maxLength(LINKS_MAX)),
  /** Of all that no seal covers, so that a damaged file is noticed. Whoever forges a file forges this as well. */
  digest: hash,
});

export type Certificate = v.InferOutput<typeof certificateSchema>;
export type CertificateLink = Certificate['links'][number];

const digested = ({ format, noteId, issuedAt, authors, links }: Omit<Certificate, 'digest'>) =>
  JSON.stringify([format, noteId, issuedAt, authors, links.length, links.at(-1)?.hash]);

export const digestOf = (certificate: Omit<Certificate, 'digest'>, sha256: Sha256) =>
  sha256(digested(certificate));

/** A note's chain as a file holds it. @param texts by version number, where the person wants them in it */
export async function certificateOf(
  chain: { readonly noteId: string; readonly links: readonly Link[] },
  told: Pick<Certificate, 'issuedAt' | 'authors'>,
  texts: ReadonlyMap<number, { readonly salt: string; readonly plaintext: string }>,
  sha256: Sha256,
): Promise<Certificate> {
  const links = chain.links.map(({ noteId: _, ...link }): CertificateLink => {
    const text = texts.get(link.number);
    return { ...link, ...(text && { salt: text.salt, plaintext: text.plaintext }) };
  });
  const certificate = { format: FORMAT, noteId: chain.noteId, ...told, links } as const;
  return { ...certificate, digest: await digestOf(certificate, sha256) };
}

/** The file's text. There is one way to write a certificate, so that no byte of it can differ unnoticed. */
export function textOf({ format, noteId, issuedAt, authors, links, digest }: Certificate): string {
  const written = links.map((link) => ({
    number: link.number,
    at: link.at,
    receivedAt: link.receivedAt,
    sealedAt: link.sealedAt,
    authorId: link.authorId,
    textHash: link.textHash,
    hash: link.hash,
    salt: link.salt,
    plaintext: link.plaintext,
  }));
  const people = authors.map(({ id: who, name }) => ({ id: who, name }));
  const whole = { format, noteId, issuedAt, authors: people, links: written, digest };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** @returns `null` for what is no certificate of ours, or is written in another way */
export function certificateIn(text: string): Certificate | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(certificateSchema, found, { abortEarly: true });
  return read.success && textOf(read.output) === text ? read.output : null;
}
