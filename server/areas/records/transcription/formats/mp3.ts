import { pieceCounter } from '../pieces.ts';

/* MPEG audio, layer III: frames one after the other, each with a head that says its length, behind tags of any size. */

/** In bits a second, by the number in the head. */
const BIT_RATES = {
  first: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const TAG_HEADER = 10;

interface Frame {
  /** In bytes. */
  readonly length: number;
  readonly seconds: number;
}

/** By two bits of the head: MPEG 2.5, none, MPEG 2, MPEG 1. */
const DIVISORS = [4, undefined, 2, 1];

/** The frame whose head stands at a place; `undefined` where none can. */
export function mp3FrameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayer3 = (second & 0x06) === 0x02;
  if (!isSync || !isLayer3) return undefined;
  const divisor = DIVISORS[(second >> 3) & 3];
  const sampleRate = SAMPLE_RATES[(third >> 2) & 3];
  const kilobits = BIT_RATES[divisor === 1 ? 'first' : 'later'][(third >> 4) - 1];
  if (!divisor || !sampleRate || !kilobits) return undefined;
  const samples = divisor === 1 ? 1152 : 576;
  const rate = sampleRate / divisor;
  const padding = (third >> 1) & 1;
  const length = Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding;
  return { length, seconds: samples / rate };
}

/** Where the tags end. Their size leaves out the highest bit of each byte. */
function afterTags(bytes: Uint8Array): number {
  const count = pieceCounter();
  let at = 0;
  while (Buffer.from(bytes.subarray(at, at + 3)).toString('latin1') === 'ID3') {
    count();
    const size = bytes
      .subarray(at + 6, at + TAG_HEADER)
      .reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    at += TAG_HEADER + size;
  }
  return at;
}

/** Two in a row, or one that the file ends with: a single head may be chance. */
function isFrame(bytes: Uint8Array, at: number, { length }: Frame): boolean {
  const next = at + length;
  return next >= bytes.length || mp3FrameAt(bytes, next) !== undefined;
}

/**
 * Seconds of sound; `undefined` where there is none to hear.
 * @throws RangeError where it has too many frames
 */
export function mp3Seconds(bytes: Uint8Array): number | undefined {
  let seconds = 0;
  let isInside = false;
  const count = pieceCounter();
  for (let at = afterTags(bytes); at < bytes.length;) {
    if (bytes[at] === 0xff) count();
    const frame = bytes[at] === 0xff ? mp3FrameAt(bytes, at) : undefined;
    isInside = frame !== undefined && (isInside || isFrame(bytes, at, frame));
    if (frame && isInside) seconds += frame.seconds;
    at += frame && isInside ? frame.length : 1;
  }
  return seconds;
}
