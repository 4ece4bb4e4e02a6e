/** SHA-256 of a text's UTF-8, in lower-case hexadecimal. */
export type Sha256 = (text: string) => Promise<string>;

/** What a version of a note is sealed with, beside what came before it. */
export interface Sealed {
  readonly noteId: string;
  /** 1, 2, 3 … */
  readonly number: number;
  /** When its author wrote it, by the author's clock; ISO. */
  readonly at: string;
  /** When the server received it; unknown of older ones. */
  readonly receivedAt: string | null;
  /** When the server sealed it: at once, and of what was there before there were seals, later. */
  readonly sealedAt: string;
  readonly authorId: string | null;
  /** Of the text and its salt: see `saltedText`. */
  readonly textHash: string;
}

/** A version's place in the chain of its note. */
export interface Link extends Sealed {
  readonly hash: string;
}

/** Stands before the first version. */
export const BEGINNING = '0'.repeat(64);

/**
 * What a version's seal is the SHA-256 of: these nine lines, joined by line feeds, as UTF-8. No value holds a line feed, so
 * that no two versions have the same lines.
 *
 * 1. `sereno-nota-1`
 * 2. the seal of the version before, of the first one 64 zeros
 * 3. the note's id
 * 4. the version's number, in decimal digits
 * 5. when its author wrote it: UTC with milliseconds, `2026-03-10T14:00:00.000Z`
 * 6. when the server received it, or `-`
 * 7. when the server sealed it
 * 8. its author's id, or `-`
 * 9. the SHA-256 of the salted text
 */
export const sealedText = (previous: string, sealed: Sealed): string =>
  [
    'sereno-nota-1',
    previous,
    sealed.noteId,
    sealed.number,
    sealed.at,
    sealed.receivedAt ?? '-',
    sealed.sealedAt,
    sealed.authorId ?? '-',
    sealed.textHash,
  ].join('\n');

/**
 * What a text's hash is made of: its salt (a UUID of chance), a line feed, the text. Without the salt nobody can find out a
 * short text by hashing guesses: the salt is erased with the text, and what stays of it then says nothing.
 */
export const saltedText = (salt: string, plaintext: string): string => `${salt}\n${plaintext}`;

/** The last link of a chain, of which the next one takes up the seal. */
export type Before = Pick<Link, 'number' | 'hash'>;

/** @param before `null` for a note's first version */
export async function linkAfter(
  before: Before | null,
  version: Omit<Sealed, 'number' | 'textHash'> & {
    readonly salt: string;
    readonly plaintext: string;
  },
  sha256: Sha256,
): Promise<Link> {
  const { salt, plaintext, ...told } = version;
  const textHash = await sha256(saltedText(salt, plaintext));
  const sealed = { ...told, number: (before?.number ?? 0) + 1, textHash };
  return { ...sealed, hash: await sha256(sealedText(before?.hash ?? BEGINNING, sealed)) };
}
