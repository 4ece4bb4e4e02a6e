import { pieceCounter } from '../pieces.ts';

/* Browsers write WebM while they record: without a duration in its head, and with sizes that nobody knew yet. */

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIME_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

/** Their content is walked through, and not skipped. */
const masters = new Set([SEGMENT, INFO, TRACKS, TRACK, CLUSTER, BLOCK_GROUP]);

const AUDIO = 2;
const NANOSECONDS = 1e9;
const LONGEST_ID = 4;
const LONGEST_SIZE = 8;

interface Vint {
  readonly value: number;
  readonly length: number;
}

/** A number whose leading zero bits say its length; ids keep the marking bit. */
function readVint(
  bytes: Uint8Array,
  at: number,
  longest: number,
  keepsMark: boolean,
): Vint | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let more = 1; more < length; more += 1) value = value * 256 + (bytes[at + more] ?? 0);
  return { value, length };
}

const readUint = (bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => value * 256 + byte, 0);

function readFloat(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length === 4) return view.getFloat32(0);
  return bytes.length === 8 ? view.getFloat64(0) : 0;
}

/** The time of a block within its cluster, behind the number of its track. */
function blockTime(bytes: Uint8Array): number {
  const track = readVint(bytes, 0, LONGEST_SIZE, false);
  if (!track || bytes.length < track.length + 2) return 0;
  return new DataView(bytes.buffer, bytes.byteOffset).getInt16(track.length);
}

interface Found {
  /** Nanoseconds a tick. */
  scale: number;
  /** In ticks. */
  duration: number;
  cluster: number;
  last: number;
  blocks: number;
  hasAudio: boolean;
}

function note(found: Found, id: number, content: Uint8Array): void {
  if (id === TIME_SCALE) found.scale = readUint(content);
  else if (id === DURATION) found.duration = readFloat(content);
  else if (id === TRACK_TYPE) found.hasAudio ||= content[0] === AUDIO;
  else if (id === CLUSTER_TIME) found.cluster = readUint(content);
  else if (id === SIMPLE_BLOCK || id === BLOCK) {
    found.blocks += 1;
    found.last = Math.max(found.last, found.cluster + blockTime(content));
  }
}

/**
 * Seconds of audio, also of a recording that was cut off; `undefined` where there is none to hear.
 * @throws RangeError where it has too many blocks
 */
export function webmSeconds(bytes: Uint8Array): number | undefined {
  const found: Found = { scale: 1e6, duration: 0, cluster: 0, last: 0, blocks: 0, hasAudio: false };
  const count = pieceCounter();
  for (let at = 0; at < bytes.length;) {
    count();
    const id = readVint(bytes, at, LONGEST_ID, true);
    const size = id && readVint(bytes, at + id.length, LONGEST_SIZE, false);
    if (!id || !size) break;
    const start = at + id.length + size.length;
    if (masters.has(id.value)) at = start;
    else {
      note(found, id.value, bytes.subarray(start, start + size.value));
      at = start + size.value;
    }
  }
  if (!found.hasAudio || found.blocks === 0) return undefined;
  return (Math.max(found.duration, found.last) * found.scale) / NANOSECONDS;
}
