import { mp3FrameAt } from './mp3.ts';

/** A kind of audio file that browsers and phones record. */
export interface AudioFormat {
  readonly extension: 'webm' | 'ogg' | 'm4a' | 'wav' | 'mp3';
  readonly mimeType: string;
}

const formats: { readonly [E in AudioFormat['extension']]: AudioFormat } = {
  webm: { extension: 'webm', mimeType: 'audio/webm' },
  ogg: { extension: 'ogg', mimeType: 'audio/ogg' },
  m4a: { extension: 'm4a', mimeType: 'audio/mp4' },
  wav: { extension: 'wav', mimeType: 'audio/wav' },
  mp3: { extension: 'mp3', mimeType: 'audio/mpeg' },
};

const HEAD = 64;

/** What a file is by its first bytes; its name and declared type are not believed. */
export function formatOf(bytes: Uint8Array): AudioFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  // Matroska says in its head which of its kinds it is.
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm')) return formats.webm;
  if (head.startsWith('OggS')) return formats.ogg;
  if (head.startsWith('ftyp', 4)) return formats.m4a;
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return formats.wav;
  if (head.startsWith('ID3') || mp3FrameAt(bytes, 0)) return formats.mp3;
  return undefined;
}
