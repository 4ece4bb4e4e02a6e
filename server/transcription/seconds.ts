import { parseBuffer } from 'music-metadata';
import type { AudioFormat } from './format.ts';
import { mp4Seconds } from './mp4.ts';
import { webmSeconds } from './webm.ts';

async function measured(bytes: Uint8Array, mimeType: string): Promise<number | undefined> {
  const { format } = await parseBuffer(
    bytes,
    { mimeType, size: bytes.length },
    { duration: true, skipCovers: true },
  );
  return format.duration;
}

/** How long a recording is, in seconds; `undefined` where nothing can be heard of it. */
export async function secondsOf(
  bytes: Uint8Array,
  { extension, mimeType }: AudioFormat,
): Promise<number | undefined> {
  const read = { webm: webmSeconds, m4a: mp4Seconds }[extension as string];
  try {
    const seconds = read ? read(bytes) : await measured(bytes, mimeType);
    return seconds !== undefined && seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
  } catch {
    // Whatever a reader stumbles over is a file that is not what it says.
    return undefined;
  }
}
