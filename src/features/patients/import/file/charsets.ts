import { portugueseScore } from './portugueseScore.ts';
import { decodeIbm850, decodeWindows } from './singleByte.ts';

export const charsets = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'ibm850',
  'utf-16le',
  'utf-16be',
] as const;
export type Charset = (typeof charsets)[number];

export interface Decoded {
  readonly text: string;
  /** Lines, from 1, with bytes that are no UTF-8 and were read as windows-1252. */
  readonly broken: ReadonlySet<number>;
}

/** Those that cannot be told apart by their bytes alone; the first one wins a tie. */
const SINGLE_BYTE = ['windows-1252', 'macintosh', 'ibm850'] as const;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

const isBetween = (byte: number, [least, most]: readonly [number, number]): boolean =>
  byte >= least && byte <= most;

const FOLLOWING = [0x80, 0xbf] as const;
/** The second byte's bounds behind some first ones, narrower than usual: RFC 3629, 4. */
const SECOND: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** Returns the length that a character's first byte announces; 0 where none begins with it. */
function announcedLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/**
 * Returns the length of the UTF-8 character at a place; 0 where there is none.
 * A decoder that throws at each fault holds the page for seconds over a broken file.
 */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = announcedLength(first);
  for (let next = 1; next < length; next += 1) {
    const bounds = next === 1 ? (SECOND[first] ?? FOLLOWING) : FOLLOWING;
    if (!isBetween(bytes[at + next] ?? 0, bounds)) return 0;
  }
  return length;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Decodes UTF-8; each byte that is none is read as windows-1252. */
function decodeMixed(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    const piece = bytes.subarray(at, at + (length || 1));
    text += length === 0 ? decodeWindows(piece) : utf8.decode(piece);
    at += length || 1;
  }
  return text;
}

const CR = 13;
const LF = 10;

/** The bytes line by line, each with its end. */
function* byteLines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF);
    if (!isEnd) continue;
    yield bytes.subarray(start, at + 1);
    start = at + 1;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

function decodeUtf8(bytes: Uint8Array): Decoded {
  const body = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  if (isUtf8(body)) return { text: utf8.decode(body), broken: new Set() };
  const broken = new Set<number>();
  const pieces: string[] = [];
  for (const line of byteLines(body)) {
    if (!isUtf8(line)) broken.add(pieces.length + 1);
    pieces.push(decodeMixed(line));
  }
  return { text: pieces.join(''), broken };
}

function decodeWhole(bytes: Uint8Array, charset: Charset): string {
  if (charset === 'ibm850') return decodeIbm850(bytes);
  return charset === 'windows-1252' ? decodeWindows(bytes) : new TextDecoder(charset).decode(bytes);
}

/** Decodes a file's bytes in a character set. */
export function decode(bytes: Uint8Array, charset: Charset): Decoded {
  if (charset === 'utf-8') return decodeUtf8(bytes);
  return { text: decodeWhole(bytes, charset), broken: new Set() };
}

const LOOKED_AT = 1 << 20;

/** True if nearly all bytes beyond ASCII are UTF-8, and so the others are faults. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [good, bad] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    if (length === 0) bad += 1;
    else if (length > 1) good += 1;
    at += length || 1;
  }
  return bad === 0 || (good > 0 && good >= bad * 2);
}

/** Tells UTF-16 by its mark, or by the empty byte of each plain letter. */
function utf16Of(bytes: Uint8Array): Charset | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const sample = bytes.subarray(0, 2000);
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd * 5 > sample.length && even * 20 < odd) return 'utf-16le';
  return even * 5 > sample.length && odd * 20 < even ? 'utf-16be' : null;
}

/** Returns the character set in which the bytes most likely are Portuguese. */
export function likelyCharset(bytes: Uint8Array): Charset {
  const wide = utf16Of(bytes);
  if (wide) return wide;
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return 'utf-8';
  const sample = bytes.subarray(0, LOOKED_AT);
  const scores = SINGLE_BYTE.map((charset) => portugueseScore(decode(sample, charset).text));
  return SINGLE_BYTE[scores.indexOf(Math.max(...scores))] ?? 'windows-1252';
}
