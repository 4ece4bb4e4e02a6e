import { pieceCounter } from '../pieces.ts';

const FIRST_CHUNK = 12;
const HEADER = 8;
const FORMAT = 0x666d7420;
const DATA = 0x64617461;
/** Of the bytes a second, within the format. */
const BYTE_RATE = 8;

/**
 * Seconds of sound; `undefined` where there is none to hear.
 * @throws RangeError where the file ends within its format
 */
export function wavSeconds(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let rate = 0;
  const count = pieceCounter();
  for (let at = FIRST_CHUNK; at + HEADER <= bytes.length;) {
    count();
    const kind = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    const start = at + HEADER;
    if (kind === FORMAT) rate = view.getUint32(start + BYTE_RATE, true);
    if (kind === DATA) {
      // A recorder that was cut off has written no size, or the largest.
      const rest = bytes.length - start;
      return rate > 0 ? (size === 0 ? rest : Math.min(size, rest)) / rate : undefined;
    }
    at = start + size + (size % 2);
  }
  return undefined;
}
