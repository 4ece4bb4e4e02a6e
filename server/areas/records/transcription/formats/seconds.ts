import type { AudioFormat } from './format.ts';
import { mp3Seconds } from './mp3.ts';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { wavSeconds } from './wav.ts';
import { webmSeconds } from './webm.ts';

const readers: Readonly<
  Record<AudioFormat['extension'], (bytes: Uint8Array) => number | undefined>
> = { webm: webmSeconds, ogg: oggSeconds, m4a: mp4Seconds, wav: wavSeconds, mp3: mp3Seconds };

/** How long a recording is, in seconds; `undefined` where nothing can be heard of it. Tags are skipped and not read. */
export function secondsOf(bytes: Uint8Array, { extension }: AudioFormat): number | undefined {
  try {
    const seconds = readers[extension](bytes);
    return seconds !== undefined && seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
  } catch {
    // Whatever a reader stumbles over is a file that is not what it says.
    return undefined;
  }
}
