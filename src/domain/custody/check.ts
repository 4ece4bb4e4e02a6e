import {
  type Certificate,
  type CertificateLink,
  certificateIn,
  digestOf,
  signatureOf,
  signedTextOf,
} from './certificate.ts';
import type { Verify } from './signature.ts';
import { BEGINNING, sealedText, saltedText, type Sha256 } from './chain.ts';

/** A note of 500 versions of 100,000 characters, with room. */
export const FILE_MAX_BYTES = 80_000_000;
/** What a certificate of `LINKS_MAX` versions has of brackets, commas and colons outside of its texts, with room. */
const MARKS_MAX = 250_000;
const DEPTH_MAX = 4;

export type Verdict =
  | { readonly kind: 'whole'; readonly certificate: Certificate }
  /** The first version that is not what was sealed. */
  | { readonly kind: 'broken'; readonly number: number; readonly certificate: Certificate }
  /** The chain holds, and its signature is not the named key's. */
  | { readonly kind: 'forged' }
  /** The chain holds, and what is told beside it was changed. */
  | { readonly kind: 'altered' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'tooLarge' };

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** What brackets, commas and colons change of the depth. */
const STEPS: ReadonlyMap<number, number> = new Map(
  Object.entries({ '[': 1, '{': 1, ']': -1, '}': -1, ',': 0, ':': 0 }).map(([mark, step]) => [
    mark.charCodeAt(0),
    step,
  ]),
);

/**
 * Whether a file can be a certificate, before anything is made of it: one of a few bytes an object, or nested a million
 * deep, would take the page down while it is parsed.
 */
export function isPlausible(bytes: Uint8Array): boolean {
  let [depth, marks, inText] = [0, 0, false];
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    // What is escaped in a text ends nothing.
    if (inText && byte === BACKSLASH) place += 1;
    else if (byte === QUOTE) inText = !inText;
    const step = inText ? undefined : STEPS.get(byte);
    if (step === undefined) continue;
    depth += step;
    marks += 1;
    if (depth > DEPTH_MAX || marks > MARKS_MAX) return false;
  }
  return true;
}

async function isLink(
  noteId: string,
  link: CertificateLink,
  before: CertificateLink | undefined,
  sha256: Sha256,
): Promise<boolean> {
  const { salt, plaintext } = link;
  if (link.number !== (before?.number ?? 0) + 1) return false;
  if ((salt === undefined) !== (plaintext === undefined)) return false;
  if (salt !== undefined && plaintext !== undefined)
    if ((await sha256(saltedText(salt, plaintext))) !== link.textHash) return false;
  return (await sha256(sealedText(before?.hash ?? BEGINNING, { ...link, noteId }))) === link.hash;
}

export interface CheckParts {
  readonly sha256: Sha256;
  readonly verify: Verify;
  /** Told of each version that was looked at, and of how many there are. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Reads and checks a certificate's file. Nothing of it is sent anywhere, and nothing else is asked. */
export async function checkCertificate(
  bytes: Uint8Array,
  { sha256, verify, onProgress }: CheckParts,
): Promise<Verdict> {
  if (bytes.length > FILE_MAX_BYTES || !isPlausible(bytes)) return { kind: 'tooLarge' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { kind: 'unreadable' };
  }
  const certificate = certificateIn(text);
  if (!certificate) return { kind: 'unreadable' };
  const { noteId, links } = certificate;
  for (const [index, link] of links.entries()) {
    if (!(await isLink(noteId, link, links[index - 1], sha256)))
      return { kind: 'broken', number: index + 1, certificate };
    onProgress?.(index + 1, links.length);
  }
  const isAltered = (await digestOf(certificate, sha256)) !== certificate.digest;
  if (isAltered) return { kind: 'altered' };
  const signature = signatureOf(certificate);
  if (signature && !(await verify(signedTextOf(certificate), signature))) return { kind: 'forged' };
  return { kind: 'whole', certificate };
}
