import { pieceCounter } from '../pieces.ts';

/* Browsers write MP4 in fragments, whose head knows no duration; phones write it whole. */

const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
const HEADER = 8;
const LARGE_HEADER = 16;

interface Found {
  /** Of the whole file, in ticks a second and ticks. */
  scale: number;
  duration: number;
  /** Of the media that was read last, and of the sound. */
  mediaScale: number;
  soundScale: number;
  /** Of samples that say nothing of their own, in ticks: the track's and the fragment's. */
  trackDefault: number;
  sampleDefault: number;
  /** Where the present fragment begins and the last one ends, in ticks of the sound. */
  fragment: number;
  end: number;
}

type Reader = (found: Found, view: DataView) => void;

const BASE_OFFSET = 0x1;
const DESCRIPTION = 0x2;
const DEFAULT_DURATION = 0x8;
const DATA_OFFSET = 0x1;
const FIRST_FLAGS = 0x4;
const SAMPLE_DURATION = 0x100;
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800];

const flagsOf = (view: DataView): number => view.getUint32(0) & 0xffffff;
const has = (flags: number, flag: number): boolean => (flags & flag) !== 0;

/** Both heads keep two times before the scale, of 4 or 8 bytes. */
function readTimes(view: DataView): { scale: number; duration: number } {
  const isLarge = view.getUint8(0) === 1;
  const at = isLarge ? 20 : 12;
  const duration = isLarge ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4);
  return { scale: view.getUint32(at), duration };
}

/** Ticks of a run of samples. */
function runLength(found: Found, view: DataView): number {
  const flags = flagsOf(view);
  const count = view.getUint32(4);
  if (!has(flags, SAMPLE_DURATION)) return count * found.sampleDefault;
  const first = 8 + (has(flags, DATA_OFFSET) ? 4 : 0) + (has(flags, FIRST_FLAGS) ? 4 : 0);
  const width = 4 * SAMPLE_FIELDS.filter((field) => has(flags, field)).length;
  let ticks = 0;
  for (let at = first; at + 4 <= view.byteLength && (at - first) / width < count; at += width)
    ticks += view.getUint32(at);
  return ticks;
}

const readers: Readonly<Record<string, Reader>> = {
  mvhd: (found, view) => Object.assign(found, readTimes(view)),
  mdhd: (found, view) => {
    found.mediaScale = readTimes(view).scale;
  },
  hdlr: (found, view) => {
    if (view.getUint32(8) === 0x736f756e) found.soundScale = found.mediaScale;
  },
  trex: (found, view) => {
    found.trackDefault = view.getUint32(12);
  },
  tfhd: (found, view) => {
    const flags = flagsOf(view);
    const at = 8 + (has(flags, BASE_OFFSET) ? 8 : 0) + (has(flags, DESCRIPTION) ? 4 : 0);
    found.sampleDefault = has(flags, DEFAULT_DURATION) ? view.getUint32(at) : found.trackDefault;
  },
  tfdt: (found, view) => {
    found.fragment = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  },
  trun: (found, view) => {
    found.fragment += runLength(found, view);
    found.end = Math.max(found.end, found.fragment);
  },
};

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function readBox(view: DataView, at: number): Box | undefined {
  if (at + HEADER > view.byteLength) return undefined;
  const size = view.getUint32(at);
  const type = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)));
  if (size === 0) return { type, start: at + HEADER, end: view.byteLength };
  if (size !== 1) return { type, start: at + HEADER, end: at + Math.max(size, HEADER) };
  if (at + LARGE_HEADER > view.byteLength) return undefined;
  const large = Number(view.getBigUint64(at + HEADER));
  return { type, start: at + LARGE_HEADER, end: at + Math.max(large, LARGE_HEADER) };
}

/**
 * Seconds of sound; `undefined` where there is none to hear.
 * @throws RangeError where the file ends within a box
 */
export function mp4Seconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: Found = {
    scale: 0,
    duration: 0,
    mediaScale: 0,
    soundScale: 0,
    trackDefault: 0,
    sampleDefault: 0,
    fragment: 0,
    end: 0,
  };
  const count = pieceCounter();
  for (let at = 0, box = readBox(view, at); box; box = readBox(view, at)) {
    count();
    const { type, start, end } = box;
    if (containers.has(type)) at = start;
    else {
      const length = Math.max(0, Math.min(end, view.byteLength) - start);
      readers[type]?.(found, new DataView(bytes.buffer, bytes.byteOffset + start, length));
      at = end;
    }
  }
  if (found.soundScale === 0) return undefined;
  const whole = found.scale > 0 ? found.duration / found.scale : 0;
  const seconds = Math.max(whole, found.end / found.soundScale);
  return seconds > 0 ? seconds : undefined;
}
