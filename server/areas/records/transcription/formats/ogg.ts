import { pieceCounter } from '../pieces.ts';

const HEADER = 27;
const BEGINS = 2;
/** Opus counts at this rate, whatever it was recorded at. */
const OPUS_RATE = 48_000;

/** One stream of sound within the file. */
interface Track {
  /** Samples a second. */
  readonly rate: number;
  /** Samples before the first that is heard. */
  readonly skipped: number;
  /** Samples up to the end of the last whole page. */
  end: number;
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, bytes.length - at)).equals(
    Buffer.from(text, 'latin1'),
  );

/** What a stream's first packet says; `undefined` where it is no sound that we know. */
function readTrack(bytes: Uint8Array, view: DataView, at: number): Track | undefined {
  if (startsWith(bytes, at, 'OpusHead'))
    return { rate: OPUS_RATE, skipped: view.getUint16(at + 10, true), end: 0 };
  if (startsWith(bytes, at, '\x01vorbis'))
    return { rate: view.getUint32(at + 12, true), skipped: 0, end: 0 };
  return undefined;
}

const secondsOfTrack = ({ rate, skipped, end }: Track): number =>
  rate > 0 ? Math.max(0, end - skipped) / rate : 0;

/**
 * Seconds of sound, of all streams one after the other; `undefined` where there is none to hear.
 * @throws RangeError where the file ends within its first packet
 */
export function oggSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const tracks: Track[] = [];
  const current = new Map<number, Track>();
  const count = pieceCounter();
  for (let at = 0; at + HEADER <= bytes.length && startsWith(bytes, at, 'OggS');) {
    count();
    const lengths = bytes.subarray(at + HEADER, at + HEADER + (bytes[at + HEADER - 1] ?? 0));
    const start = at + HEADER + lengths.length;
    const next = start + lengths.reduce((sum, length) => sum + length, 0);
    if (next > bytes.length) break;
    const serial = view.getUint32(at + 14, true);
    if (((bytes[at + 5] ?? 0) & BEGINS) !== 0) {
      const track = readTrack(bytes, view, start);
      if (track) {
        tracks.push(track);
        current.set(serial, track);
      }
    }
    const track = current.get(serial);
    // -1 where no packet ends on the page.
    if (track) track.end = Math.max(track.end, Number(view.getBigInt64(at + 6, true)));
    at = next;
  }
  return tracks.reduce((sum, track) => sum + secondsOfTrack(track), 0);
}
