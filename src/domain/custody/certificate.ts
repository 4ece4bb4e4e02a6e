import * as v from 'valibot';
import type { Link, Sha256 } from './chain.ts';
import { KEY_TEXT, type Signature, SIGNATURE_TEXT } from './signature.ts';

/**
 * The format of a certificate that nobody signed.
 * All certificates from before there were signatures have it.
 */
export const FORMAT = 'sereno-comprovante-1';
export const SIGNED_FORMAT = 'sereno-comprovante-2';
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

const entries = {
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
};

const certificateSchema = v.variant('format', [
  v.strictObject({ format: v.literal(FORMAT), ...entries }),
  v.strictObject({
    format: v.literal(SIGNED_FORMAT),
    ...entries,
    /** Signature of the same text as the digest. */
    signature: v.strictObject({
      key: v.pipe(v.string(), v.regex(KEY_TEXT)),
      value: v.pipe(v.string(), v.regex(SIGNATURE_TEXT)),
    }),
  }),
]);

export type Certificate = v.InferOutput<typeof certificateSchema>;
export type CertificateLink = Certificate['links'][number];

/** The part of a certificate beside its seals, and its last seal, which stands for all of them. */
export interface Statement {
  readonly noteId: string;
  readonly issuedAt: string;
  readonly authors: Certificate['authors'];
  /** The number of links. */
  readonly count: number;
  /** The last of them. */
  readonly head: string;
}

type Stated = Pick<Certificate, 'noteId' | 'issuedAt' | 'authors' | 'links'>;

const statementOf = ({ noteId, issuedAt, authors, links }: Stated): Statement => ({
  noteId,
  issuedAt,
  authors,
  count: links.length,
  head: links.at(-1)?.hash ?? '',
});

const statedAs = (format: string, { noteId, issuedAt, authors, count, head }: Statement): string =>
  JSON.stringify([
    format,
    noteId,
    issuedAt,
    authors.map(({ id: who, name }) => ({ id: who, name })),
    count,
    head,
  ]);

/** Returns what a server signs. */
export const signedText = (statement: Statement): string => statedAs(SIGNED_FORMAT, statement);

/** Returns what the signature of a certificate is of. */
export const signedTextOf = (certificate: Certificate): string =>
  signedText(statementOf(certificate));

export const signatureOf = (certificate: Certificate): Signature | null =>
  certificate.format === SIGNED_FORMAT ? certificate.signature : null;

export const digestOf = (
  certificate: Pick<Certificate, 'format' | 'noteId' | 'issuedAt' | 'authors' | 'links'>,
  sha256: Sha256,
) => sha256(statedAs(certificate.format, statementOf(certificate)));

/** A note's chain as a file holds it. @param texts by version number, where the person wants them in it */
export async function certificateOf(
  chain: { readonly noteId: string; readonly links: readonly Link[] },
  told: Pick<Certificate, 'issuedAt' | 'authors'>,
  texts: ReadonlyMap<number, { readonly salt: string; readonly plaintext: string }>,
  sha256: Sha256,
  signature?: Signature,
): Promise<Certificate> {
  const links = chain.links.map(({ noteId: _, ...link }): CertificateLink => {
    const text = texts.get(link.number);
    return { ...link, ...(text && { salt: text.salt, plaintext: text.plaintext }) };
  });
  const stated = { noteId: chain.noteId, ...told, links };
  if (signature === undefined) {
    const digest = await sha256(statedAs(FORMAT, statementOf(stated)));
    return { format: FORMAT, ...stated, digest };
  }
  const digest = await sha256(signedText(statementOf(stated)));
  return { format: SIGNED_FORMAT, ...stated, digest, signature };
}

/** The file's text. There is one way to write a certificate, so that no byte of it can differ unnoticed. */
export function textOf(certificate: Certificate): string {
  const { format, noteId, issuedAt, authors, links, digest } = certificate;
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
  const by = signatureOf(certificate);
  const signature = by ? { signature: { key: by.key, value: by.value } } : {};
  const whole = { format, noteId, issuedAt, authors: people, links: written, digest, ...signature };
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
